"""The plots of a playtest: each function draws one, for one number of players."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from trackwright.formats.playtests.svg_drawing import WIDTH, SvgDrawing
from trackwright.playtest.estimates import Estimate
from trackwright.playtest.findings import FAR_OFF, decimal, percent, usual_completion
from trackwright.playtest.statistics import Report
from trackwright.playtest.verdicts import Finding
from trackwright.schema.board import Board

ROW = 22.0
LABELS = 132.0
"""How much room names have on the left of bars."""

MOST_MISSED = 12
_LONGEST_NAME = 23


def points_plot(report: Report) -> str:
    """Draw the sources of a player's points."""
    rows = {name: one for name, one in report.parts.items() if one.value or one.high}
    rows = {"all": report.points, "winner": report.winner_points, **rows}
    return _bars("Points of a player, and where they come from", rows, highest=None)


def seats_plot(report: Report) -> str:
    """Draw how often each seat wins."""
    rows = {f"player {number}": seat for number, seat in enumerate(report.seats, 1)}
    fair = sum(seat.value for seat in report.seats) / len(report.seats)
    return _bars("Wins by seat", rows, fair=fair)


def styles_plot(report: Report) -> str:
    """Draw how often a player of each style wins."""
    fair = sum(seat.value for seat in report.seats) / len(report.seats)
    return _bars("Wins of a player by style", report.styles, fair=fair)


def missed_plot(report: Report) -> str:
    """Draw where second tracks are missed most."""
    rows = {one.name: one.missed for one in report.missed[:MOST_MISSED]}
    return _bars("Games in which somebody misses a second track", rows)


def completion_plot(report: Report) -> str:
    """Draw how often each ticket is completed, over what it is worth."""
    usual, plot = usual_completion(report), _Axes.over(report, 0.0, 100.0)
    plot.frame("points of the ticket", "completed, in %")
    if usual:
        line = sorted((ticket.points, 100 * usual[ticket.id]) for ticket in report.tickets)
        path = "L".join(f"{plot.x(points):.1f} {plot.y(rate):.1f}" for points, rate in line)
        plot.drawing.add("path", d=f"M{path}", class_="fair")
    for ticket in report.tickets:
        rate, expected = ticket.completed, usual.get(ticket.id)
        kind = "dot"
        if expected is not None and rate.low > expected + FAR_OFF:
            kind = "dot high"
        elif expected is not None and rate.high < expected - FAR_OFF:
            kind = "dot low"
        tooltip = f"{ticket.name} ({ticket.points}): completed in {percent(rate)}"
        if expected is not None:
            tooltip += f"; usual for its points: {100 * expected:.0f} %"
        plot.dot(ticket.points, 100 * rate.value, kind, tooltip)
    return plot.svg("How often tickets are completed, over their points")


def effort_plot(report: Report) -> str:
    """Draw the spaces of the paths that completed each ticket, over its points."""
    seen = [ticket for ticket in report.tickets if ticket.effort.count]
    highest = max((ticket.effort.value for ticket in seen), default=1.0)
    plot = _Axes.over(report, 0.0, max(highest, plot_end(report)))
    plot.frame("points of the ticket", "spaces of the way taken")
    end = min(plot.right, plot.top)
    plot.drawing.line(plot.x(0), plot.y(0), plot.x(end), plot.y(end), "fair")
    for ticket in seen:
        tooltip = (
            f"{ticket.name} ({ticket.points}): {decimal(ticket.effort)} spaces, "
            f"{ticket.effort.count} times"
        )
        far = ticket.effort.low > 1.5 * ticket.points
        plot.dot(ticket.points, ticket.effort.value, "dot high" if far else "dot", tooltip)
    return plot.svg("Spaces that completing a ticket took, over its points")


def claims_plot(board: Board, report: Report) -> str:
    """Draw how often each route is claimed, the most frequent first, in its colour."""
    drawing, height, left, top = SvgDrawing(), 190.0, 40.0, 30.0
    routes = sorted(report.routes, key=lambda route: -route.claimed.value)
    colors = {route.id: route.color for route in board.routes}
    drawing.text(0, 14, "Routes by how often they are claimed", "bold")
    for share in (0, 50, 100):
        y = top + (height - top - 10) * (1 - share / 100)
        drawing.line(left, y, WIDTH, y, "axis")
        drawing.text(left - 4, y + 4, f"{share} %", "soft", "end")
    step = (WIDTH - left) / max(len(routes), 1)
    for number, route in enumerate(routes):
        tall = (height - top - 10) * route.claimed.value
        tooltip = (
            f"{route.name}: claimed in {percent(route.claimed)} of the games, "
            f"{100 * route.by_winner.value:.0f} % of its owners win"
        )
        drawing.add(
            "rect",
            tooltip,
            x=left + number * step + step * 0.1,
            y=height - 10 - tall,
            width=step * 0.8,
            height=max(tall, 1.0),
            fill=f"var(--route-{colors.get(route.id, 'gray')})",
            class_="edge",
        )
    return drawing.svg(WIDTH, height, "Routes by how often they are claimed")


