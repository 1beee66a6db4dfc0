"""Pictures as SVG with layers, ids and real text."""

import os
import struct
import zlib
from base64 import b64encode
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import chain, count
from mimetypes import guess_type
from pathlib import Path as FilePath
from typing import assert_never
from urllib.parse import quote
from xml.etree.ElementTree import Element, SubElement, indent, register_namespace, tostring

import numpy as np

from trackwright.rendering.shapes import (
    Anchor,
    Cap,
    Close,
    Commands,
    Curve,
    Group,
    Image,
    Join,
    Layer,
    Line,
    Move,
    Path,
    Picture,
    PixelGrid,
    Placement,
    Raster,
    Shape,
    Style,
    Text,
)
from trackwright.rendering.typeface import TYPEFACES, Typeface
from trackwright.schema.faces import Face

SVG = "http://www.w3.org/2000/svg"
XLINK = "http://www.w3.org/1999/xlink"
INKSCAPE = "http://www.inkscape.org/namespaces/inkscape"


def svg_text(
    picture: Picture,
    *,
    embed_fonts: bool = True,
    embed_images: bool = False,
    folder: FilePath = FilePath(),
) -> str:
    """Return a picture as SVG; images are embedded, or linked relative to `folder`."""
    for prefix, space in (("", SVG), ("xlink", XLINK), ("inkscape", INKSCAPE)):
        register_namespace(prefix, space)
    width, height = _number(picture.width), _number(picture.height)
    root = Element(
        _svg("svg"),
        {"width": f"{width}mm", "height": f"{height}mm", "viewBox": f"0 0 {width} {height}"},
    )
    SubElement(root, _svg("title")).text = _valid(picture.title)
    style = SubElement(SubElement(root, _svg("defs")), _svg("style"), {"type": "text/css"})
    fonts = (_font_face(face, weight) for face, weight in _fonts(picture) if embed_fonts)
    style.text = "".join((*fonts, *map(_font_fallbacks, TYPEFACES.values())))
    writer = _Writer(folder, embed_images)
    for layer in picture.layers:
        writer.layer(root, layer)
    indent(root, " ")
    return tostring(root, encoding="unicode", xml_declaration=False) + "\n"


@dataclass
class _Writer:
    folder: FilePath
    embed_images: bool
    used: set[str] = field(default_factory=set)

    def layer(self, parent: Element, layer: Layer) -> None:
        attributes = {
            "id": self._free_id(f"layer-{layer.name}"),
            f"{{{INKSCAPE}}}groupmode": "layer",
            f"{{{INKSCAPE}}}label": layer.name,
        }
        element = SubElement(parent, _svg("g"), attributes)
        self._shapes(element, layer.groups)

    def _shapes(self, parent: Element, shapes: Iterable[Shape]) -> None:
        for shape in shapes:
            match shape:
                case Group():
                    self._group(parent, shape)
                case Path():
                    _path(parent, shape)
                case Text():
                    _text(parent, shape)
                case Image():
                    self._image(parent, shape, self._address(shape.file), shape.opacity)
                case Raster():
                    self._image(parent, shape, _data_address(png_of(shape.pixels), "image/png"))
                case _:
                    assert_never(shape)

    def _group(self, parent: Element, group: Group) -> None:
        attributes = {}
        if group.id:
            attributes["id"] = self._free_id(group.id)
        if group.at:
            attributes["transform"] = _transform(group.at)
        element = SubElement(parent, _svg("g"), attributes)
        if group.clip is not None:
            clip = self._free_id("clip")
            area = {"d": _data(group.clip), "clip-rule": "evenodd"}
            SubElement(SubElement(element, _svg("clipPath"), {"id": clip}), _svg("path"), area)
            element = SubElement(element, _svg("g"), {"clip-path": f"url(#{clip})"})
        self._shapes(element, group.shapes)

    def _free_id(self, wanted: str) -> str:
        """Return the id, or one like it if something of the same name was drawn before."""
        names = chain([wanted], (f"{wanted}_{number}" for number in count(2)))
        name = next(name for name in names if name not in self.used)
        self.used.add(name)
        return name

    def _image(
        self, parent: Element, image: Image | Raster, address: str, opacity: float = 1.0
    ) -> None:
        attributes = {
            "x": _number(image.x),
            "y": _number(image.y),
            "width": _number(image.width),
            "height": _number(image.height),
            "preserveAspectRatio": "none",
            f"{{{XLINK}}}href": address,
        }
        if opacity < 1:
            attributes["opacity"] = _number(opacity)
        SubElement(parent, _svg("image"), attributes)

    def _address(self, file: FilePath) -> str:
        if self.embed_images:
            kind = guess_type(file.name)[0] or "application/octet-stream"
            return _data_address(file.read_bytes(), kind)
        try:
            return quote(FilePath(os.path.relpath(file, self.folder)).as_posix())
        except ValueError:  # on another drive, which only Windows has
            return file.resolve().as_uri()


def _data_address(data: bytes, kind: str) -> str:
    return f"data:{kind};base64,{b64encode(data).decode()}"


