"""Games on a cluster: the workers of a running dask scheduler."""

import asyncio
import logging
from collections.abc import Sequence
from concurrent.futures import CancelledError, Future
from importlib.metadata import version
from importlib.util import find_spec
from pkgutil import resolve_name
from typing import TYPE_CHECKING

from trackwright.playtest.cluster_worker import ClusterError, installed, play_on_worker
from trackwright.playtest.jobs import Job, PlayedChunks, handed_out, tables_text
from trackwright.playtest.simulator import Chunk, Outcomes

if TYPE_CHECKING:
    from distributed import Client

SECONDS_TO_ANSWER = 5
SECONDS_FOR_WORKERS = 5


class Cluster:
    """The workers of a scheduler, to be closed when all games are played.

    When a worker dies, others play its games again.
    """

    def __init__(self, address: str, *, fast: bool | None = None) -> None:
        self._address = address
        self._fast = fast
        self._client = _connected(address)

    def close(self) -> None:
        """Leave the scheduler."""
        self._client.close()

    def play(self, job: Job, chunks: Sequence[Chunk]) -> PlayedChunks:
        """Play chunks of a job's games on all workers, including those that join later."""
        from distributed import KilledWorker

        # The tables are a task's result, which is computed again when its worker dies; scattered
        # data would be lost.
        tables = self._client.submit(str, tables_text(job.game))
        wanted = installed(), self._fast, tables, job.styles
        executor = self._client.get_executor(pure=True)

        def submit(chunk: Chunk) -> Future[Outcomes]:
            future: Future[Outcomes] = executor.submit(play_on_worker, *wanted, chunk)
            return future

        try:
            yield from handed_out(submit, chunks)
        except CancelledError:
            raise ClusterError(
                f"the scheduler at {self._address} is gone; games that --out has kept need not be "
                "played again"
            ) from None
        except KilledWorker as error:
            raise ClusterError(
                f"workers died again and again while they played ({error.last_worker.address} "
                "was the last); look at their logs"
            ) from None


def _connected(address: str) -> "Client":
    if find_spec("distributed") is None:
        raise ClusterError("a cluster needs dask: pip install 'trackwright[cluster]'")
    from distributed import Client

    logging.getLogger("distributed.client").setLevel(logging.CRITICAL)  # our errors say it
    try:
        asyncio.run(_answer(address))  # a client without a scheduler logs errors when it ends
        client = Client(address, timeout=SECONDS_TO_ANSWER, set_as_default=False)
    except (OSError, ValueError) as error:
        raise ClusterError(
            f"no scheduler answers at '{address}'{f' ({error})' if str(error) else ''}; start one "
            "with `dask scheduler` and give the address that it tells"
        ) from None
    try:
        client.wait_for_workers(1, timeout=SECONDS_FOR_WORKERS)
    except TimeoutError:
        client.close()
        raise ClusterError(
            f"the scheduler at {address} has no workers; start some with "
            f"`dask worker {address} --nworkers -1 --nthreads 1`"
        ) from None
    try:
        _refuse_strangers(client)
    except ClusterError:
        client.close()
        raise
    return client


def _refuse_strangers(client: "Client") -> None:
    """Refuse workers that have another version, or cannot load this one.

    A task that cannot be loaded kills its worker, or is handed out forever.
    """
    task = f"{play_on_worker.__module__}:__name__"
    loaded = client.run(resolve_name, task, on_error="return")
    for worker, found in client.run(version, "trackwright", on_error="return").items():
        told = f"trackwright {found}" if isinstance(found, str) else "no trackwright"
        if isinstance(found, str) and not isinstance(loaded.get(worker), str):
            told += ", but cannot load it"
        if told != f"trackwright {installed().trackwright}":
            raise ClusterError(
                f"the worker {worker} has {told}; install {installed()} there, or the same seeds "
                "may give other games"
            )


async def _answer(address: str) -> None:
    from distributed import Security
    from distributed.comm.core import connect

    secured = Security().get_connection_args("client")
    # Another program may listen there and never answer.
    async with asyncio.timeout(SECONDS_TO_ANSWER):
        comm = await connect(address, timeout=SECONDS_TO_ANSWER, **secured)
        await comm.close()
