"""Games on a cluster: the same as here, whoever dies; what it cannot do is told in a sentence."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import pytest
from match_builders import shipped_game
from typer.testing import CliRunner

from trackwright.cli.app import app
from trackwright.playtest import cluster as clusters
from trackwright.playtest import jobs
from trackwright.playtest.cluster import Cluster
from trackwright.playtest.cluster_worker import ClusterError, installed, play_on_worker
from trackwright.playtest.jobs import Job, run, tables_text
from trackwright.playtest.simulator import Outcomes
from trackwright.schema.errors import TrackwrightError

JOB = Job(*shipped_game("nordic_countries"), ("greedy", "greedy"), 60)
COMMAND = ("playtest", "nordic_countries", "--players", "2", "--games", "20")

Process = subprocess.Popen[str]


@dataclass(frozen=True)
class Machines:
    """A scheduler and its workers, as a user starts them."""

    address: str
    workers: tuple[Process, ...]


WORKER = ("distributed.cli.dask_worker", "--nthreads", "1", "--no-nanny")


def started(*arguments: str, **variables: str) -> Process:
    """Start a program of dask's, which says in its log when it is ready."""
    command = [sys.executable, "-P", "-m", *arguments, "--no-dashboard"]
    environment = {**os.environ, **variables}
    return subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment)


def logged(process: Process, words: str) -> str:
    """Wait until a log has these words and return what follows them in its line."""
    assert process.stderr is not None
    line = next(line for line in process.stderr if words in line)
    return line.rpartition(words)[2].strip()


@contextmanager
def ended(*processes: Process) -> Iterator[None]:
    """End processes in the end."""
    try:
        yield
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.communicate()


@contextmanager
def a_scheduler() -> Iterator[str]:
    """Start a scheduler without workers and give its address."""
    process = started("distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "0")
    with ended(process):
        yield logged(process, "Scheduler at:")


@pytest.fixture(scope="module")
def machines(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machines]:
    """A scheduler with three workers on which numba is not installed."""
    hiding = tmp_path_factory.mktemp("hiding")
    (hiding / "sitecustomize.py").write_text("import sys; sys.modules['numba'] = None")
    with a_scheduler() as address:
        workers = tuple(started(*WORKER, address, PYTHONPATH=str(hiding)) for _ in range(3))
        with ended(*workers):
            for worker in workers:
                logged(worker, "Registered to:")
            yield Machines(address, workers)


@pytest.fixture
def cluster(machines: Machines) -> Iterator[Cluster]:
    with closing(Cluster(machines.address)) as cluster:
        yield cluster


@pytest.fixture(scope="module")
def games() -> Outcomes:
    return run(JOB)


@pytest.fixture(autouse=True)
def _small_chunks_and_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "CHUNK", 2)
    monkeypatch.setattr(clusters, "SECONDS_TO_ANSWER", 60)  # other tests may run beside these


def same(one: Outcomes, other: Outcomes) -> bool:
    pairs = zip(one.arrays().values(), other.arrays().values(), strict=True)
    return all(np.array_equal(a, b) for a, b in pairs)


def reported(*arguments: str) -> str:
    result = CliRunner().invoke(app, [*COMMAND, *arguments])
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.stdout


def test_the_same_seeds_give_the_same_report_as_here(machines: Machines) -> None:
    elsewhere = reported("--format", "json", "--cluster", machines.address)
    assert json.loads(elsewhere)[0]["games"] == 20
    assert elsewhere == reported("--format", "json", "--plain", "--jobs", "1")


def test_a_run_that_began_here_goes_on_there(
    cluster: Cluster, games: Outcomes, tmp_path: Path
) -> None:
    run(replace(JOB, games=40), folder=tmp_path)
    told: list[int] = []
    assert same(run(JOB, cluster, tmp_path, told.append), games)
    assert (told[0], told[-1]) == (40, 60)


def test_what_is_done_is_kept_when_the_user_interrupts(cluster: Cluster) -> None:
    def interrupt(done: int) -> None:
        if done >= 10:
            raise KeyboardInterrupt

    assert len(run(JOB, cluster, progress=interrupt)) == 10


def test_a_worker_that_dies_loses_no_games(
    machines: Machines, cluster: Cluster, games: Outcomes
) -> None:
    victim = machines.workers[0]

    def kill(done: int) -> None:
        if done == 10:
            victim.send_signal(signal.SIGKILL)

    assert victim.poll() is None
    assert same(run(JOB, cluster, progress=kill), games)
    assert victim.wait() == -signal.SIGKILL


def test_workers_play_with_the_engine_that_is_asked_for(machines: Machines) -> None:
    with pytest.raises(ClusterError, match=r"has the plain engine; install trackwright\[fast\]"):
        reported("--cluster", machines.address, "--fast")


def test_workers_with_another_version_are_refused(tmp_path: Path) -> None:
    other = tmp_path / "trackwright-0.0.1.dist-info"
    other.mkdir()
    (other / "METADATA").write_text("Metadata-Version: 2.1\nName: trackwright\nVersion: 0.0.1\n")
    with a_scheduler() as address:
        worker = started(*WORKER, address, PYTHONPATH=str(tmp_path))
        with ended(worker):
            logged(worker, "Registered to:")
            with pytest.raises(ClusterError, match=r"the worker tcp:.* has trackwright 0\.0\.1"):
                Cluster(address)


def test_workers_that_cannot_load_the_package_are_refused(tmp_path: Path) -> None:
    (tmp_path / "trackwright.py").touch()
    with a_scheduler() as address:
        worker = started(*WORKER, address, PYTHONPATH=str(tmp_path))
        with ended(worker):
            logged(worker, "Registered to:")
            with pytest.raises(ClusterError, match=r"has trackwright .*, but cannot load it"):
                Cluster(address)


@pytest.mark.parametrize("other", [{"trackwright": "0.0.1"}, {"python": "3.10"}])
def test_a_worker_that_joins_with_another_version_refuses(other: dict[str, str]) -> None:
    wanted = replace(installed(), **other)
    with pytest.raises(ClusterError, match=f"has {installed()}, but .* wanted from {wanted}"):
        play_on_worker(wanted, None, tables_text(JOB.game), JOB.styles, (1, 1))


def test_a_scheduler_without_workers_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "SECONDS_FOR_WORKERS", 0.1)
    with a_scheduler() as address, pytest.raises(ClusterError, match=f"`dask worker {address}"):
        Cluster(address)


@pytest.mark.parametrize("address", ["127.0.0.1:9", "nonsense", ""])
def test_an_address_that_nobody_answers_at_is_told(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clusters, "SECONDS_TO_ANSWER", 0.1)
    with pytest.raises(ClusterError, match=f"no scheduler answers at '{address}'"):
        reported("--cluster", address)


def test_processes_here_and_a_cluster_are_not_mixed() -> None:
    with pytest.raises(TrackwrightError, match="leave one out"):
        reported("--cluster", "127.0.0.1:9", "--jobs", "2")


def test_a_missing_extra_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ClusterError, match=r"pip install 'trackwright\[cluster\]'"):
        reported("--cluster", "127.0.0.1:9")


def test_dask_is_loaded_only_for_a_cluster() -> None:
    code = f"""
import sys
from trackwright.cli.app import app
app({[*COMMAND[:-1], "1", "--jobs", "1"]}, standalone_mode=False)
print("trackwright.playtest.jobs" in sys.modules, "distributed" in sys.modules)
"""
    done = subprocess.run([sys.executable, "-P", "-c", code], capture_output=True, text=True)
    assert done.stdout.splitlines()[-1] == "True False"