def png_of(grid: PixelGrid) -> bytes:
    """Return pixels as a PNG, each stated as the difference from the one to its left."""
    row = 4 * grid.width
    pixels = np.frombuffer(grid.rgba, np.uint8).reshape(grid.height, grid.width, 4)
    filtered = np.empty((grid.height, row + 1), dtype=np.uint8)
    filtered[:, 0] = 1
    filtered[:, 1:] = np.diff(pixels, axis=1, prepend=np.uint8(0)).reshape(grid.height, row)
    parts = (
        (b"IHDR", struct.pack(">IIBBBBB", grid.width, grid.height, 8, 6, 0, 0, 0)),
        (b"IDAT", zlib.compress(filtered.tobytes(), 6)),
        (b"IEND", b""),
    )
    chunks = (
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in parts
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


def _path(parent: Element, path: Path) -> None:
    attributes = {"d": _data(path.commands), **_style(path.style)}
    if path.style.fill and sum(isinstance(command, Move) for command in path.commands) > 1:
        attributes["fill-rule"] = "evenodd"
    SubElement(parent, _svg("path"), attributes)


def _text(parent: Element, text: Text) -> None:
    """Write a text, and its halo as the same text under it, which every viewer understands."""
    typeface = TYPEFACES[text.face]
    attributes = {
        "x": _number(text.x),
        "y": _number(text.y),
        "font-family": typeface.family,
        "font-size": _number(text.size),
        "font-weight": str(typeface.weight(bold=text.bold)),
    }
    if text.anchor is not Anchor.START:
        attributes["text-anchor"] = text.anchor.value
    if text.angle:
        place = f"{_number(text.x)} {_number(text.y)}"
        attributes["transform"] = f"rotate({_number(text.angle)} {place})"
    if text.spacing:
        attributes["letter-spacing"] = _number(text.spacing)
    if text.halo:
        rim = Style(fill=text.halo.color, stroke=text.halo.color, width=2 * text.halo.width)
        _write_text(parent, text.text, {**attributes, **_style(rim), "aria-hidden": "true"})
    _write_text(parent, text.text, {**attributes, "fill": text.fill})


def _write_text(parent: Element, text: str, attributes: dict[str, str]) -> None:
    SubElement(parent, _svg("text"), attributes).text = _valid(text)


def _style(style: Style) -> dict[str, str]:
    attributes = {"fill": style.fill or "none"}
    if style.stroke and style.width:
        attributes |= {"stroke": style.stroke, "stroke-width": _number(style.width)}
        if style.cap is not Cap.BUTT:
            attributes["stroke-linecap"] = style.cap.value
        if style.join is not Join.MITER:
            attributes["stroke-linejoin"] = style.join.value
        if style.dash:
            attributes["stroke-dasharray"] = " ".join(_number(length) for length in style.dash)
    if style.opacity < 1:
        attributes["opacity"] = _number(style.opacity)
    return attributes


def _data(commands: Commands) -> str:
    return "".join(_command(command) for command in commands)


def _command(command: Move | Line | Curve | Close) -> str:
    match command:
        case Close():
            return "Z"
        case Move():
            letter = "M"
        case Line():
            letter = "L"
        case Curve():
            letter = "C"
        case _:
            assert_never(command)
    return letter + " ".join(_number(value) for value in command)


def _transform(at: Placement) -> str:
    parts = [f"translate({_number(at.x)} {_number(at.y)})"]
    if at.angle:
        parts.append(f"rotate({_number(at.angle)})")
    if at.scale != 1:
        parts.append(f"scale({_number(at.scale, 6)})")
    return " ".join(parts)


def _number(value: float, digits: int = 3) -> str:
    """Return a number without needless zeros, exact to a micrometre."""
    text = f"{value:.{digits}f}".rstrip("0").rstrip(".")
    return "0" if text in {"-0", ""} else text


def _valid(text: str) -> str:
    """Remove characters that are invalid in XML."""
    return "".join(letter for letter in text if _is_valid(ord(letter)))


def _is_valid(code: int) -> bool:
    plain = code >= 0x20 or code in (0x9, 0xA, 0xD)
    return plain and not 0xD800 <= code <= 0xDFFF and code not in (0xFFFE, 0xFFFF)


def _fonts(picture: Picture) -> list[tuple[Face, int]]:
    """Return the typefaces and their weights that a picture uses."""
    groups = (group for layer in picture.layers for group in layer.groups)
    return sorted(
        {(text.face, TYPEFACES[text.face].weight(bold=text.bold)) for text in _texts(groups)}
    )


def _texts(shapes: Iterable[Shape]) -> Iterator[Text]:
    for shape in shapes:
        match shape:
            case Text():
                yield shape
            case Group():
                yield from _texts(shape.shapes)


def _font_fallbacks(typeface: Typeface) -> str:
    """Return a style that overrides the font attribute of texts and adds fallbacks.

    Some programs take a list in the attribute for the name of one family.
    """
    *families, generic = (typeface.family, *typeface.fallbacks)
    listed = ",".join((*(f"'{family}'" for family in families), generic))
    texts = f"text[font-family='{typeface.family}']"
    return f"{texts}{{font-family:{listed};font-stretch:{typeface.stretch}}}\n"


def _font_face(face: Face, weight: int) -> str:
    typeface = TYPEFACES[face]
    data = b64encode(typeface.files[weight].read_bytes()).decode()
    return (
        f"@font-face{{font-family:'{typeface.family}';font-stretch:{typeface.stretch};"
        f"font-weight:{weight};src:url(data:font/ttf;base64,{data})}}\n"
    )


def _svg(name: str) -> str:
    return f"{{{SVG}}}{name}"
