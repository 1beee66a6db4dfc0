<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Trackwright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy the versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Design boards and rules for train games. Free software, MIT licence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trackwright is an independent fan project. It is not made, endorsed or supported by the publisher or the author of any game, and it holds none of their artwork, logos or texts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Country outlines: Natural Earth. Country names: Unicode CLDR. Towns: GeoNames, CC BY 4.0. Typeface of the boards: IBM Plex Sans Condensed, SIL Open Font License. Windows and drawing: Qt for Python, LGPL.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Action</name>
    <message>
        <source>Place the name automatically</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align in a column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align at the top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align at the bottom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distribute horizontally</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distribute vertically</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name above, right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name on the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name below, right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name below, left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name on the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name above, left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Background picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale by two known points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit into the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit the whole board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the board clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the board anticlockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add city by name…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crossing to…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capital</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to the true place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the country from the border</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the border from the base map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut by the board’s edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the border</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tint…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tint automatically</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take in the cities inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select all cities and routes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revert to the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New from geography…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command palette…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortcuts…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the panel before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Trackwright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That of the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put all panels back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make purple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make white</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make orange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make gray, for any colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One space longer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One space shorter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As many spaces as fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tunnel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ferry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One locomotive icon more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One locomotive icon fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw one card more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw one card fewer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a parallel track</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straighten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let spaces follow the curve again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join two routes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete routes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show frame and title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show tickets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show routes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show borders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show background</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid of 1 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid of 5 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid of 10 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid of 25 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names are shown in this language: {language}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Real size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snap to the grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align with cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid that follows the zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove all guides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names in the next language</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Background</name>
    <message>
        <source>Fit the picture into the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its file stays beside the board.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BackgroundPanel</name>
    <message>
        <source>Opacity of the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fade the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No background picture</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BackgroundTool</name>
    <message>
        <source>Choose a picture to draw over: a scan, a map, a sketch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the first known point on the picture · Esc ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the second known point, far from the first · Esc one point back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click where the first point belongs: a city or a place · Esc back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click where the second point belongs: a city or a place · Esc back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag the picture to move it, a corner to scale it, with Shift freely · arrows nudge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no picture yet: choose one in the panel above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The background is hidden: show it in the panel Layers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale the picture by two points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scaled to {share} %. The points lie where they belong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scaled to {share} %. {rest} mm remain at each point: it is askew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two points lie at one place: click them far apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture would stand on its head: click the places in the same order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture would vanish: click places farther apart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture would be over 20 m long: click nearer places.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BaseMapBorders</name>
    <message>
        <source>Border of {things} from the base map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The base map knows no {names}: rename it, or draw its border.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} lies off this board.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Canvas</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Border</name>
    <message>
        <source>Add a corner to {things}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove a corner of {things}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move a corner of {things}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{thing} crosses itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>onto a corner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>onto an edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw {thing}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cities} inside: part of it now.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BorderTool</name>
    <message>
        <source>Release to drop the corner · Ctrl does not snap · Esc puts it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag the corners of {thing} · click its edge for a corner, Del removes it · click elsewhere for a further area · Esc lets go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the first corner of a region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click the first corner of a country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>G country or region · drag a corner to move it · double-click selects</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Borders are hidden or locked: change that in the panel Layers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An outline needs three corners at least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This outline crosses itself: move its corners, or undo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a hole to {thing}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an area to {thing}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The border of {thing} crosses itself: move the corner, or undo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crosses itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closes the outline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A further area of {thing}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click corners · Shift-click follows a border · Enter, a double click or the first corner closes · Esc one corner back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your outline is still here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Bubble</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the tour</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>City</name>
    <message>
        <source>Tag {things} {tag}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Untag {things} {tag}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {things} to the true place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What lies beyond the edge was put at the edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Country of {things} from the border</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CityNaming</name>
    <message>
        <source>Name of the city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a city by its name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Towns of that name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No town is called {name}. Click on the board to put it there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the name of a town.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a name, or press Ctrl+Enter for a city without one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CityTool</name>
    <message>
        <source>Click to place a crossing to {country} · Esc ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to place a city in {country}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to place a city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> · click a city to select it, double-click to rename it · Ctrl does not snap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cities are hidden or locked: change that in the panel Layers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is off the board: click on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a crossing to {country}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{city} is on the board already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add {city}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{city} lies where the map says.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{city} lies beyond the edge: it was put at the edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This board is no map: {city} lies where you clicked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The map cannot say where {city} lies: it was put in the middle. Drag it to its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the name of a town · arrows choose · Enter puts it where the map says · Esc ends</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the name · arrows choose a town · Enter places it here, Shift+Enter where the map says · Ctrl+Enter without a name · Esc cancels</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Color</name>
    <message>
        <source>purple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>orange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gray</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Type what you want to do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No command is called so.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Toolbar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toolbox</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ContextMenu</name>
    <message>
        <source>Paste here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Country</name>
    <message>
        <source>This board is no map: only boards made from geography have a projection. Draw the border instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of it lies beyond the edge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut {things} by the board’s edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut 6 mm beyond the edge, so that a printed board can be trimmed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tint {things}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tint {things} automatically</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the border of {things}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cities inside {things}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cities} more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cities inside belong to it already.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CountryPicker</name>
    <message>
        <source>Search · Enter chooses the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for a country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Countries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose &amp;none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No country is chosen yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CrossingDialog</name>
    <message>
        <source>Crossing to a country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Countries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Routes to a crossing lead out of the map, into this country:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Differences</name>
    <message>
        <source>Cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crossings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Routes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Countries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} removed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in another order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board: title, size or other settings changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing differs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Edit</name>
    <message>
        <source>Nothing here to paste: copy cities or routes of a board first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste {things}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied {things}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut {things}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate {things}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left out crossings into countries that this board does not have: {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete {things}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed {things}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a mistake in Trackwright, not yours. You can go on; to be sure, save a copy of your board now. Please send us the report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save a copy of the board…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} errors so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A copy is in {path}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>Boards (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures ({endings})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Filing</name>
    <message>
        <source>“{name}” is read-only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stays as it is. Your changes can be saved in another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the board as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the changes to “{name}”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you discard them, they are lost for good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is one of the boards that come with Trackwright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They stay as they are. Save your board in another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a file “{name}” already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you replace it, what is in it is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you replace it, what they have not saved may be lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board could not be saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” was changed by another program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you save over it, what is there now is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;over it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have changes that are not saved. Reading it again can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading it again can be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} was removed by another program; save to have it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved work cannot be kept safe: {why}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Fit</name>
    <message>
        <source>Fit {cities}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit the whole board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FitPanel</name>
    <message>
        <source>Progress of the fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Borders follow the cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything has its room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not everything has its room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything has its room already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing better was found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cities} moved: {mean} mm on average, {most} mm at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlaps: {before} before, {after} now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} beyond the edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} crossing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} too short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left: {things}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GeographyDialog</name>
    <message>
        <source>Standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anniversary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As suits the land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mercator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lambert conformal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lambert equal-area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New board from geography</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Countries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Around a &amp;place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show &amp;neighbouring land</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those that leave room for a route between them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Orientation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;rojection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest to&amp;wns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cr&amp;eate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a country, or a place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 mm is {km} km</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>As opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edits</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Kind</name>
    <message>
        <source>1 city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 crossing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} crossings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} countries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} regions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 route</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} routes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 ticket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} tickets</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Layer</name>
    <message>
        <source>Frame and title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Routes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Borders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Background</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dim</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MeasureTool</name>
    <message>
        <source>Click where to measure to · Esc to take the tape away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click to measure anew · Esc to take the tape away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click where to measure from; two cities show the shortest path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>room for {spaces}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no path</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shortest path: {spaces}, {routes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n} spaces</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Route</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distribute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Background</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;City</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;ountry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board colors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid and guides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>Rename {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewBoardDialog</name>
    <message>
        <source>Large board, lying</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large board, standing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Square board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Open a board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A copy cannot disturb them. If you open it anyway, the last of you who saves is asked before the work of the other is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a &amp;copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;anyway</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OverviewMap</name>
    <message>
        <source>Overview of the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click or drag to move the canvas</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PanTool</name>
    <message>
        <source>Drag or press arrows to move about · wheel, + and − to zoom</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overview</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>“{name}” is not there any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is no picture that can be shown. Choose a PNG, JPEG or SVG file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” does not say how large it is: it may be damaged. Save it anew from another program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” has {width} × {height} pixels, more than can be shown. Save it smaller: 20,000 pixels along its longer side are plenty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is larger than 1 GB. Save it smaller.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” cannot be read: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PictureChoice</name>
    <message>
        <source>Background picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the board first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture lies beside its board. Once the board has a file, “{name}” is copied into that folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save the board…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy “{name}” beside the board?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture lies in the folder of its board or below, so that both can be moved and shared together. The picture itself stays where it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copying “{name}” …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picture {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This picture cannot be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlacePicker</name>
    <message>
        <source>Name of a town</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Towns of that name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Distance around it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Distance around it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Preview</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>“{name}” cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a board, but parts of it cannot be understood. Nothing was changed. Put these lines right in a text editor, then open it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is open elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{name}” is open in {program} on {host}: {user} opened it on {time}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forget these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Unsaved work</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trackwright was ended before this work was saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Route</name>
    <message>
        <source>Make {routes} {color}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit the length of {routes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length {length} for {routes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lengthen {routes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shorten {routes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make {routes} a tunnel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make {routes} no tunnel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make {routes} a ferry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make {routes} no ferry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a track to {routes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straighten {routes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reverse {routes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let spaces of {routes} follow the curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join {routes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete {routes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Icons of {routes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw bonus of {routes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Length {length}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tunnel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ferry {icons}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{curve}, needs {more} mm more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{curve}, {more} mm to spare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove a bend of {route}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bend {route}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move an icon of {route}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a space of {route} by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn a space of {route}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RouteTool</name>
    <message>
        <source>Click a city to begin a {color} route, or a route to change it · P W B Y O K R G A colour · T tunnel · F ferry · D draw bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw {route}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a bend or the end city · 1–9 length, 0 as fits · P W B Y O K R G A colour · T tunnel · F ferry · D draw bonus · Esc one bend back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your route from {city} is still here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>J joins the two routes · Esc lets go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters and digits change all selected routes · Esc lets go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a space, or the tip of the last one to turn it · L lets spaces follow the curve · Esc lets go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag bends and icons · click the line for a bend, Del removes it · Alt-drag a space · X second track · S straighten · U turn round · Esc lets go</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Ruler</name>
    <message>
        <source>Upper ruler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left ruler</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a guide onto the board; double-click its mark to remove it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Select</name>
    <message>
        <source>Move {things}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift keeps to a line · Ctrl does not snap · Alt takes bends along · Esc puts it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the name {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift keeps to a line · Esc puts the name back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Release to select what lies inside · Shift adds it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{things}: locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{note} · unlock in the menu Arrange to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nudge {things}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SelectTool</name>
    <message>
        <source>Click to select · drag for a rubber band · Tab goes from thing to thing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{things} · drag or arrows to move · Del to remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{things} · Del to remove</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search for a command or keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press &amp;new keys:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the canvas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the tool {tool}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys of tools and of the canvas stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{keys}” is used by “{action}”, which will lose it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tool in hand may take this key for itself.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TagsDialog</name>
    <message>
        <source>Tags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tags of {things}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another tag, such as arctic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another tag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Thing</name>
    <message>
        <source>locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>length {length}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tunnel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ferry</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TintDialog</name>
    <message>
        <source>Tint</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tool</name>
    <message>
        <source>Select</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Route</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Border</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Background</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ToolKey</name>
    <message>
        <source>Wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom at the pointer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space and drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the canvas; so does the middle button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+Wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the canvas sideways</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move by 1 mm; with Shift by 10, with Ctrl by 0.1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next thing; with Shift to the one before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the selected thing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a drag back, or select nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the name, or the place that is offered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up and Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose among the places that are offered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the name, then the tool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>So many spaces long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As long as fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One space longer or shorter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Orange</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gray, for any colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tunnel, or none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One locomotive icon more: a ferry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw one card more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another track beside it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straighten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let spaces follow the curve again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join two routes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One bend back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the outline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift and click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow the border up to there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Del</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the corner at the pointer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw a region, or a country again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One corner back, then leave the tool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift and drag a corner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale without keeping the proportions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One point back, then leave the tool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure anew</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Your board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a copy, so try whatever you like. The wheel zooms where the pointer is; hold the space bar and drag to move about. {view.fit} shows the whole board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the pointer does depends on the tool. Each has a letter, so your hand can stay on the board: {tool.select} selects, {tool.city} places cities, {tool.route} draws routes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click where the city shall be and type its name. Real towns are offered while you type; take one with Enter, and it goes where it lies on the map.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Routes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a city, then bends if you want some, then another city. Meanwhile 1 to 9 set the length, a letter sets the colour, T makes a tunnel and F a ferry. X adds a second track.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change anything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a thing to select it and drag it; double-click to rename it; right-click to see what else can be done. Names find their places by themselves, or where you drag them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line always tells what the tool in hand expects, and on the right where the pointer is on the board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers can be hidden, locked or dimmed here, and the history takes you back to any step: nothing you try is final. {edit.undo} undoes the last step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every command by its name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{help.palette} finds any command while you type, and shows its keys. Help › Shortcuts lists them all and lets you change them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your work is safe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file.save} saves. In between, unsaved work is written down every few seconds, and is offered again should the computer stop. Now go and build a board!</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Turn</name>
    <message>
        <source>Turn the board clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the board anticlockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North is not at the top any more: the map has no projection now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture cannot be turned: turn its file.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Draw boards for train games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New board…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New from geography…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards that you open or save appear here. You can also drop a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boards to begin with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each opens as a copy of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New here?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tour of three minutes shows how a board is drawn. It can be left any time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No, thank you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>not saved yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}, read-only</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Row</name>
    <message>
        <source>&amp;Restore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never saved to a file · {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has changed since then</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
