"""Headless Chromium, driven through its own pipe: no driver, no port, no network."""

import json
import os
import subprocess
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import which
from typing import Any

import pytest

CHROMIUM = which("chromium") or which("chromium-browser") or which("google-chrome")

needs_chromium = pytest.mark.skipif(CHROMIUM is None, reason="chromium is not installed")

FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
    "--remote-debugging-pipe",
)


@contextmanager
def open_browser(folder: Path) -> Iterator["Browser"]:
    """Run a browser with an empty profile in `folder`."""
    orders_out, orders_in = os.pipe()
    answers_out, answers_in = os.pipe()
    command = [str(CHROMIUM), *FLAGS, f"--user-data-dir={folder}", "about:blank"]
    # The browser reads orders from its file 3 and answers on its file 4.
    wired = ["bash", "-c", f'exec "$@" 3<&{orders_out} 4>&{answers_in}', "bash", *command]
    process = subprocess.Popen(
        wired, pass_fds=(orders_out, answers_in), stderr=subprocess.DEVNULL, process_group=0
    )
    os.close(orders_out)
    os.close(answers_in)
    with os.fdopen(orders_in, "wb", buffering=0) as orders, os.fdopen(answers_out, "rb") as answers:
        browser = Browser(orders, answers)
        try:
            yield browser
        finally:
            browser.order("Browser.close")
            process.wait(timeout=20)


class Browser:
    """Orders to a browser, and what it tells."""

    def __init__(self, orders: Any, answers: Any) -> None:
        self._orders, self._answers = orders, answers
        self._number = 0
        self.events: list[dict[str, Any]] = []

    def order(self, method: str, session: str = "", **parameters: Any) -> dict[str, Any]:
        """Give an order and return the answer; what happens meanwhile is kept."""
        self._number += 1
        order = {"id": self._number, "method": method, "params": parameters}
        if session:
            order["sessionId"] = session
        self._orders.write(json.dumps(order).encode() + b"\0")
        while (told := self._next()).get("id") != self._number:
            self.events.append(told)
        assert "error" not in told, told["error"]
        answer: dict[str, Any] = told["result"]
        return answer

    def wait_for(self, method: str, session: str, before: int) -> None:
        """Wait until something has happened in a page after so many events."""
        while not any(
            (event["method"], event.get("sessionId")) == (method, session)
            for event in self.events[before:]
        ):
            self.events.append(self._next())

    def open_page(self, url: str, width: int = 1400, height: int = 900, **media: str) -> "Page":
        """Open a page in a window of some size; `media` is what it prefers: `dark`."""
        target = self.order("Target.createTarget", url="about:blank")["targetId"]
        session = self.order("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        page = Page(self, session)
        for domain in ("Page", "Runtime", "Log", "Network"):
            page.order(f"{domain}.enable")
        page.order(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=1,
            mobile=width < 600,
        )
        features = [{"name": n.replace("_", "-"), "value": v} for n, v in media.items()]
        page.order("Emulation.setEmulatedMedia", features=features)
        before = len(self.events)
        page.order("Page.navigate", url=url)
        self.wait_for("Page.loadEventFired", session, before)
        return page

    def _next(self) -> dict[str, Any]:
        letters = bytearray()
        while (letter := self._answers.read(1)) != b"\0":
            assert letter, "the browser is gone"
            letters += letter
        told: dict[str, Any] = json.loads(letters)
        return told


class Page:
    """One page in a browser."""

    def __init__(self, browser: Browser, session: str) -> None:
        self._browser, self._session = browser, session

    def order(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Give an order to the page."""
        return self._browser.order(method, self._session, **parameters)

    def value(self, expression: str) -> Any:
        """Return what a JavaScript expression gives, in the page."""
        answer = self.order("Runtime.evaluate", expression=expression, returnByValue=True)
        assert "exceptionDetails" not in answer, answer["exceptionDetails"]
        return answer["result"].get("value")

    def click(self, selector: str) -> None:
        """Click the middle of an element with a real pointer."""
        x, y = self._middle(selector)
        for kind in ("mousePressed", "mouseReleased"):
            self.order("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def hover(self, selector: str) -> None:
        """Move a real pointer to the middle of an element."""
        x, y = self._middle(selector)
        self.order("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)

    def drag(self, selector: str, dx: float, dy: float) -> None:
        """Drag from the middle of an element with a real pointer."""
        x, y = self._middle(selector)
        held = {"button": "left", "buttons": 1}
        self.order("Input.dispatchMouseEvent", type="mousePressed", x=x, y=y, clickCount=1, **held)
        self.order("Input.dispatchMouseEvent", type="mouseMoved", x=x + dx, y=y + dy, **held)
        self.order("Input.dispatchMouseEvent", type="mouseReleased", x=x + dx, y=y + dy, **held)

    def pinch(self, selector: str, before: float, after: float) -> None:
        """Lay two fingers so many pixels beside the middle of an element, and move them."""
        x, y = self._middle(selector)
        self.order("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=2)
        for kind, apart in (("touchStart", before), ("touchMove", after)):
            fingers = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
            self.order("Input.dispatchTouchEvent", type=kind, touchPoints=fingers)
        self.order("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def type(self, text: str) -> None:
        """Type into what has the focus."""
        self.order("Input.insertText", text=text)

    def press(self, key: str) -> None:
        """Press a key."""
        for kind in ("keyDown", "keyUp"):
            self.order("Input.dispatchKeyEvent", type=kind, key=key)

    def screenshot(self, path: Path) -> None:
        """Save what the page looks like."""
        path.write_bytes(b64decode(self.order("Page.captureScreenshot")["data"]))

    @property
    def complaints(self) -> list[dict[str, Any]]:
        """Everything that was written to the console, errors of the page among it."""
        self.value("0")  # whatever happened before is told by now
        methods = ("Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded")
        return [event["params"] for event in self._events() if event["method"] in methods]

    @property
    def requests(self) -> list[str]:
        """The addresses of all that was asked for."""
        self.value("0")
        return [
            event["params"]["request"]["url"]
            for event in self._events()
            if event["method"] == "Network.requestWillBeSent"
        ]

    def _middle(self, selector: str) -> tuple[float, float]:
        box = self.value(
            f"document.querySelector({json.dumps(selector)}).getBoundingClientRect().toJSON()"
        )
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def _events(self) -> list[dict[str, Any]]:
        return [e for e in self._browser.events if e.get("sessionId") == self._session]