def colors_plot(report: Report) -> str:
    """Draw the cards demanded, spent and available of each colour."""
    drawing, top = SvgDrawing(), 58.0
    highest = max((one.drawn.high for one in report.colors), default=1.0)
    highest = max(highest, *(one.cards for one in report.colors), 1.0)
    scale = (WIDTH - 84 - 34) / highest
    drawing.text(0, 14, "Cards of each colour in a game", "bold")
    drawing.text(0, 32, "dark: claimed routes ask for them; pale: spent on anything", "soft")
    drawing.text(0, 48, "line: drawn; ◆: in the deck", "soft")
    for number, one in enumerate(report.colors):
        y = top + number * ROW
        tooltip = (
            f"{one.id}: {one.cards} in the deck; claimed routes ask for {decimal(one.asked)}, "
            f"{decimal(one.spent)} are spent and {decimal(one.drawn)} drawn in a game"
        )
        fill = f"var(--route-{one.id})" if one.id != "locomotive" else "var(--soft)"
        drawing.text(78, y + 14, one.id, "", "end")
        box = {"x": 84.0, "y": y + 3, "height": ROW - 8, "fill": fill, "class_": "edge"}
        drawing.add("rect", tooltip, width=one.spent.value * scale, opacity=0.45, **box)
        drawing.add("rect", tooltip, width=one.asked.value * scale, **box)
        x = 84 + one.drawn.value * scale
        drawing.add("path", tooltip, d=f"M{x:.1f} {y + 1:.1f}v{ROW - 4:.1f}", class_="whisker")
        drawing.text(84 + one.cards * scale, y + 14, "◆", "", "middle")
        drawing.text(WIDTH, y + 14, f"{one.asked.value:.1f}", "soft", "end")
    return drawing.svg(WIDTH, top + ROW * len(report.colors) + 4, "Cards of each colour")


def evidence_plot(finding: Finding) -> str:
    """Draw a finding's value, its uncertainty, and the usual range."""
    drawing, seen, width, y = SvgDrawing(), finding.seen, 160.0, 9.0
    highest = 1.0 if seen.high <= 1 and (finding.usual or 0) <= 1 else 1.15 * seen.high
    highest = max(highest, finding.usual or 0)
    drawing.line(0, y, width, y, "axis")
    drawing.whisker(width * max(seen.low, 0) / highest, width * seen.high / highest, y)
    drawing.add("circle", cx=width * seen.value / highest, cy=y, r=4, class_="bar")
    if finding.usual is not None:
        x = width * finding.usual / highest
        drawing.line(x, 1, x, 17, "fair")
    return drawing.svg(width, 18, "What was seen, and what is usual")


def plot_end(report: Report) -> float:
    """Return where an axis of tickets' points ends."""
    return float(max((ticket.points for ticket in report.tickets), default=1)) + 1


def _bars(
    title: str,
    rows: Mapping[str, Estimate],
    *,
    fair: float | None = None,
    highest: float | None = 1.0,
) -> str:
    """Draw a bar for each number with its error bar; shares end at 100 %."""
    drawing, top = SvgDrawing(), 26.0
    start = min([0.0, *(one.low for one in rows.values())])
    end = max([0.0, *(one.high for one in rows.values())])
    is_share = highest is not None
    reach = min(1.0, 1.25 * max(end, fair or 0)) if is_share else 1.05 * end
    scale = (WIDTH - LABELS - 44) / ((reach - start) or 1.0)
    nought = LABELS - start * scale
    drawing.text(0, 14, title, "bold")
    for number, (name, one) in enumerate(rows.items()):
        y = top + number * ROW
        tooltip = f"{name}: {percent(one) if is_share else decimal(one)}"
        drawing.text(LABELS - 6, y + 15, _short(name), "", "end")
        left = nought + min(one.value, 0.0) * scale
        drawing.box(left, y + 4, abs(one.value) * scale, ROW - 8, "bar", tooltip)
        drawing.whisker(nought + one.low * scale, nought + one.high * scale, y + ROW / 2)
        shown = f"{100 * one.value:.0f} %" if is_share else f"{one.value:z.1f}"
        drawing.text(WIDTH, y + 15, shown, "soft", "end")
    height = top + ROW * len(rows) + 4
    drawing.line(nought, top, nought, height - 4, "axis")
    if fair is not None:
        drawing.line(nought + fair * scale, top, nought + fair * scale, height - 4, "fair")
    return drawing.svg(WIDTH, height, title)


@dataclass
class _Axes:
    """A plot of dots: points of tickets to the right, something else upwards."""

    right: float
    bottom: float
    top: float
    drawing: SvgDrawing

    @classmethod
    def over(cls, report: Report, bottom: float, top: float) -> "_Axes":
        """Return axes that all tickets find room on."""
        return cls(plot_end(report), bottom, top, SvgDrawing())

    def x(self, value: float) -> float:
        """Return where a number lies from left to right."""
        return 36 + (WIDTH - 46) * value / self.right

    def y(self, value: float) -> float:
        """Return where a number lies from top to bottom."""
        return 254 - 204 * (value - self.bottom) / (self.top - self.bottom)

    def frame(self, across: str, upwards: str) -> None:
        """Draw the axes and say what they count."""
        for value in _ticks(self.right):
            self.drawing.text(self.x(value), 270, f"{value:g}", "soft", "middle")
        for value in _ticks(self.top):
            self.drawing.line(self.x(0), self.y(value), WIDTH - 10, self.y(value), "axis")
            self.drawing.text(30, self.y(value) + 4, f"{value:g}", "soft", "end")
        self.drawing.text(WIDTH - 10, 286, across, "soft", "end")
        self.drawing.text(0, 32, upwards, "soft")

    def dot(self, across: float, upwards: float, kind: str, tooltip: str) -> None:
        """Draw a dot that tells what it is."""
        self.drawing.add(
            "circle", tooltip, cx=self.x(across), cy=self.y(upwards), r=5.0, class_=kind, tabindex=0
        )

    def svg(self, title: str) -> str:
        """Return the plot."""
        self.drawing.text(0, 14, title, "bold")
        return self.drawing.svg(WIDTH, 292, title)


def _ticks(end: float) -> Sequence[float]:
    step = next(step for step in (1, 2, 5, 10, 20, 25, 50, 100, 1e9) if end / step <= 6)
    return [step * number for number in range(int(end / step) + 1)]


def _short(name: str) -> str:
    return name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1]}…"
