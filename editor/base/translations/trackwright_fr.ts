<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Trackwright</source>
        <translation>À propos de Trackwright</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versions</translation>
    </message>
    <message>
        <source>&amp;Copy the versions</source>
        <translation>&amp;Copier les versions</translation>
    </message>
    <message>
        <source>Design boards and rules for train games. Free software, MIT licence.</source>
        <translation>Concevez des plateaux et des règles pour des jeux de trains. Logiciel libre, licence MIT.</translation>
    </message>
    <message>
        <source>Trackwright is an independent fan project. It is not made, endorsed or supported by the publisher or the author of any game, and it holds none of their artwork, logos or texts.</source>
        <translation>Trackwright est un projet d’amateurs indépendant. Il n’est ni fait, ni approuvé, ni soutenu par l’éditeur ou l’auteur d’aucun jeu, et ne contient aucune de leurs illustrations, aucun de leurs logos ni de leurs textes.</translation>
    </message>
    <message>
        <source>Country outlines: Natural Earth. Country names: Unicode CLDR. Towns: GeoNames, CC BY 4.0. Typeface of the boards: IBM Plex Sans Condensed, SIL Open Font License. Windows and drawing: Qt for Python, LGPL.</source>
        <translation>Contours des pays&#xa0;: Natural Earth. Noms des pays&#xa0;: Unicode CLDR. Villes&#xa0;: GeoNames, CC BY 4.0. Police des plateaux&#xa0;: IBM Plex Sans Condensed, SIL Open Font License. Fenêtres et dessin&#xa0;: Qt for Python, LGPL.</translation>
    </message>
</context>
<context>
    <name>Action</name>
    <message>
        <source>Place the name automatically</source>
        <translation>Placer le nom automatiquement</translation>
    </message>
    <message>
        <source>Align left</source>
        <translation>Aligner à gauche</translation>
    </message>
    <message>
        <source>Align in a column</source>
        <translation>Aligner en colonne</translation>
    </message>
    <message>
        <source>Align right</source>
        <translation>Aligner à droite</translation>
    </message>
    <message>
        <source>Align at the top</source>
        <translation>Aligner en haut</translation>
    </message>
    <message>
        <source>Align in a row</source>
        <translation>Aligner sur une rangée</translation>
    </message>
    <message>
        <source>Align at the bottom</source>
        <translation>Aligner en bas</translation>
    </message>
    <message>
        <source>Distribute horizontally</source>
        <translation>Répartir horizontalement</translation>
    </message>
    <message>
        <source>Distribute vertically</source>
        <translation>Répartir verticalement</translation>
    </message>
    <message>
        <source>Name above</source>
        <translation>Nom au-dessus</translation>
    </message>
    <message>
        <source>Name above, right</source>
        <translation>Nom au-dessus à droite</translation>
    </message>
    <message>
        <source>Name on the right</source>
        <translation>Nom à droite</translation>
    </message>
    <message>
        <source>Name below, right</source>
        <translation>Nom au-dessous à droite</translation>
    </message>
    <message>
        <source>Name below</source>
        <translation>Nom au-dessous</translation>
    </message>
    <message>
        <source>Name below, left</source>
        <translation>Nom au-dessous à gauche</translation>
    </message>
    <message>
        <source>Name on the left</source>
        <translation>Nom à gauche</translation>
    </message>
    <message>
        <source>Name above, left</source>
        <translation>Nom au-dessus à gauche</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Verrouiller</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Déverrouiller</translation>
    </message>
    <message>
        <source>Background picture…</source>
        <translation>Image de fond…</translation>
    </message>
    <message>
        <source>Scale by two known points</source>
        <translation>Mettre à l’échelle par deux points connus</translation>
    </message>
    <message>
        <source>Fit into the board</source>
        <translation>Ajuster au plateau</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Retirer l’image</translation>
    </message>
    <message>
        <source>Fit the whole board</source>
        <translation>Ajuster tout le plateau</translation>
    </message>
    <message>
        <source>Fit the selection</source>
        <translation>Ajuster la sélection</translation>
    </message>
    <message>
        <source>Turn the board clockwise</source>
        <translation>Tourner le plateau vers la droite</translation>
    </message>
    <message>
        <source>Turn the board anticlockwise</source>
        <translation>Tourner le plateau vers la gauche</translation>
    </message>
    <message>
        <source>Add city by name…</source>
        <translation>Ajouter une ville par son nom…</translation>
    </message>
    <message>
        <source>Crossing to…</source>
        <translation>Passage vers…</translation>
    </message>
    <message>
        <source>Capital</source>
        <translation>Capitale</translation>
    </message>
    <message>
        <source>Big city</source>
        <translation>Grande ville</translation>
    </message>
    <message>
        <source>Tags…</source>
        <translation>Étiquettes…</translation>
    </message>
    <message>
        <source>Move to the true place</source>
        <translation>Déplacer au lieu réel</translation>
    </message>
    <message>
        <source>Take the country from the border</source>
        <translation>Prendre le pays d’après la frontière</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Couper</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Draw a country</source>
        <translation>Dessiner un pays</translation>
    </message>
    <message>
        <source>Draw a region</source>
        <translation>Dessiner une région</translation>
    </message>
    <message>
        <source>Take the border from the base map</source>
        <translation>Prendre la frontière du fond de carte</translation>
    </message>
    <message>
        <source>Cut by the board’s edge</source>
        <translation>Couper au bord du plateau</translation>
    </message>
    <message>
        <source>Remove the border</source>
        <translation>Retirer la frontière</translation>
    </message>
    <message>
        <source>Tint…</source>
        <translation>Teinte…</translation>
    </message>
    <message>
        <source>Tint automatically</source>
        <translation>Teinte automatique</translation>
    </message>
    <message>
        <source>Take in the cities inside</source>
        <translation>Rattacher les villes à l’intérieur</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Select all cities and routes</source>
        <translation>Sélectionner toutes les villes et routes</translation>
    </message>
    <message>
        <source>Select nothing</source>
        <translation>Ne rien sélectionner</translation>
    </message>
    <message>
        <source>New…</source>
        <translation>Nouveau…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Revert to the file</source>
        <translation>Revenir au fichier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>New from geography…</source>
        <translation>Nouveau d’après la géographie…</translation>
    </message>
    <message>
        <source>Command palette…</source>
        <translation>Palette de commandes…</translation>
    </message>
    <message>
        <source>Shortcuts…</source>
        <translation>Raccourcis…</translation>
    </message>
    <message>
        <source>Go to the next panel</source>
        <translation>Aller au panneau suivant</translation>
    </message>
    <message>
        <source>Go to the panel before</source>
        <translation>Aller au panneau précédent</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Suivre la visite guidée</translation>
    </message>
    <message>
        <source>About Trackwright</source>
        <translation>À propos de Trackwright</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claire</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>That of the system</source>
        <translation>Celle du système</translation>
    </message>
    <message>
        <source>Put all panels back</source>
        <translation>Remettre tous les panneaux en place</translation>
    </message>
    <message>
        <source>Make purple</source>
        <translation>Rendre violette</translation>
    </message>
    <message>
        <source>Make white</source>
        <translation>Rendre blanche</translation>
    </message>
    <message>
        <source>Make blue</source>
        <translation>Rendre bleue</translation>
    </message>
    <message>
        <source>Make yellow</source>
        <translation>Rendre jaune</translation>
    </message>
    <message>
        <source>Make orange</source>
        <translation>Rendre orange</translation>
    </message>
    <message>
        <source>Make black</source>
        <translation>Rendre noire</translation>
    </message>
    <message>
        <source>Make red</source>
        <translation>Rendre rouge</translation>
    </message>
    <message>
        <source>Make green</source>
        <translation>Rendre verte</translation>
    </message>
    <message>
        <source>Make gray, for any colour</source>
        <translation>Rendre grise, pour toute couleur</translation>
    </message>
    <message>
        <source>One space longer</source>
        <translation>Une case de plus</translation>
    </message>
    <message>
        <source>One space shorter</source>
        <translation>Une case de moins</translation>
    </message>
    <message>
        <source>As many spaces as fit</source>
        <translation>Autant de cases qu’il en tient</translation>
    </message>
    <message>
        <source>Tunnel</source>
        <translation>Tunnel</translation>
    </message>
    <message>
        <source>Ferry</source>
        <translation>Ferry</translation>
    </message>
    <message>
        <source>One locomotive icon more</source>
        <translation>Une locomotive de plus</translation>
    </message>
    <message>
        <source>One locomotive icon fewer</source>
        <translation>Une locomotive de moins</translation>
    </message>
    <message>
        <source>Draw one card more</source>
        <translation>Piocher une carte de plus</translation>
    </message>
    <message>
        <source>Draw one card fewer</source>
        <translation>Piocher une carte de moins</translation>
    </message>
    <message>
        <source>Add a parallel track</source>
        <translation>Ajouter une voie parallèle</translation>
    </message>
    <message>
        <source>Straighten</source>
        <translation>Redresser</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Inverser</translation>
    </message>
    <message>
        <source>Let spaces follow the curve again</source>
        <translation>Remettre les cases sur la courbe</translation>
    </message>
    <message>
        <source>Join two routes</source>
        <translation>Joindre deux routes</translation>
    </message>
    <message>
        <source>Delete routes</source>
        <translation>Supprimer les routes</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classique</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Show frame and title</source>
        <translation>Montrer le cadre et le titre</translation>
    </message>
    <message>
        <source>Show tickets</source>
        <translation>Montrer les billets</translation>
    </message>
    <message>
        <source>Show names</source>
        <translation>Montrer les noms</translation>
    </message>
    <message>
        <source>Show cities</source>
        <translation>Montrer les villes</translation>
    </message>
    <message>
        <source>Show routes</source>
        <translation>Montrer les routes</translation>
    </message>
    <message>
        <source>Show borders</source>
        <translation>Montrer les frontières</translation>
    </message>
    <message>
        <source>Show background</source>
        <translation>Montrer le fond</translation>
    </message>
    <message>
        <source>Grid of 1 mm</source>
        <translation>Grille de 1&#xa0;mm</translation>
    </message>
    <message>
        <source>Grid of 5 mm</source>
        <translation>Grille de 5&#xa0;mm</translation>
    </message>
    <message>
        <source>Grid of 10 mm</source>
        <translation>Grille de 10&#xa0;mm</translation>
    </message>
    <message>
        <source>Grid of 25 mm</source>
        <translation>Grille de 25&#xa0;mm</translation>
    </message>
    <message>
        <source>Names are shown in this language: {language}</source>
        <translation>Les noms sont montrés dans cette langue&#xa0;: {language}</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Montrer tout le plateau</translation>
    </message>
    <message>
        <source>Show what is selected</source>
        <translation>Montrer la sélection</translation>
    </message>
    <message>
        <source>Real size</source>
        <translation>Taille réelle</translation>
    </message>
    <message>
        <source>Rulers</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Snap to the grid</source>
        <translation>Aimanter à la grille</translation>
    </message>
    <message>
        <source>Align with cities</source>
        <translation>Aligner avec les villes</translation>
    </message>
    <message>
        <source>Grid that follows the zoom</source>
        <translation>Grille qui suit le zoom</translation>
    </message>
    <message>
        <source>Remove all guides</source>
        <translation>Retirer tous les repères</translation>
    </message>
    <message>
        <source>Names in the next language</source>
        <translation>Noms dans la langue suivante</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Export again</source>
        <translation>Exporter à nouveau</translation>
    </message>
    <message>
        <source>Suggest tickets…</source>
        <translation>Proposer des billets…</translation>
    </message>
    <message>
        <source>Measures…</source>
        <translation>Mesures…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Règles…</translation>
    </message>
</context>
<context>
    <name>Background</name>
    <message>
        <source>Fit the picture into the board</source>
        <translation>Ajuster l’image au plateau</translation>
    </message>
    <message>
        <source>Remove the picture</source>
        <translation>Retirer l’image</translation>
    </message>
    <message>
        <source>Its file stays beside the board.</source>
        <translation>Son fichier reste à côté du plateau.</translation>
    </message>
</context>
<context>
    <name>BackgroundPanel</name>
    <message>
        <source>Opacity of the picture</source>
        <translation>Opacité de l’image</translation>
    </message>
    <message>
        <source>Fade the picture</source>
        <translation>Estomper l’image</translation>
    </message>
    <message>
        <source>No background picture</source>
        <translation>Pas d’image de fond</translation>
    </message>
</context>
<context>
    <name>BackgroundTool</name>
    <message>
        <source>Choose a picture to draw over: a scan, a map, a sketch</source>
        <translation>Choisissez une image sur laquelle dessiner&#xa0;: un scan, une carte, un croquis</translation>
    </message>
    <message>
        <source>Click the first known point on the picture · Esc ends</source>
        <translation>Cliquez le premier point connu sur l’image · Échap termine</translation>
    </message>
    <message>
        <source>Click the second known point, far from the first · Esc one point back</source>
        <translation>Cliquez le second point connu, loin du premier · Échap revient d’un point</translation>
    </message>
    <message>
        <source>Click where the first point belongs: a city or a place · Esc back</source>
        <translation>Cliquez la vraie place du premier point&#xa0;: une ville ou un lieu · Échap revient</translation>
    </message>
    <message>
        <source>Click where the second point belongs: a city or a place · Esc back</source>
        <translation>Cliquez la vraie place du second point&#xa0;: une ville ou un lieu · Échap revient</translation>
    </message>
    <message>
        <source>Drag the picture to move it, a corner to scale it, with Shift freely · arrows nudge</source>
        <translation>Tirez l’image pour la déplacer, un coin pour l’agrandir, librement avec Maj · les flèches la poussent</translation>
    </message>
    <message>
        <source>There is no picture yet: choose one in the panel above.</source>
        <translation>Il n’y a pas encore d’image&#xa0;: choisissez-en une dans le panneau ci-dessus.</translation>
    </message>
    <message>
        <source>The background is hidden: show it in the panel Layers.</source>
        <translation>Le fond est caché&#xa0;: montrez-le dans le panneau Calques.</translation>
    </message>
    <message>
        <source>Move the picture</source>
        <translation>Déplacer l’image</translation>
    </message>
    <message>
        <source>Scale the picture</source>
        <translation>Mettre l’image à l’échelle</translation>
    </message>
    <message>
        <source>Scale the picture by two points</source>
        <translation>Mettre l’image à l’échelle par deux points</translation>
    </message>
    <message>
        <source>Scaled to {share} %. The points lie where they belong.</source>
        <translation>Mise à {share}&#xa0;%. Les points sont à leur place.</translation>
    </message>
    <message>
        <source>Scaled to {share} %. {rest} mm remain at each point: it is askew.</source>
        <translation>Mise à {share}&#xa0;%. Il reste {rest}&#xa0;mm à chaque point&#xa0;: elle est de travers.</translation>
    </message>
    <message>
        <source>Two points lie at one place: click them far apart.</source>
        <translation>Deux points sont au même endroit&#xa0;: cliquez-les loin l’un de l’autre.</translation>
    </message>
    <message>
        <source>The picture would stand on its head: click the places in the same order.</source>
        <translation>L’image serait la tête en bas&#xa0;: cliquez les places dans le même ordre.</translation>
    </message>
    <message>
        <source>The picture would vanish: click places farther apart.</source>
        <translation>L’image disparaîtrait&#xa0;: cliquez des places plus éloignées.</translation>
    </message>
    <message>
        <source>The picture would be over 20 m long: click nearer places.</source>
        <translation>L’image mesurerait plus de 20&#xa0;m&#xa0;: cliquez des places plus proches.</translation>
    </message>
</context>
<context>
    <name>Balance</name>
    <message>
        <source>{cities} with 1 connection</source>
        <translation>{cities} avec 1 liaison</translation>
    </message>
    <message>
        <source>{cities} with {n} connections</source>
        <translation>{cities} avec {n} liaisons</translation>
    </message>
    <message>
        <source>Connections on the ways of {tickets} tickets: {n}</source>
        <translation>Liaisons sur le chemin de {tickets} billets&#xa0;: {n}</translation>
    </message>
    <message>
        <source>Only {connection} leads to {cities}</source>
        <translation>Seule la liaison {connection} mène à {cities}</translation>
    </message>
    <message>
        <source>Only through {city} one comes to {cities}</source>
        <translation>On ne rejoint {cities} qu’en passant par {city}</translation>
    </message>
    <message>
        <source>{routes} of length {n}</source>
        <translation>{routes} de longueur {n}</translation>
    </message>
    <message>
        <source>{color}, length {n}: {routes}</source>
        <translation>{color}, longueur {n}&#xa0;: {routes}</translation>
    </message>
    <message>
        <source>{color}: {routes} with {n} spaces</source>
        <translation>{color}&#xa0;: {routes} avec {n} cases</translation>
    </message>
    <message>
        <source>{n} tickets</source>
        <translation>{n} billets</translation>
    </message>
    <message>
        <source>Most tickets of a deck over one connection</source>
        <translation>Part d’un paquet sur une même liaison</translation>
    </message>
    <message>
        <source>Tickets that name the busiest city</source>
        <translation>Billets qui nomment la ville la plus demandée</translation>
    </message>
    <message>
        <source>Connections in countries and regions</source>
        <translation>Liaisons dans les pays et régions</translation>
    </message>
    <message>
        <source>Connections for each city</source>
        <translation>Liaisons par ville</translation>
    </message>
    <message>
        <source>Widest gap between values of a deck</source>
        <translation>Plus grand écart entre valeurs d’un paquet</translation>
    </message>
    <message>
        <source>Gray spaces</source>
        <translation>Cases grises</translation>
    </message>
    <message>
        <source>Most connections of a city</source>
        <translation>Plus grand nombre de liaisons d’une ville</translation>
    </message>
    <message>
        <source>Connections that no ticket needs</source>
        <translation>Liaisons qu’aucun billet ne demande</translation>
    </message>
    <message>
        <source>Length of routes, colour by colour</source>
        <translation>Longueur des routes, couleur par couleur</translation>
    </message>
    <message>
        <source>Tickets over double connections, against single ones</source>
        <translation>Billets sur les liaisons doubles, par rapport aux simples</translation>
    </message>
    <message>
        <source>Spaces on long routes</source>
        <translation>Cases sur des routes longues</translation>
    </message>
    <message>
        <source>Long tickets</source>
        <translation>Billets longs</translation>
    </message>
    <message>
        <source>Longest ticket, of a player’s trains</source>
        <translation>Billet le plus long, en part des wagons d’un joueur</translation>
    </message>
    <message>
        <source>Mean distance, of a player’s trains</source>
        <translation>Distance moyenne, en part des wagons d’un joueur</translation>
    </message>
    <message>
        <source>Players who need the same connection</source>
        <translation>Joueurs qui ont besoin de la même liaison</translation>
    </message>
    <message>
        <source>Tickets that one route completes</source>
        <translation>Billets qu’une seule route accomplit</translation>
    </message>
    <message>
        <source>Longest distance, of a player’s trains</source>
        <translation>Plus grande distance, en part des wagons d’un joueur</translation>
    </message>
    <message>
        <source>Regular tickets as dear as long ones</source>
        <translation>Billets courants aussi chers que les longs</translation>
    </message>
    <message>
        <source>Connections with several tracks</source>
        <translation>Liaisons à plusieurs voies</translation>
    </message>
    <message>
        <source>Spaces on short routes</source>
        <translation>Cases sur des routes courtes</translation>
    </message>
    <message>
        <source>Short tickets</source>
        <translation>Billets courts</translation>
    </message>
    <message>
        <source>Spaces for each card, colour by colour</source>
        <translation>Cases par carte, couleur par couleur</translation>
    </message>
    <message>
        <source>Tickets for each city</source>
        <translation>Billets par ville</translation>
    </message>
    <message>
        <source>as on the published boards</source>
        <translation>comme sur les plateaux publiés</translation>
    </message>
    <message>
        <source>a little outside of what the published boards have</source>
        <translation>un peu en dehors de ce qu’ont les plateaux publiés</translation>
    </message>
    <message>
        <source>far from what the published boards have</source>
        <translation>loin de ce qu’ont les plateaux publiés</translation>
    </message>
</context>
<context>
    <name>BalancePanel</name>
    <message>
        <source>Routes by colour and length</source>
        <translation>Routes par couleur et longueur</translation>
    </message>
    <message>
        <source>Routes by length</source>
        <translation>Routes par longueur</translation>
    </message>
    <message>
        <source>Cities by connections</source>
        <translation>Villes par nombre de liaisons</translation>
    </message>
    <message>
        <source>Connections by the tickets that need them</source>
        <translation>Liaisons par nombre de billets qui les demandent</translation>
    </message>
    <message>
        <source>Bridges and bottlenecks</source>
        <translation>Ponts et goulets</translation>
    </message>
    <message>
        <source>Busiest connections</source>
        <translation>Liaisons les plus demandées</translation>
    </message>
    <message>
        <source>Boards with 20 cities or more are compared with the published ones.</source>
        <translation>Les plateaux d’au moins 20 villes sont comparés à ceux qui sont publiés.</translation>
    </message>
    <message>
        <source>Routes</source>
        <translation>Routes</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>Billets</translation>
    </message>
    <message>
        <source>Published boards</source>
        <translation>Plateaux publiés</translation>
    </message>
    <message>
        <source>The board is being measured …</source>
        <translation>Mesure du plateau en cours…</translation>
    </message>
    <message>
        <source>Shown on the board</source>
        <translation>Montrer sur le plateau</translation>
    </message>
    <message>
        <source>No tickets yet.</source>
        <translation>Pas encore de billets.</translation>
    </message>
    <message>
        <source>No city depends on a single connection or another city.</source>
        <translation>Aucune ville ne dépend d’une seule liaison ou d’une autre ville.</translation>
    </message>
</context>
<context>
    <name>BaseMapBorders</name>
    <message>
        <source>Border of {things} from the base map</source>
        <translation>Frontière de {things} d’après le fond de carte</translation>
    </message>
    <message>
        <source>The base map knows no {names}: rename it, or draw its border.</source>
        <translation>Le fond de carte ne connaît pas {names}&#xa0;: renommez-le ou dessinez sa frontière.</translation>
    </message>
    <message>
        <source>{names} lies off this board.</source>
        <translation>{names} est hors de ce plateau.</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Canvas</source>
        <translation>Plan de travail</translation>
    </message>
</context>
<context>
    <name>Border</name>
    <message>
        <source>Add a corner to {things}</source>
        <translation>Ajouter un coin à {things}</translation>
    </message>
    <message>
        <source>Remove a corner of {things}</source>
        <translation>Retirer un coin de {things}</translation>
    </message>
    <message>
        <source>Move a corner of {things}</source>
        <translation>Déplacer un coin de {things}</translation>
    </message>
    <message>
        <source>{thing} crosses itself</source>
        <translation>{thing} se croise</translation>
    </message>
    <message>
        <source>onto a corner</source>
        <translation>sur un coin</translation>
    </message>
    <message>
        <source>onto an edge</source>
        <translation>sur un bord</translation>
    </message>
    <message>
        <source>Draw {thing}</source>
        <translation>Dessiner {thing}</translation>
    </message>
    <message>
        <source>{cities} inside: part of it now.</source>
        <translation>À l’intérieur&#xa0;: {cities}, qui en font maintenant partie.</translation>
    </message>
</context>
<context>
    <name>BorderTool</name>
    <message>
        <source>Release to drop the corner · Ctrl does not snap · Esc puts it back</source>
        <translation>Relâchez pour poser le coin · Ctrl&#xa0;: sans aimant · Échap le remet en place</translation>
    </message>
    <message>
        <source>Drag the corners of {thing} · click its edge for a corner, Del removes it · click elsewhere for a further area · Esc lets go</source>
        <translation>Tirez les coins de {thing} · cliquez son bord pour un coin, Suppr le retire · cliquez ailleurs pour une autre surface · Échap lâche</translation>
    </message>
    <message>
        <source>Click the first corner of a region</source>
        <translation>Cliquez le premier coin d’une région</translation>
    </message>
    <message>
        <source>Click the first corner of a country</source>
        <translation>Cliquez le premier coin d’un pays</translation>
    </message>
    <message>
        <source>G country or region · drag a corner to move it · double-click selects</source>
        <translation>G pays ou région · tirez un coin pour le déplacer · un double clic sélectionne</translation>
    </message>
    <message>
        <source>Borders are hidden or locked: change that in the panel Layers.</source>
        <translation>Les frontières sont cachées ou verrouillées&#xa0;: changez cela dans le panneau Calques.</translation>
    </message>
    <message>
        <source>An outline needs three corners at least.</source>
        <translation>Un contour a au moins trois coins.</translation>
    </message>
    <message>
        <source>This outline crosses itself: move its corners, or undo.</source>
        <translation>Ce contour se croise&#xa0;: déplacez ses coins ou annulez.</translation>
    </message>
    <message>
        <source>Add a hole to {thing}</source>
        <translation>Ajouter un trou à {thing}</translation>
    </message>
    <message>
        <source>Add an area to {thing}</source>
        <translation>Ajouter une surface à {thing}</translation>
    </message>
    <message>
        <source>Name of the region</source>
        <translation>Nom de la région</translation>
    </message>
    <message>
        <source>Name of the country</source>
        <translation>Nom du pays</translation>
    </message>
    <message>
        <source>The border of {thing} crosses itself: move the corner, or undo.</source>
        <translation>La frontière de {thing} se croise&#xa0;: déplacez le coin ou annulez.</translation>
    </message>
    <message>
        <source>crosses itself</source>
        <translation>se croise</translation>
    </message>
    <message>
        <source>closes the outline</source>
        <translation>ferme le contour</translation>
    </message>
    <message>
        <source>A further area of {thing}</source>
        <translation>Une autre surface de {thing}</translation>
    </message>
    <message>
        <source>A region</source>
        <translation>Une région</translation>
    </message>
    <message>
        <source>A country</source>
        <translation>Un pays</translation>
    </message>
    <message>
        <source>Click corners · Shift-click follows a border · Enter, a double click or the first corner closes · Esc one corner back</source>
        <translation>Cliquez les coins · Maj-clic suit une frontière · Entrée, un double clic ou le premier coin ferme · Échap revient d’un coin</translation>
    </message>
    <message>
        <source>Your outline is still here.</source>
        <translation>Votre contour est encore là.</translation>
    </message>
    <message>
        <source>The outline that you have begun is not on the board yet</source>
        <translation>Le contour commencé n’est pas encore sur le plateau</translation>
    </message>
</context>
<context>
    <name>Bubble</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Leave the tour</source>
        <translation>Quitter la visite</translation>
    </message>
</context>
<context>
    <name>CardSize</name>
    <message>
        <source>Mini</source>
        <translation>Mini</translation>
    </message>
    <message>
        <source>American</source>
        <translation>Américaine</translation>
    </message>
    <message>
        <source>Euro</source>
        <translation>Euro</translation>
    </message>
    <message>
        <source>Poker</source>
        <translation>Poker</translation>
    </message>
</context>
<context>
    <name>City</name>
    <message>
        <source>Tag {things} {tag}</source>
        <translation>Étiqueter {things}&#xa0;: {tag}</translation>
    </message>
    <message>
        <source>Untag {things} {tag}</source>
        <translation>Retirer de {things} l’étiquette {tag}</translation>
    </message>
    <message>
        <source>Move {things} to the true place</source>
        <translation>Déplacer {things} au lieu réel</translation>
    </message>
    <message>
        <source>What lies beyond the edge was put at the edge.</source>
        <translation>Ce qui dépassait a été mis au bord.</translation>
    </message>
    <message>
        <source>Country of {things} from the border</source>
        <translation>Pays de {things} d’après la frontière</translation>
    </message>
</context>
<context>
    <name>CityNaming</name>
    <message>
        <source>Name of the city</source>
        <translation>Nom de la ville</translation>
    </message>
    <message>
        <source>Add a city by its name</source>
        <translation>Ajouter une ville par son nom</translation>
    </message>
    <message>
        <source>Towns of that name</source>
        <translation>Villes de ce nom</translation>
    </message>
    <message>
        <source>No town is called {name}. Click on the board to put it there.</source>
        <translation>Aucune ville ne s’appelle {name}. Cliquez sur le plateau pour l’y mettre.</translation>
    </message>
    <message>
        <source>Type the name of a town.</source>
        <translation>Tapez le nom d’une ville.</translation>
    </message>
    <message>
        <source>Type a name, or press Ctrl+Enter for a city without one.</source>
        <translation>Tapez un nom, ou Ctrl+Entrée pour une ville sans nom.</translation>
    </message>
</context>
<context>
    <name>CityTool</name>
    <message>
        <source>Click to place a crossing to {country} · Esc ends</source>
        <translation>Cliquez pour placer un passage vers {country} · Échap termine</translation>
    </message>
    <message>
        <source>Click to place a city in {country}</source>
        <translation>Cliquez pour placer une ville ({country})</translation>
    </message>
    <message>
        <source>Click to place a city</source>
        <translation>Cliquez pour placer une ville</translation>
    </message>
    <message>
        <source> · click a city to select it, double-click to rename it · Ctrl does not snap</source>
        <translation> · cliquez une ville pour la sélectionner, double-cliquez pour la renommer · Ctrl&#xa0;: sans aimant</translation>
    </message>
    <message>
        <source>Cities are hidden or locked: change that in the panel Layers.</source>
        <translation>Les villes sont cachées ou verrouillées&#xa0;: changez cela dans le panneau Calques.</translation>
    </message>
    <message>
        <source>This is off the board: click on the board.</source>
        <translation>C’est hors du plateau&#xa0;: cliquez sur le plateau.</translation>
    </message>
    <message>
        <source>Add a crossing to {country}</source>
        <translation>Ajouter un passage vers {country}</translation>
    </message>
    <message>
        <source>{city} is on the board already.</source>
        <translation>{city} est déjà sur le plateau.</translation>
    </message>
    <message>
        <source>Add {city}</source>
        <translation>Ajouter {city}</translation>
    </message>
    <message>
        <source>{city} lies where the map says.</source>
        <translation>{city} est là où le dit la carte.</translation>
    </message>
    <message>
        <source>{city} lies beyond the edge: it was put at the edge.</source>
        <translation>{city} est au-delà du bord&#xa0;: elle a été mise au bord.</translation>
    </message>
    <message>
        <source>This board is no map: {city} lies where you clicked.</source>
        <translation>Ce plateau n’est pas une carte&#xa0;: {city} est là où vous avez cliqué.</translation>
    </message>
    <message>
        <source>The map cannot say where {city} lies: it was put in the middle. Drag it to its place.</source>
        <translation>La carte ne sait pas où est {city}&#xa0;: elle a été mise au milieu. Tirez-la à sa place.</translation>
    </message>
    <message>
        <source>Type the name of a town · arrows choose · Enter puts it where the map says · Esc ends</source>
        <translation>Tapez le nom d’une ville · les flèches choisissent · Entrée la place là où le dit la carte · Échap termine</translation>
    </message>
    <message>
        <source>Type the name · arrows choose a town · Enter places it here, Shift+Enter where the map says · Ctrl+Enter without a name · Esc cancels</source>
        <translation>Tapez le nom · les flèches choisissent · Entrée la place ici, Maj+Entrée là où le dit la carte · Ctrl+Entrée sans nom · Échap annule</translation>
    </message>
</context>
<context>
    <name>Color</name>
    <message>
        <source>purple</source>
        <translation>violette</translation>
    </message>
    <message>
        <source>white</source>
        <translation>blanche</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleue</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>orange</translation>
    </message>
    <message>
        <source>black</source>
        <translation>noire</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verte</translation>
    </message>
    <message>
        <source>gray</source>
        <translation>grise</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Type what you want to do</source>
        <translation>Tapez ce que vous voulez faire</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>No command is called so.</source>
        <translation>Aucune commande ne s’appelle ainsi.</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Toolbar</source>
        <translation>Barre d’outils</translation>
    </message>
    <message>
        <source>Toolbox</source>
        <translation>Boîte à outils</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>alternatives</source>
        <translation>variantes</translation>
    </message>
    <message>
        <source>angle</source>
        <translation>angle</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>image</translation>
    </message>
    <message>
        <source>bends</source>
        <translation>coudes</translation>
    </message>
    <message>
        <source>borders</source>
        <translation>frontières</translation>
    </message>
    <message>
        <source>cards</source>
        <translation>cartes</translation>
    </message>
    <message>
        <source>severity of checks</source>
        <translation>gravité des contrôles</translation>
    </message>
    <message>
        <source>cities</source>
        <translation>villes</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>couleur</translation>
    </message>
    <message>
        <source>country</source>
        <translation>pays</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>paquet</translation>
    </message>
    <message>
        <source>draw bonus</source>
        <translation>bonus de pioche</translation>
    </message>
    <message>
        <source>ends</source>
        <translation>extrémités</translation>
    </message>
    <message>
        <source>ferry</source>
        <translation>ferry</translation>
    </message>
    <message>
        <source>icons</source>
        <translation>icônes</translation>
    </message>
    <message>
        <source>id</source>
        <translation>identifiant</translation>
    </message>
    <message>
        <source>accepted problems</source>
        <translation>problèmes acceptés</translation>
    </message>
    <message>
        <source>place of the name</source>
        <translation>place du nom</translation>
    </message>
    <message>
        <source>length</source>
        <translation>longueur</translation>
    </message>
    <message>
        <source>place on Earth</source>
        <translation>lieu sur Terre</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>verrouillé</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>projection</source>
        <translation>projection</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>règles</translation>
    </message>
    <message>
        <source>size</source>
        <translation>taille</translation>
    </message>
    <message>
        <source>places of the spaces</source>
        <translation>places des cases</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>étiquettes</translation>
    </message>
    <message>
        <source>title</source>
        <translation>titre</translation>
    </message>
    <message>
        <source>tunnel</source>
        <translation>tunnel</translation>
    </message>
    <message>
        <source>moved {n} mm</source>
        <translation>déplacé de {n} mm</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>As last saved</source>
        <translation>Au dernier enregistrement</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>À l’ouverture</translation>
    </message>
</context>
<context>
    <name>ComparePanel</name>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Choose what to compare the board with: its file, a step, another.</source>
        <translation>Choisissez à quoi comparer le plateau&#xa0;: son fichier, une étape, un autre.</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparer à</translation>
    </message>
    <message>
        <source>A step of the history</source>
        <translation>Une étape de l’historique</translation>
    </message>
    <message>
        <source>&amp;Mark on the board</source>
        <translation>&amp;Marquer sur le plateau</translation>
    </message>
    <message>
        <source>How much of the canvas shows the other board</source>
        <translation>Quelle part du canevas montre l’autre plateau</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Actuel</translation>
    </message>
    <message>
        <source>Show the board as it is</source>
        <translation>Montrer le plateau tel qu’il est</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>Show the other board</source>
        <translation>Montrer l’autre plateau</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Un autre fichier…</translation>
    </message>
    <message>
        <source>Comparing …</source>
        <translation>Comparaison…</translation>
    </message>
    <message>
        <source>Nothing differs.</source>
        <translation>Rien ne diffère.</translation>
    </message>
</context>
<context>
    <name>ContextMenu</name>
    <message>
        <source>Paste here</source>
        <translation>Coller ici</translation>
    </message>
</context>
<context>
    <name>Country</name>
    <message>
        <source>This board is no map: only boards made from geography have a projection. Draw the border instead.</source>
        <translation>Ce plateau n’est pas une carte&#xa0;: seuls les plateaux faits d’après la géographie ont une projection. Dessinez plutôt la frontière.</translation>
    </message>
    <message>
        <source>Nothing of it lies beyond the edge.</source>
        <translation>Rien n’en dépasse le bord.</translation>
    </message>
    <message>
        <source>Cut {things} by the board’s edge</source>
        <translation>Couper {things} au bord du plateau</translation>
    </message>
    <message>
        <source>Cut 6 mm beyond the edge, so that a printed board can be trimmed.</source>
        <translation>Coupé 6&#xa0;mm au-delà du bord, pour qu’un plateau imprimé puisse être rogné.</translation>
    </message>
    <message>
        <source>Tint {things}</source>
        <translation>Teinter {things}</translation>
    </message>
    <message>
        <source>Tint {things} automatically</source>
        <translation>Teinter {things} automatiquement</translation>
    </message>
    <message>
        <source>Remove the border of {things}</source>
        <translation>Retirer la frontière de {things}</translation>
    </message>
    <message>
        <source>Cities inside {things}</source>
        <translation>Villes dans {things}</translation>
    </message>
    <message>
        <source>{cities} more.</source>
        <translation>{cities} de plus.</translation>
    </message>
    <message>
        <source>All cities inside belong to it already.</source>
        <translation>Toutes les villes à l’intérieur en font déjà partie.</translation>
    </message>
</context>
<context>
    <name>CountryPicker</name>
    <message>
        <source>Search · Enter chooses the first</source>
        <translation>Chercher · Entrée choisit le premier</translation>
    </message>
    <message>
        <source>Search for a country</source>
        <translation>Chercher un pays</translation>
    </message>
    <message>
        <source>Countries</source>
        <translation>Pays</translation>
    </message>
    <message>
        <source>Choose &amp;none</source>
        <translation>N’en choisir &amp;aucun</translation>
    </message>
    <message>
        <source>No country is chosen yet.</source>
        <translation>Aucun pays n’est encore choisi.</translation>
    </message>
</context>
<context>
    <name>CrossingDialog</name>
    <message>
        <source>Crossing to a country</source>
        <translation>Passage vers un pays</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Countries</source>
        <translation>Pays</translation>
    </message>
    <message>
        <source>Routes to a crossing lead out of the map, into this country:</source>
        <translation>Les routes vers un passage sortent de la carte, vers ce pays&#xa0;:</translation>
    </message>
</context>
<context>
    <name>Delivery</name>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>C&amp;hoose…</source>
        <translation>C&amp;hoisir…</translation>
    </message>
    <message>
        <source>Progress of the print-out</source>
        <translation>Avancement de l’impression</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>&amp;Into the folder</source>
        <translation>Dans le &amp;dossier</translation>
    </message>
    <message>
        <source>1 file was written to {folder}.</source>
        <translation>1 fichier a été écrit dans {folder}.</translation>
    </message>
    <message>
        <source>{n} files were written to {folder}.</source>
        <translation>{n} fichiers ont été écrits dans {folder}.</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Arrêté&#xa0;; rien n’a été écrit.</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>Rien n’a été écrit.</translation>
    </message>
    <message>
        <source>Print into the folder</source>
        <translation>Imprimer dans le dossier</translation>
    </message>
    <message>
        <source>Open the fol&amp;der</source>
        <translation>Ouvrir le dossi&amp;er</translation>
    </message>
</context>
<context>
    <name>Differences</name>
    <message>
        <source>Cities</source>
        <translation>Villes</translation>
    </message>
    <message>
        <source>Crossings</source>
        <translation>Passages</translation>
    </message>
    <message>
        <source>Routes</source>
        <translation>Routes</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>Billets</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Paquets</translation>
    </message>
    <message>
        <source>Countries</source>
        <translation>Pays</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Régions</translation>
    </message>
    <message>
        <source>{count} added</source>
        <translation>{count} en plus</translation>
    </message>
    <message>
        <source>{count} removed</source>
        <translation>{count} en moins</translation>
    </message>
    <message>
        <source>{count} changed</source>
        <translation>{count} qui changent</translation>
    </message>
    <message>
        <source>in another order</source>
        <translation>dans un autre ordre</translation>
    </message>
    <message>
        <source>Board: title, size or other settings changed</source>
        <translation>Plateau&#xa0;: titre, taille ou d’autres réglages changés</translation>
    </message>
    <message>
        <source>Nothing differs</source>
        <translation>Rien ne diffère</translation>
    </message>
    <message>
        <source>{things}: {changes}</source>
        <translation>{things}&#xa0;: {changes}</translation>
    </message>
</context>
<context>
    <name>Edit</name>
    <message>
        <source>Nothing here to paste: copy cities or routes of a board first</source>
        <translation>Rien à coller&#xa0;: copiez d’abord des villes ou des routes d’un plateau</translation>
    </message>
    <message>
        <source>Paste {things}</source>
        <translation>Coller {things}</translation>
    </message>
    <message>
        <source>Copied {things}</source>
        <translation>Copié&#xa0;: {things}</translation>
    </message>
    <message>
        <source>Cut {things}</source>
        <translation>Couper {things}</translation>
    </message>
    <message>
        <source>Duplicate {things}</source>
        <translation>Dupliquer {things}</translation>
    </message>
    <message>
        <source>Left out crossings into countries that this board does not have: {n}</source>
        <translation>Passages laissés de côté, vers des pays que ce plateau n’a pas&#xa0;: {n}</translation>
    </message>
    <message>
        <source>Delete {things}</source>
        <translation>Supprimer {things}</translation>
    </message>
    <message>
        <source>Removed {things}</source>
        <translation>Supprimé&#xa0;: {things}</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Quelque chose s’est mal passé</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>&amp;Copy the report</source>
        <translation>&amp;Copier le rapport</translation>
    </message>
    <message>
        <source>&amp;Save a copy of the board…</source>
        <translation>&amp;Enregistrer une copie du plateau…</translation>
    </message>
    <message>
        <source>Go &amp;on</source>
        <translation>C&amp;ontinuer</translation>
    </message>
    <message>
        <source>{count} errors so far</source>
        <translation>{count} erreurs jusqu’ici</translation>
    </message>
    <message>
        <source>Save a copy of the board</source>
        <translation>Enregistrer une copie du plateau</translation>
    </message>
    <message>
        <source>A copy is in {path}</source>
        <translation>Une copie est dans {path}</translation>
    </message>
    <message>
        <source>This is a mistake in Trackwright, not yours. You can go on; to be sure, save a copy of your board first. Whoever mends it needs this report:</source>
        <translation>C’est une erreur de Trackwright, pas la vôtre. Vous pouvez continuer&#xa0;; par précaution, enregistrez d’abord une copie de votre plateau. Qui la corrigera aura besoin de ce rapport&#xa0;:</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>Exporting “{name}” …</source>
        <translation>Exportation de «&#xa0;{name}&#xa0;»…</translation>
    </message>
    <message>
        <source>The board cannot be exported</source>
        <translation>Le plateau ne peut pas être exporté</translation>
    </message>
    <message>
        <source>Exported to {path}</source>
        <translation>Exporté vers {path}</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Read by</source>
        <translation>Lu par</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdu</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formats</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Champ</translation>
    </message>
    <message>
        <source>What is lost</source>
        <translation>Ce qui est perdu</translation>
    </message>
    <message>
        <source>What each format can hold of this board is looked up …</source>
        <translation>Recherche de ce que chaque format peut contenir de ce plateau…</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Choisir…</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exporter</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>&amp;Names in</source>
        <translation>&amp;Noms en</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>&amp;Vers</translation>
    </message>
    <message>
        <source>File or folder</source>
        <translation>Fichier ou dossier</translation>
    </message>
    <message>
        <source>No rules</source>
        <translation>Aucune règle</translation>
    </message>
    <message>
        <source>Nothing of this board is lost in this format.</source>
        <translation>Rien de ce plateau n’est perdu dans ce format.</translation>
    </message>
    <message>
        <source>What this format cannot hold of this board:</source>
        <translation>Ce que ce format ne peut pas contenir de ce plateau&#xa0;:</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>1 field</source>
        <translation>1 champ</translation>
    </message>
    <message>
        <source>{n} fields</source>
        <translation>{n} champs</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exporter vers</translation>
    </message>
    <message>
        <source>This is the file of the board itself</source>
        <translation>C’est le fichier du plateau lui-même</translation>
    </message>
    <message>
        <source>Choose another one, or save the board instead.</source>
        <translation>Choisissez-en un autre, ou enregistrez plutôt le plateau.</translation>
    </message>
    <message>
        <source>“{name}” is there already</source>
        <translation>«&#xa0;{name}&#xa0;» existe déjà</translation>
    </message>
    <message>
        <source>What the export writes takes the place of what is there.</source>
        <translation>L’exportation prend la place de ce qui s’y trouve.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>Figure</source>
        <translation>Chiffre</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Ici</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publiés</translation>
    </message>
    <message>
        <source>Tickets for each city</source>
        <translation>Billets par ville</translation>
    </message>
    <message>
        <source>Tickets below 30 % of the reach</source>
        <translation>Billets sous 30&#xa0;% de l’étendue</translation>
    </message>
    <message>
        <source>Tickets from 30 % to 45 %</source>
        <translation>Billets de 30&#xa0;% à 45&#xa0;%</translation>
    </message>
    <message>
        <source>Tickets from 45 % to 60 %</source>
        <translation>Billets de 45&#xa0;% à 60&#xa0;%</translation>
    </message>
    <message>
        <source>Long tickets, up to 75 %</source>
        <translation>Billets longs, jusqu’à 75&#xa0;%</translation>
    </message>
    <message>
        <source>Tickets above 75 %</source>
        <translation>Billets au-dessus de 75&#xa0;%</translation>
    </message>
    <message>
        <source>Different ends of long ones</source>
        <translation>Bouts différents des longs</translation>
    </message>
    <message>
        <source>Tickets of one route</source>
        <translation>Billets d’une seule route</translation>
    </message>
    <message>
        <source>Cities on no ticket</source>
        <translation>Villes sur aucun billet</translation>
    </message>
    <message>
        <source>Tickets of the busiest city</source>
        <translation>Billets de la ville la plus citée</translation>
    </message>
    <message>
        <source>Unevenness of the cities</source>
        <translation>Inégalité des villes</translation>
    </message>
    <message>
        <source>Spaces one ticket spares another</source>
        <translation>Cases qu’un billet épargne à un autre</translation>
    </message>
    <message>
        <source>Pairs of which one is nearly free</source>
        <translation>Paires dont l’un est presque gratuit</translation>
    </message>
    <message>
        <source>Pairs that differ by one space</source>
        <translation>Paires qui diffèrent d’une case</translation>
    </message>
    <message>
        <source>Tickets that need one connection</source>
        <translation>Billets ayant besoin d’une même liaison</translation>
    </message>
    <message>
        <source>Tickets over the busiest track</source>
        <translation>Billets sur la voie la plus chargée</translation>
    </message>
    <message>
        <source>Connections on no ticket’s way</source>
        <translation>Liaisons sur le chemin d’aucun billet</translation>
    </message>
    <message>
        <source>Load of several tracks by one</source>
        <translation>Charge des voies multiples par simple</translation>
    </message>
    <message>
        <source>{n} %</source>
        <translation>{n}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>Boards (*.json)</source>
        <translation>Plateaux (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Pictures ({endings})</source>
        <translation>Images ({endings})</translation>
    </message>
</context>
<context>
    <name>Filing</name>
    <message>
        <source>“{name}” is read-only</source>
        <translation>«&#xa0;{name}&#xa0;» est en lecture seule</translation>
    </message>
    <message>
        <source>It stays as it is. Your changes can be saved in another file.</source>
        <translation>Il reste tel quel. Vos modifications peuvent être enregistrées dans un autre fichier.</translation>
    </message>
    <message>
        <source>Save the board as</source>
        <translation>Enregistrer le plateau sous</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Revenir au fichier</translation>
    </message>
    <message>
        <source>Save the changes to “{name}”?</source>
        <translation>Enregistrer les modifications de «&#xa0;{name}&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>If you discard them, they are lost for good.</source>
        <translation>Si vous les abandonnez, elles sont perdues pour de bon.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Abandonner</translation>
    </message>
    <message>
        <source>“{name}” is one of the boards that come with Trackwright</source>
        <translation>«&#xa0;{name}&#xa0;» est un des plateaux fournis avec Trackwright</translation>
    </message>
    <message>
        <source>They stay as they are. Save your board in another folder.</source>
        <translation>Ils restent tels quels. Enregistrez votre plateau dans un autre dossier.</translation>
    </message>
    <message>
        <source>There is a file “{name}” already</source>
        <translation>Il y a déjà un fichier «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>If you replace it, what is in it is lost.</source>
        <translation>Si vous le remplacez, son contenu est perdu.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>If you replace it, what they have not saved may be lost.</source>
        <translation>Si vous le remplacez, ce qui n’y est pas encore enregistré peut être perdu.</translation>
    </message>
    <message>
        <source>The board could not be saved</source>
        <translation>Le plateau n’a pas pu être enregistré</translation>
    </message>
    <message>
        <source>Saved as {name}</source>
        <translation>Enregistré sous {name}</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program</source>
        <translation>«&#xa0;{name}&#xa0;» a été modifié par un autre programme</translation>
    </message>
    <message>
        <source>If you save over it, what is there now is lost.</source>
        <translation>Si vous l’écrasez, ce qui s’y trouve maintenant est perdu.</translation>
    </message>
    <message>
        <source>Save &amp;over it</source>
        <translation>É&amp;craser</translation>
    </message>
    <message>
        <source>You have changes that are not saved. Reading it again can be undone.</source>
        <translation>Vous avez des modifications non enregistrées. La relecture peut être annulée.</translation>
    </message>
    <message>
        <source>Reading it again can be undone.</source>
        <translation>La relecture peut être annulée.</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Relire</translation>
    </message>
    <message>
        <source>&amp;Keep mine</source>
        <translation>&amp;Garder le mien</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Relire le fichier</translation>
    </message>
    <message>
        <source>{name} was removed by another program; save to have it again</source>
        <translation>{name} a été supprimé par un autre programme&#xa0;; enregistrez pour l’avoir de nouveau</translation>
    </message>
    <message>
        <source>Unsaved work cannot be kept safe: {why}</source>
        <translation>Le travail non enregistré ne peut pas être mis à l’abri&#xa0;: {why}</translation>
    </message>
    <message>
        <source>Saving “{name}” …</source>
        <translation>Enregistrement de «&#xa0;{name}&#xa0;» …</translation>
    </message>
    <message>
        <source>Reading “{name}” …</source>
        <translation>Lecture de «&#xa0;{name}&#xa0;» …</translation>
    </message>
    <message>
        <source>&amp;Go on drawing</source>
        <translation>&amp;Continuer le tracé</translation>
    </message>
    <message>
        <source>Only what is finished can be saved. If you discard it, it is lost.</source>
        <translation>Seul ce qui est terminé peut être enregistré. Si vous l’abandonnez, c’est perdu.</translation>
    </message>
</context>
<context>
    <name>FindingsList</name>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>Nothing stands out beyond chance.</source>
        <translation>Rien ne dépasse ce que fait le hasard.</translation>
    </message>
</context>
<context>
    <name>Fit</name>
    <message>
        <source>Fit {cities}</source>
        <translation>Ajuster {cities}</translation>
    </message>
    <message>
        <source>Fit the whole board</source>
        <translation>Ajuster tout le plateau</translation>
    </message>
</context>
<context>
    <name>FitPanel</name>
    <message>
        <source>Progress of the fit</source>
        <translation>Avancement de l’ajustement</translation>
    </message>
    <message>
        <source>&amp;Borders follow the cities</source>
        <translation>Les &amp;frontières suivent les villes</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Garder</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Everything has its room</source>
        <translation>Tout a sa place</translation>
    </message>
    <message>
        <source>Not everything has its room</source>
        <translation>Tout n’a pas sa place</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Abandonner</translation>
    </message>
    <message>
        <source>Everything has its room already</source>
        <translation>Tout a déjà sa place</translation>
    </message>
    <message>
        <source>Nothing better was found</source>
        <translation>Rien de mieux n’a été trouvé</translation>
    </message>
    <message>
        <source>{cities} moved: {mean} mm on average, {most} mm at most.</source>
        <translation>{cities} en mouvement&#xa0;: {mean}&#xa0;mm en moyenne, {most}&#xa0;mm au plus.</translation>
    </message>
    <message>
        <source>Overlaps: {before} before, {after} now.</source>
        <translation>Chevauchements&#xa0;: {before} avant, {after} maintenant.</translation>
    </message>
    <message>
        <source>{n} beyond the edge</source>
        <translation>{n} au-delà du bord</translation>
    </message>
    <message>
        <source>{n} crossing</source>
        <translation>{n} qui se croisent</translation>
    </message>
    <message>
        <source>{n} too short</source>
        <translation>{n} trop courtes</translation>
    </message>
    <message>
        <source>Left: {things}.</source>
        <translation>Il reste&#xa0;: {things}.</translation>
    </message>
</context>
<context>
    <name>GeographyDialog</name>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Anniversary</source>
        <translation>Anniversaire</translation>
    </message>
    <message>
        <source>A3</source>
        <translation>A3</translation>
    </message>
    <message>
        <source>As suits the land</source>
        <translation>Selon le pays</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Paysage</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>Mercator</source>
        <translation>Mercator</translation>
    </message>
    <message>
        <source>Lambert conformal</source>
        <translation>Lambert conforme</translation>
    </message>
    <message>
        <source>Lambert equal-area</source>
        <translation>Lambert équivalente</translation>
    </message>
    <message>
        <source>New board from geography</source>
        <translation>Nouveau plateau d’après la géographie</translation>
    </message>
    <message>
        <source>&amp;Countries</source>
        <translation>&amp;Pays</translation>
    </message>
    <message>
        <source>Around a &amp;place</source>
        <translation>Autour d’un &amp;lieu</translation>
    </message>
    <message>
        <source>Show &amp;neighbouring land</source>
        <translation>Montrer les terres &amp;voisines</translation>
    </message>
    <message>
        <source>Another size</source>
        <translation>Une autre taille</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Those that leave room for a route between them</source>
        <translation>Celles qui laissent entre elles la place d’une route</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titre</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>T&amp;aille</translation>
    </message>
    <message>
        <source>&amp;Orientation</source>
        <translation>&amp;Orientation</translation>
    </message>
    <message>
        <source>P&amp;rojection</source>
        <translation>P&amp;rojection</translation>
    </message>
    <message>
        <source>Largest to&amp;wns</source>
        <translation>Plus &amp;grandes villes</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Cr&amp;eate</source>
        <translation>&amp;Créer</translation>
    </message>
    <message>
        <source>Choose a country, or a place.</source>
        <translation>Choisissez un pays ou un lieu.</translation>
    </message>
    <message>
        <source>Drawing…</source>
        <translation>Dessin en cours…</translation>
    </message>
    <message>
        <source>This cannot be drawn.</source>
        <translation>Cela ne peut pas être dessiné.</translation>
    </message>
    <message>
        <source>1 mm is {km} km</source>
        <translation>1&#xa0;mm représente {km}&#xa0;km</translation>
    </message>
</context>
<context>
    <name>Heat</name>
    <message>
        <source>Tickets on each connection</source>
        <translation>Billets sur chaque liaison</translation>
    </message>
    <message>
        <source>Traffic between all cities</source>
        <translation>Trafic entre toutes les villes</translation>
    </message>
    <message>
        <source>Distance from the selected city</source>
        <translation>Distance depuis la ville sélectionnée</translation>
    </message>
    <message>
        <source>Select a city.</source>
        <translation>Sélectionnez une ville.</translation>
    </message>
    <message>
        <source>before the last edits</source>
        <translation>avant les dernières modifications</translation>
    </message>
    <message>
        <source>Let bots play first.</source>
        <translation>Faites d’abord jouer des robots.</translation>
    </message>
    <message>
        <source>Games in which a route is claimed</source>
        <translation>Parties où une route est prise</translation>
    </message>
    <message>
        <source>Games in which a winner claims a route</source>
        <translation>Parties où un gagnant prend une route</translation>
    </message>
</context>
<context>
    <name>HeatBox</name>
    <message>
        <source>Heat over the network</source>
        <translation>Chaleur sur le réseau</translation>
    </message>
    <message>
        <source>No heat</source>
        <translation>Aucune chaleur</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>As opened</source>
        <translation>À l’ouverture</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>Modifications</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Import a board</source>
        <translation>Importer un plateau</translation>
    </message>
    <message>
        <source>A file, or a folder of tables</source>
        <translation>Un fichier, ou un dossier de tableaux</translation>
    </message>
    <message>
        <source>File or folder</source>
        <translation>Fichier ou dossier</translation>
    </message>
    <message>
        <source>&amp;File…</source>
        <translation>&amp;Fichier…</translation>
    </message>
    <message>
        <source>F&amp;older…</source>
        <translation>D&amp;ossier…</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>&amp;De</translation>
    </message>
    <message>
        <source>For&amp;mat</source>
        <translation>For&amp;mat</translation>
    </message>
    <message>
        <source>&amp;Names in</source>
        <translation>&amp;Noms en</translation>
    </message>
    <message>
        <source>It opens as a new board. The file itself stays as it is.</source>
        <translation>Il s’ouvre comme nouveau plateau. Le fichier reste tel quel.</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importer</translation>
    </message>
    <message>
        <source>Reading “{name}” …</source>
        <translation>Lecture de «&#xa0;{name}&#xa0;»…</translation>
    </message>
    <message>
        <source>“{name}” cannot be imported</source>
        <translation>«&#xa0;{name}&#xa0;» ne peut pas être importé</translation>
    </message>
</context>
<context>
    <name>ImportReport</name>
    <message>
        <source>Import a board</source>
        <translation>Importer un plateau</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>“{name}” was taken over; this was decided on the way</source>
        <translation>«&#xa0;{name}&#xa0;» a été repris&#xa0;; voici ce qui a été décidé en chemin</translation>
    </message>
    <message>
        <source>“{name}” was taken over, but for one thing</source>
        <translation>«&#xa0;{name}&#xa0;» a été repris, à une chose près</translation>
    </message>
    <message>
        <source>“{name}” was taken over, but for {n} things</source>
        <translation>«&#xa0;{name}&#xa0;» a été repris, à {n} choses près</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>City</source>
        <translation>Ville</translation>
    </message>
    <message>
        <source>Crossing</source>
        <translation>Passage</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Pays</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Région</translation>
    </message>
    <message>
        <source>Route</source>
        <translation>Route</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Paquet</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>Billet</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>{n} spaces</source>
        <translation>{n} cases</translation>
    </message>
    <message>
        <source>no points by {rules}</source>
        <translation>aucun point selon {rules}</translation>
    </message>
    <message>
        <source>{n} points by {rules}</source>
        <translation>{n} points selon {rules}</translation>
    </message>
    <message>
        <source>{n} mm of room left</source>
        <translation>{n} mm de place en plus</translation>
    </message>
    <message>
        <source>{n} mm too short</source>
        <translation>trop courte de {n} mm</translation>
    </message>
    <message>
        <source>1 connection</source>
        <translation>1 liaison</translation>
    </message>
    <message>
        <source>{n} connections</source>
        <translation>{n} liaisons</translation>
    </message>
    <message>
        <source>{things}: {property}</source>
        <translation>{things}&#xa0;: {property}</translation>
    </message>
    <message>
        <source>Take over measures</source>
        <translation>Reprendre des mesures</translation>
    </message>
    <message>
        <source>Usual measures</source>
        <translation>Mesures habituelles</translation>
    </message>
    <message>
        <source>As on {board}</source>
        <translation>Comme sur {board}</translation>
    </message>
</context>
<context>
    <name>Kind</name>
    <message>
        <source>1 city</source>
        <translation>1 ville</translation>
    </message>
    <message>
        <source>{n} cities</source>
        <translation>{n} villes</translation>
    </message>
    <message>
        <source>1 crossing</source>
        <translation>1 passage</translation>
    </message>
    <message>
        <source>{n} crossings</source>
        <translation>{n} passages</translation>
    </message>
    <message>
        <source>1 country</source>
        <translation>1 pays</translation>
    </message>
    <message>
        <source>{n} countries</source>
        <translation>{n} pays</translation>
    </message>
    <message>
        <source>1 region</source>
        <translation>1 région</translation>
    </message>
    <message>
        <source>{n} regions</source>
        <translation>{n} régions</translation>
    </message>
    <message>
        <source>1 route</source>
        <translation>1 route</translation>
    </message>
    <message>
        <source>{n} routes</source>
        <translation>{n} routes</translation>
    </message>
    <message>
        <source>1 deck</source>
        <translation>1 paquet</translation>
    </message>
    <message>
        <source>{n} decks</source>
        <translation>{n} paquets</translation>
    </message>
    <message>
        <source>1 ticket</source>
        <translation>1 billet</translation>
    </message>
    <message>
        <source>{n} tickets</source>
        <translation>{n} billets</translation>
    </message>
</context>
<context>
    <name>Layer</name>
    <message>
        <source>Frame and title</source>
        <translation>Cadre et titre</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>Billets</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Noms</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Villes</translation>
    </message>
    <message>
        <source>Routes</source>
        <translation>Routes</translation>
    </message>
    <message>
        <source>Borders</source>
        <translation>Frontières</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Fond</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Voir</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Bloquer</translation>
    </message>
    <message>
        <source>Dim</source>
        <translation>Pâlir</translation>
    </message>
</context>
<context>
    <name>MeasureTool</name>
    <message>
        <source>Click where to measure to · Esc to take the tape away</source>
        <translation>Cliquez jusqu’où mesurer · Échap retire le ruban</translation>
    </message>
    <message>
        <source>Click to measure anew · Esc to take the tape away</source>
        <translation>Cliquez pour mesurer de nouveau · Échap retire le ruban</translation>
    </message>
    <message>
        <source>Click where to measure from; two cities show the shortest path</source>
        <translation>Cliquez d’où mesurer&#xa0;; deux villes montrent le plus court chemin</translation>
    </message>
    <message>
        <source>room for {spaces}</source>
        <translation>de la place pour {spaces}</translation>
    </message>
    <message>
        <source>no path</source>
        <translation>pas de chemin</translation>
    </message>
    <message>
        <source>shortest path: {spaces}, {routes}</source>
        <translation>plus court chemin&#xa0;: {spaces}, {routes}</translation>
    </message>
    <message>
        <source>1 space</source>
        <translation>1 case</translation>
    </message>
    <message>
        <source>{n} spaces</source>
        <translation>{n} cases</translation>
    </message>
</context>
<context>
    <name>MeasuresDialog</name>
    <message>
        <source>Standard: short trains</source>
        <translation>Standard&#xa0;: wagons courts</translation>
    </message>
    <message>
        <source>Compact: little room</source>
        <translation>Compact&#xa0;: peu de place</translation>
    </message>
    <message>
        <source>Long trains</source>
        <translation>Wagons longs</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Mesures</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Autres</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Another size</source>
        <translation>Une autre taille</translation>
    </message>
    <message>
        <source>&amp;Preset</source>
        <translation>&amp;Jeu de mesures</translation>
    </message>
    <message>
        <source>A &amp;train</source>
        <translation>Un &amp;wagon</translation>
    </message>
    <message>
        <source>A &amp;space</source>
        <translation>Une ca&amp;se</translation>
    </message>
    <message>
        <source>&amp;Between two spaces</source>
        <translation>&amp;Entre deux cases</translation>
    </message>
    <message>
        <source>From a &amp;city to the first</source>
        <translation>De la &amp;ville à la première</translation>
    </message>
    <message>
        <source>From track to t&amp;rack</source>
        <translation>D’une voie à l’aut&amp;re</translation>
    </message>
    <message>
        <source>C&amp;ards</source>
        <translation>C&amp;artes</translation>
    </message>
    <message>
        <source>A car&amp;d</source>
        <translation>Une &amp;carte</translation>
    </message>
    <message>
        <source>App&amp;ly</source>
        <translation>App&amp;liquer</translation>
    </message>
    <message>
        <source>All routes have room for their spaces.</source>
        <translation>Toutes les routes ont la place pour leurs cases.</translation>
    </message>
    <message>
        <source>Too short for their spaces: {before} routes as it is, {after} with these measures. Fit the board afterwards to make room.</source>
        <translation>Trop courtes pour leurs cases&#xa0;: {before} routes à présent, {after} avec ces mesures. Ajustez ensuite le plateau pour faire de la place.</translation>
    </message>
    <message>
        <source>Measures of the board</source>
        <translation>Mesures du plateau</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Édition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Arrange</source>
        <translation>&amp;Disposition</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Plateau</translation>
    </message>
    <message>
        <source>&amp;Route</source>
        <translation>&amp;Route</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Outils</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>Aligner</translation>
    </message>
    <message>
        <source>Distribute</source>
        <translation>Répartir</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>&amp;Background</source>
        <translation>&amp;Fond</translation>
    </message>
    <message>
        <source>&amp;City</source>
        <translation>&amp;Ville</translation>
    </message>
    <message>
        <source>C&amp;ountry</source>
        <translation>Pa&amp;ys</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Apparence</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Panneaux</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Grid and guides</source>
        <translation>Grille et repères</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Calques</translation>
    </message>
    <message>
        <source>Board colours</source>
        <translation>Couleurs du plateau</translation>
    </message>
    <message>
        <source>Heat over the network</source>
        <translation>Chaleur sur le réseau</translation>
    </message>
    <message>
        <source>Tic&amp;kets</source>
        <translation>&amp;Billets</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>Rename {name}</source>
        <translation>Renommer {name}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Fill from the gazetteer</source>
        <translation>Compléter par le répertoire</translation>
    </message>
    <message>
        <source>Looking for names …</source>
        <translation>Recherche de noms …</translation>
    </message>
    <message>
        <source>Proposed names</source>
        <translation>Noms proposés</translation>
    </message>
    <message>
        <source>Thing</source>
        <translation>Élément</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Proposed name</source>
        <translation>Nom proposé</translation>
    </message>
    <message>
        <source>Ticked names are taken over. The gazetteer does not tell the languages of towns’ names apart: double-click a proposed name to choose another one.</source>
        <translation>Les noms cochés sont repris. Le répertoire ne distingue pas les langues des noms de villes&#xa0;: double-cliquez sur un nom proposé pour en choisir un autre.</translation>
    </message>
    <message>
        <source>The gazetteer knows nothing that is missing here.</source>
        <translation>Le répertoire ne connaît rien de ce qui manque ici.</translation>
    </message>
    <message>
        <source>Fill in names from the gazetteer</source>
        <translation>Compléter les noms par le répertoire</translation>
    </message>
    <message>
        <source>Add a language…</source>
        <translation>Ajouter une langue…</translation>
    </message>
    <message>
        <source>Remove a language</source>
        <translation>Retirer une langue</translation>
    </message>
    <message>
        <source>Fill from the gazetteer…</source>
        <translation>Compléter par le répertoire…</translation>
    </message>
    <message>
        <source>Add the language {language}</source>
        <translation>Ajouter la langue {language}</translation>
    </message>
    <message>
        <source>Remove the language {language}</source>
        <translation>Retirer la langue {language}</translation>
    </message>
    <message>
        <source>Paste names</source>
        <translation>Coller des noms</translation>
    </message>
    <message>
        <source>Add a language</source>
        <translation>Ajouter une langue</translation>
    </message>
    <message>
        <source>Choose a language, or type its code: pt-BR</source>
        <translation>Choisissez une langue, ou tapez son code&#xa0;: pt-BR</translation>
    </message>
    <message>
        <source>The gazetteer knows no name for it</source>
        <translation>Le répertoire ne lui connaît aucun nom</translation>
    </message>
</context>
<context>
    <name>NamesMenu</name>
    <message>
        <source>&amp;Names in</source>
        <translation>&amp;Noms en</translation>
    </message>
    <message>
        <source>The language of the interface</source>
        <translation>La langue de l’interface</translation>
    </message>
</context>
<context>
    <name>NewBoardDialog</name>
    <message>
        <source>Large board, lying</source>
        <translation>Grand plateau, couché</translation>
    </message>
    <message>
        <source>Large board, standing</source>
        <translation>Grand plateau, debout</translation>
    </message>
    <message>
        <source>Square board</source>
        <translation>Plateau carré</translation>
    </message>
    <message>
        <source>Small board</source>
        <translation>Petit plateau</translation>
    </message>
    <message>
        <source>New board</source>
        <translation>Nouveau plateau</translation>
    </message>
    <message>
        <source>Another size</source>
        <translation>Une autre taille</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titre</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>T&amp;aille</translation>
    </message>
    <message>
        <source>&amp;Width</source>
        <translation>&amp;Largeur</translation>
    </message>
    <message>
        <source>&amp;Height</source>
        <translation>&amp;Hauteur</translation>
    </message>
    <message>
        <source>&amp;Create</source>
        <translation>&amp;Créer</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>Open a board</source>
        <translation>Ouvrir un plateau</translation>
    </message>
    <message>
        <source>A copy cannot disturb them. If you open it anyway, the last of you who saves is asked before the work of the other is lost.</source>
        <translation>Une copie ne peut gêner personne. Si vous l’ouvrez quand même, le dernier qui enregistre est prévenu avant que le travail de l’autre soit perdu.</translation>
    </message>
    <message>
        <source>Open a &amp;copy</source>
        <translation>Ouvrir une &amp;copie</translation>
    </message>
    <message>
        <source>Open &amp;anyway</source>
        <translation>Ouvrir &amp;quand même</translation>
    </message>
    <message>
        <source>Opening “{name}” …</source>
        <translation>Ouverture de «&#xa0;{name}&#xa0;» …</translation>
    </message>
</context>
<context>
    <name>OverviewMap</name>
    <message>
        <source>Overview of the board</source>
        <translation>Vue d’ensemble du plateau</translation>
    </message>
    <message>
        <source>Click or drag to move the canvas</source>
        <translation>Cliquez ou tirez pour déplacer le plan de travail</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
</context>
<context>
    <name>PanTool</name>
    <message>
        <source>Drag or press arrows to move about · wheel, + and − to zoom</source>
        <translation>Tirez ou pressez les flèches pour vous déplacer · molette, + et − pour zoomer</translation>
    </message>
</context>
<context>
    <name>Panel</name>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Calques</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Vue d’ensemble</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspecteur</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Villes</translation>
    </message>
    <message>
        <source>Routes</source>
        <translation>Routes</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>Billets</translation>
    </message>
    <message>
        <source>Ticket facts</source>
        <translation>Billet</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Langues</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Équilibre</translation>
    </message>
    <message>
        <source>Playtest</source>
        <translation>Parties d’essai</translation>
    </message>
</context>
<context>
    <name>PartsList</name>
    <message>
        <source>Board on sheets</source>
        <translation>Plateau en feuilles</translation>
    </message>
    <message>
        <source>Board on one page</source>
        <translation>Plateau d’une pièce</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>Billets</translation>
    </message>
    <message>
        <source>Bonus cards</source>
        <translation>Cartes bonus</translation>
    </message>
    <message>
        <source>Country cards</source>
        <translation>Cartes pays</translation>
    </message>
    <message>
        <source>Reference cards</source>
        <translation>Cartes d’aide</translation>
    </message>
    <message>
        <source>Score track</source>
        <translation>Piste de score</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>How to put it together</source>
        <translation>Comment tout assembler</translation>
    </message>
    <message>
        <source>Images of cards</source>
        <translation>Images des cartes</translation>
    </message>
    <message>
        <source>What is printed</source>
        <translation>Ce qui est imprimé</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>1 page</source>
        <translation>1 page</translation>
    </message>
    <message>
        <source>{n} pages</source>
        <translation>{n} pages</translation>
    </message>
</context>
<context>
    <name>PickedLine</name>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Select what it picks on the board</source>
        <translation>Sélectionner sur le plateau ce qui est retenu</translation>
    </message>
    <message>
        <source>Picks {n} of {all} on this board</source>
        <translation>Retient {n} sur {all} de ce plateau</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>“{name}” is not there any more.</source>
        <translation>«&#xa0;{name}&#xa0;» n’est plus là.</translation>
    </message>
    <message>
        <source>“{name}” is no picture that can be shown. Choose a PNG, JPEG or SVG file.</source>
        <translation>«&#xa0;{name}&#xa0;» n’est pas une image qui puisse être montrée. Choisissez un fichier PNG, JPEG ou SVG.</translation>
    </message>
    <message>
        <source>“{name}” does not say how large it is: it may be damaged. Save it anew from another program.</source>
        <translation>«&#xa0;{name}&#xa0;» ne dit pas sa taille&#xa0;: elle est peut-être abîmée. Enregistrez-la de nouveau depuis un autre programme.</translation>
    </message>
    <message>
        <source>“{name}” has {width} × {height} pixels, more than can be shown. Save it smaller: 20,000 pixels along its longer side are plenty.</source>
        <translation>«&#xa0;{name}&#xa0;» a {width} × {height} pixels, plus qu’on ne peut en montrer. Enregistrez-la plus petite&#xa0;: 20 000 pixels pour le grand côté suffisent largement.</translation>
    </message>
    <message>
        <source>“{name}” is larger than 1 GB. Save it smaller.</source>
        <translation>«&#xa0;{name}&#xa0;» dépasse 1&#xa0;Go. Enregistrez-la plus petite.</translation>
    </message>
    <message>
        <source>“{name}” cannot be read: {reason}.</source>
        <translation>«&#xa0;{name}&#xa0;» ne peut pas être lue&#xa0;: {reason}.</translation>
    </message>
</context>
<context>
    <name>PictureChoice</name>
    <message>
        <source>Background picture</source>
        <translation>Image de fond</translation>
    </message>
    <message>
        <source>Save the board first</source>
        <translation>Enregistrez d’abord le plateau</translation>
    </message>
    <message>
        <source>A picture lies beside its board. Once the board has a file, “{name}” is copied into that folder.</source>
        <translation>Une image se trouve à côté de son plateau. Une fois que le plateau a un fichier, «&#xa0;{name}&#xa0;» est copiée dans ce dossier.</translation>
    </message>
    <message>
        <source>&amp;Save the board…</source>
        <translation>&amp;Enregistrer le plateau…</translation>
    </message>
    <message>
        <source>Copy “{name}” beside the board?</source>
        <translation>Copier «&#xa0;{name}&#xa0;» à côté du plateau&#xa0;?</translation>
    </message>
    <message>
        <source>A picture lies in the folder of its board or below, so that both can be moved and shared together. The picture itself stays where it is.</source>
        <translation>Une image se trouve dans le dossier de son plateau ou plus bas, pour que les deux se déplacent et se partagent ensemble. L’image elle-même reste où elle est.</translation>
    </message>
    <message>
        <source>&amp;Copy it</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copying “{name}” …</source>
        <translation>Copie de «&#xa0;{name}&#xa0;» …</translation>
    </message>
    <message>
        <source>Picture {name}</source>
        <translation>Image {name}</translation>
    </message>
    <message>
        <source>This picture cannot be used</source>
        <translation>Cette image ne peut pas servir</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>PlacePicker</name>
    <message>
        <source>Name of a town</source>
        <translation>Nom d’une ville</translation>
    </message>
    <message>
        <source>Towns of that name</source>
        <translation>Villes de ce nom</translation>
    </message>
    <message>
        <source>Distance around it</source>
        <translation>Distance autour</translation>
    </message>
    <message>
        <source>&amp;Distance around it</source>
        <translation>&amp;Distance autour</translation>
    </message>
</context>
<context>
    <name>PlanForm</name>
    <message>
        <source>The same seed plays the same games.</source>
        <translation>La même graine joue les mêmes parties.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Robots</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Bot {n}</source>
        <translation>Robot {n}</translation>
    </message>
    <message>
        <source>Also with fewer</source>
        <translation>Aussi à moins</translation>
    </message>
    <message>
        <source>As many games again with each smaller number of players.</source>
        <translation>Autant de parties encore pour chaque nombre inférieur de joueurs.</translation>
    </message>
</context>
<context>
    <name>Playtest</name>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Plage</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>Billet</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Spaces</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Gardé</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Réussi</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>D’habitude</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>Gagnants</translation>
    </message>
    <message>
        <source>It pays</source>
        <translation>Il rapporte</translation>
    </message>
    <message>
        <source>Route</source>
        <translation>Route</translation>
    </message>
    <message>
        <source>Claimed</source>
        <translation>Prise</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Where the true value lies in 95 of 100 such playtests.</source>
        <translation>Où se trouve la vraie valeur dans 95 séries de parties sur 100.</translation>
    </message>
    <message>
        <source>How many spaces its shortest way has.</source>
        <translation>Combien de cases compte son plus court chemin.</translation>
    </message>
    <message>
        <source>In how many of the games somebody kept it.</source>
        <translation>Dans combien de parties quelqu’un l’a gardé.</translation>
    </message>
    <message>
        <source>How many of those who kept it completed it.</source>
        <translation>Combien de ceux qui l’ont gardé l’ont réussi.</translation>
    </message>
    <message>
        <source>How often tickets worth as much are completed.</source>
        <translation>Combien de fois les billets de même valeur sont réussis.</translation>
    </message>
    <message>
        <source>How many of those who had it won.</source>
        <translation>Combien de ceux qui l’avaient ont gagné.</translation>
    </message>
    <message>
        <source>Whether it is completed far more or less often than others worth as much.</source>
        <translation>S’il est réussi bien plus ou bien moins souvent que d’autres de même valeur.</translation>
    </message>
    <message>
        <source>In how many of the games somebody claimed it.</source>
        <translation>Dans combien de parties quelqu’un l’a prise.</translation>
    </message>
    <message>
        <source>How much of the game was over by then.</source>
        <translation>Quelle part de la partie était alors passée.</translation>
    </message>
    <message>
        <source>from routes</source>
        <translation>des routes</translation>
    </message>
    <message>
        <source>from completed tickets</source>
        <translation>des billets réussis</translation>
    </message>
    <message>
        <source>lost with failed tickets</source>
        <translation>perdus avec les billets manqués</translation>
    </message>
    <message>
        <source>from country cards</source>
        <translation>des cartes de pays</translation>
    </message>
    <message>
        <source>from unbuilt stations</source>
        <translation>des gares non construites</translation>
    </message>
    <message>
        <source>from bonuses</source>
        <translation>des primes</translation>
    </message>
    <message>
        <source>Player {n} in order of turns</source>
        <translation>Joueur {n} dans l’ordre du tour</translation>
    </message>
    <message>
        <source>of a winner</source>
        <translation>d’un gagnant</translation>
    </message>
    <message>
        <source>of a player</source>
        <translation>d’un joueur</translation>
    </message>
    <message>
        <source>Turns of all players</source>
        <translation>Tours de tous les joueurs</translation>
    </message>
    <message>
        <source>Whoever brings the end about</source>
        <translation>Celui qui provoque la fin</translation>
    </message>
    <message>
        <source>Wins by seat</source>
        <translation>Victoires par place</translation>
    </message>
    <message>
        <source>Wins by bot</source>
        <translation>Victoires par robot</translation>
    </message>
    <message>
        <source>A game</source>
        <translation>Une partie</translation>
    </message>
    <message>
        <source>Bonuses won</source>
        <translation>Primes gagnées</translation>
    </message>
    <message>
        <source>Where the rules fail</source>
        <translation>Où les règles échouent</translation>
    </message>
    <message>
        <source>too much</source>
        <translation>trop</translation>
    </message>
    <message>
        <source>too little</source>
        <translation>trop peu</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Glouton</translation>
    </message>
    <message>
        <source>Long routes</source>
        <translation>Longues routes</translation>
    </message>
    <message>
        <source>Opportunist</source>
        <translation>Opportuniste</translation>
    </message>
    <message>
        <source>Hoarder</source>
        <translation>Amasseur</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Hasard</translation>
    </message>
    <message>
        <source>Completes its cheapest tickets by the shortest ways.</source>
        <translation>Réussit ses billets les moins chers par les plus courts chemins.</translation>
    </message>
    <message>
        <source>Claims few long routes and ends the game fast.</source>
        <translation>Prend peu de longues routes et finit vite la partie.</translation>
    </message>
    <message>
        <source>Draws tickets that fit its network.</source>
        <translation>Pioche des billets qui vont à son réseau.</translation>
    </message>
    <message>
        <source>Collects cards first, then builds.</source>
        <translation>Amasse d’abord des cartes, puis construit.</translation>
    </message>
    <message>
        <source>Does anything that is allowed.</source>
        <translation>Fait n’importe quoi de permis.</translation>
    </message>
    <message>
        <source>keeps the tickets {on}</source>
        <translation>garde les billets {on}</translation>
    </message>
    <message>
        <source>draws a card from the deck</source>
        <translation>pioche une carte</translation>
    </message>
    <message>
        <source>takes a card: {on}</source>
        <translation>prend une carte&#xa0;: {on}</translation>
    </message>
    <message>
        <source>claims {on} with {cards}</source>
        <translation>prend {on} avec {cards}</translation>
    </message>
    <message>
        <source>adds to the tunnel: {cards}</source>
        <translation>ajoute au tunnel&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>gives up the tunnel</source>
        <translation>renonce au tunnel</translation>
    </message>
    <message>
        <source>draws tickets</source>
        <translation>pioche des billets</translation>
    </message>
    <message>
        <source>builds a station in {on} with {cards}</source>
        <translation>construit une gare à {on} avec {cards}</translation>
    </message>
    <message>
        <source>can do nothing</source>
        <translation>ne peut rien faire</translation>
    </message>
    <message>
        <source>keeps no ticket</source>
        <translation>ne garde aucun billet</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>aucune carte</translation>
    </message>
    <message>
        <source>locomotive</source>
        <translation>locomotive</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercheur</translation>
    </message>
    <message>
        <source>Plays on in mind before each move: stronger, and hundreds of times slower.</source>
        <translation>Joue la suite en pensée avant chaque coup&#xa0;: plus fort, et des centaines de fois plus lent.</translation>
    </message>
</context>
<context>
    <name>PlaytestPanel</name>
    <message>
        <source>Progress of the playtest</source>
        <translation>Avancement des parties d’essai</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>Billets</translation>
    </message>
    <message>
        <source>Routes</source>
        <translation>Routes</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>The first games are being played …</source>
        <translation>Les premières parties se jouent …</translation>
    </message>
    <message>
        <source>The board&apos;s rules are being read …</source>
        <translation>Les règles du plateau sont lues …</translation>
    </message>
    <message>
        <source>The board names no rules to play by: choose some in the panel of rules.</source>
        <translation>Le plateau ne nomme aucune règle du jeu&#xa0;: choisissez-en dans le panneau des règles.</translation>
    </message>
    <message>
        <source>Let bots play this board: which tickets pay too much, which routes nobody wants, who wins too often?</source>
        <translation>Faites jouer des robots sur ce plateau&#xa0;: quels billets rapportent trop, quelles routes personne ne veut, qui gagne trop souvent&#xa0;?</translation>
    </message>
    <message>
        <source>Findings ({n})</source>
        <translation>Constats ({n})</translation>
    </message>
    <message>
        <source>{games} games · {rules} · {players} players: {bots}</source>
        <translation>{games} parties · {rules} · {players} joueurs&#xa0;: {bots}</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>⚠ Out of date: the board has been edited since these {games} games.</source>
        <translation>⚠ Périmé&#xa0;: le plateau a été modifié depuis ces {games} parties.</translation>
    </message>
    <message>
        <source>Number of players shown</source>
        <translation>Nombre de joueurs affiché</translation>
    </message>
    <message>
        <source>{n} players</source>
        <translation>{n} joueurs</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
</context>
<context>
    <name>PrintDialog</name>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Pri&amp;nt</source>
        <translation>&amp;Imprimer</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 carte</translation>
    </message>
    <message>
        <source>{n} cards</source>
        <translation>{n} cartes</translation>
    </message>
    <message>
        <source>1 page for a print shop</source>
        <translation>1 page pour un imprimeur</translation>
    </message>
    <message>
        <source>1 sheet of {paper}</source>
        <translation>1 feuille {paper}</translation>
    </message>
    <message>
        <source>{n} sheets of {paper}</source>
        <translation>{n} feuilles {paper}</translation>
    </message>
</context>
<context>
    <name>PrintOptions</name>
    <message>
        <source>Whichever takes fewer sheets</source>
        <translation>Celle qui prend moins de feuilles</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Paysage</translation>
    </message>
    <message>
        <source>Along the long edge</source>
        <translation>Sur le bord long</translation>
    </message>
    <message>
        <source>Along the short edge</source>
        <translation>Sur le bord court</translation>
    </message>
    <message>
        <source>As planned: {paper}</source>
        <translation>Comme prévu&#xa0;: {paper}</translation>
    </message>
    <message>
        <source>Another size</source>
        <translation>Une autre taille</translation>
    </message>
    <message>
        <source>none: edge to edge</source>
        <translation>aucun&#xa0;: bord à bord</translation>
    </message>
    <message>
        <source>No sheet across the {columns} × {rows} folds</source>
        <translation>Pas de feuille sur les plis ({columns} × {rows})</translation>
    </message>
    <message>
        <source>Of the board on one page, and of images of cards</source>
        <translation>Du plateau d’une pièce et des images de cartes</translation>
    </message>
    <message>
        <source>As on the board · {size}</source>
        <translation>Comme le plateau · {size}</translation>
    </message>
    <message>
        <source>none: cards touch</source>
        <translation>aucun&#xa0;: cartes jointes</translation>
    </message>
    <message>
        <source>Cards have &amp;backs</source>
        <translation>Les cartes ont un &amp;verso</translation>
    </message>
    <message>
        <source>as many as can play</source>
        <translation>tous ceux qui peuvent jouer</translation>
    </message>
    <message>
        <source>{rules}, all tickets</source>
        <translation>{rules}, tous les billets</translation>
    </message>
    <message>
        <source>{rules}, its tickets</source>
        <translation>{rules}, ses billets</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>As on the canvas ({language})</source>
        <translation>Comme à l’écran ({language})</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>&amp;Paper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>&amp;Margin</source>
        <translation>&amp;Marge</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>&amp;Orientation</source>
        <translation>&amp;Orientation</translation>
    </message>
    <message>
        <source>O&amp;verlap</source>
        <translation>Reco&amp;uvrement</translation>
    </message>
    <message>
        <source>&amp;Free beside folds</source>
        <translation>Libre près de&amp;s plis</translation>
    </message>
    <message>
        <source>B&amp;leed</source>
        <translation>&amp;Fond perdu</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Taille</translation>
    </message>
    <message>
        <source>&amp;Room around</source>
        <translation>Espace &amp;autour</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>&amp;Joueurs</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>R&amp;ules</source>
        <translation>Rè&amp;gles</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Couleurs</translation>
    </message>
    <message>
        <source>For how many there are reference cards</source>
        <translation>Pour combien de joueurs il y a des cartes d’aide</translation>
    </message>
    <message>
        <source>Sheets &amp;turn</source>
        <translation>&amp;Retournement</translation>
    </message>
</context>
<context>
    <name>PrintPreview</name>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Each card with front and back</source>
        <translation>Chaque carte, recto et verso</translation>
    </message>
    <message>
        <source>Card by card</source>
        <translation>Carte par carte</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>The whole page</source>
        <translation>La page entière</translation>
    </message>
    <message>
        <source>Drawing …</source>
        <translation>Dessin en cours…</translation>
    </message>
    <message>
        <source>This board has nothing of the kind to print.</source>
        <translation>Ce plateau n’a rien de tel à imprimer.</translation>
    </message>
    <message>
        <source>This is not printed. Tick it to print it, and to see it here.</source>
        <translation>Cela n’est pas imprimé. Cochez-le pour l’imprimer et le voir ici.</translation>
    </message>
    <message>
        <source>This cannot be drawn.</source>
        <translation>Cela ne peut pas être dessiné.</translation>
    </message>
    <message>
        <source>{page} of {count}</source>
        <translation>{page} sur {count}</translation>
    </message>
</context>
<context>
    <name>ProblemCounts</name>
    <message>
        <source>Problems: the board is being checked</source>
        <translation>Problèmes&#xa0;: le plateau est en cours de vérification</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Aucun problème</translation>
    </message>
    <message>
        <source>Problems: {counts}</source>
        <translation>Problèmes&#xa0;: {counts}</translation>
    </message>
</context>
<context>
    <name>ProblemDetails</name>
    <message>
        <source>Explanation</source>
        <translation>Explication</translation>
    </message>
    <message>
        <source>Choose a problem to see why it matters.</source>
        <translation>Choisissez un problème pour voir pourquoi il compte.</translation>
    </message>
    <message>
        <source>Mend all of this kind</source>
        <translation>Corriger tous ceux de ce genre</translation>
    </message>
    <message>
        <source>Accept…</source>
        <translation>Accepter…</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Mend</source>
        <translation>Corriger</translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>“{name}” cannot be opened</source>
        <translation>«&#xa0;{name}&#xa0;» ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>It is a board, but parts of it cannot be understood. Nothing was changed. Put these lines right in a text editor, then open it again.</source>
        <translation>C’est un plateau, mais des parties en sont incompréhensibles. Rien n’a été modifié. Corrigez ces lignes dans un éditeur de texte, puis ouvrez-le de nouveau.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
</context>
<context>
    <name>ProblemMenu</name>
    <message>
        <source>Mend all of this kind</source>
        <translation>Corriger tous ceux de ce genre</translation>
    </message>
    <message>
        <source>Accept with a reason…</source>
        <translation>Accepter avec une raison…</translation>
    </message>
    <message>
        <source>No longer accept it</source>
        <translation>Ne plus l’accepter</translation>
    </message>
    <message>
        <source>Severity of this check</source>
        <translation>Gravité de cette vérification</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>Save the problems</source>
        <translation>Enregistrer les problèmes</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>Mend all: {check}</source>
        <translation>Tout corriger&#xa0;: {check}</translation>
    </message>
    <message>
        <source>Accept: {check}</source>
        <translation>Accepter&#xa0;: {check}</translation>
    </message>
    <message>
        <source>No longer accept: {check}</source>
        <translation>Ne plus accepter&#xa0;: {check}</translation>
    </message>
    <message>
        <source>Severity of {check}</source>
        <translation>Gravité de {check}</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Suggestion</source>
        <translation>Suggestion</translation>
    </message>
    <message>
        <source>Do not look for it</source>
        <translation>Ne pas le chercher</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>1 error</source>
        <translation>1 erreur</translation>
    </message>
    <message>
        <source>{n} errors</source>
        <translation>{n} erreurs</translation>
    </message>
    <message>
        <source>1 warning</source>
        <translation>1 avertissement</translation>
    </message>
    <message>
        <source>{n} warnings</source>
        <translation>{n} avertissements</translation>
    </message>
    <message>
        <source>1 suggestion</source>
        <translation>1 suggestion</translation>
    </message>
    <message>
        <source>{n} suggestions</source>
        <translation>{n} suggestions</translation>
    </message>
    <message>
        <source>1 accepted</source>
        <translation>1 accepté</translation>
    </message>
    <message>
        <source>{n} accepted</source>
        <translation>{n} acceptés</translation>
    </message>
    <message>
        <source>and 1 more: search the problems to find it</source>
        <translation>et 1 autre&#xa0;: cherchez dans les problèmes pour le trouver</translation>
    </message>
    <message>
        <source>and {n} more: search the problems to find them</source>
        <translation>et {n} autres&#xa0;: cherchez dans les problèmes pour les trouver</translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Search the problems</source>
        <translation>Chercher dans les problèmes</translation>
    </message>
    <message>
        <source>Copy the list</source>
        <translation>Copier la liste</translation>
    </message>
    <message>
        <source>Save the list to a file…</source>
        <translation>Enregistrer la liste dans un fichier…</translation>
    </message>
    <message>
        <source>The board is being checked …</source>
        <translation>Le plateau est en cours de vérification…</translation>
    </message>
    <message>
        <source>Everything is fine: {n} checks found nothing.</source>
        <translation>Tout va bien&#xa0;: {n} vérifications n’ont rien trouvé.</translation>
    </message>
</context>
<context>
    <name>Property</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Tint</source>
        <translation>Teinte</translation>
    </message>
    <message>
        <source>Country cards</source>
        <translation>Cartes de pays</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Villes</translation>
    </message>
    <message>
        <source>published board</source>
        <translation>plateau publié</translation>
    </message>
    <message>
        <source>reconstruction</source>
        <translation>reconstitution</translation>
    </message>
    <message>
        <source>fan’s own</source>
        <translation>création d’amateur</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Wagon</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Volets</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>Physical measures</source>
        <translation>Mesures physiques</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Auteurs</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Provenance</source>
        <translation>Provenance</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Langues</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Sources</translation>
    </message>
    <message>
        <source>Between spaces</source>
        <translation>Entre les cases</translation>
    </message>
    <message>
        <source>Before cities</source>
        <translation>Avant les villes</translation>
    </message>
    <message>
        <source>Track distance</source>
        <translation>Entre les voies</translation>
    </message>
    <message>
        <source>Score track</source>
        <translation>Piste de score</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Rangées</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>a route of length {n} has room for {n} icons</source>
        <translation>une route de longueur {n} a de la place pour {n} icônes</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Tunnel</source>
        <translation>Tunnel</translation>
    </message>
    <message>
        <source>Ferry</source>
        <translation>Ferry</translation>
    </message>
    <message>
        <source>Icons</source>
        <translation>Icônes</translation>
    </message>
    <message>
        <source>Draw bonus</source>
        <translation>Bonus de pioche</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatique</translation>
    </message>
    <message>
        <source>above</source>
        <translation>au-dessus</translation>
    </message>
    <message>
        <source>above right</source>
        <translation>au-dessus à droite</translation>
    </message>
    <message>
        <source>right</source>
        <translation>à droite</translation>
    </message>
    <message>
        <source>below right</source>
        <translation>en dessous à droite</translation>
    </message>
    <message>
        <source>below</source>
        <translation>en dessous</translation>
    </message>
    <message>
        <source>below left</source>
        <translation>en dessous à gauche</translation>
    </message>
    <message>
        <source>left</source>
        <translation>à gauche</translation>
    </message>
    <message>
        <source>above left</source>
        <translation>au-dessus à gauche</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>à la main</translation>
    </message>
    <message>
        <source>it is locked; unlock it first</source>
        <translation>elle est verrouillée&#xa0;; déverrouillez-la d’abord</translation>
    </message>
    <message>
        <source>write the latitude and the longitude in degrees: 59.913, 10.752</source>
        <translation>écrivez la latitude et la longitude en degrés&#xa0;: 59.913, 10.752</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Pays</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Verrouillée</translation>
    </message>
    <message>
        <source>True place</source>
        <translation>Lieu réel</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>drag the name to where it shall stand</source>
        <translation>tirez le nom là où il doit se trouver</translation>
    </message>
    <message>
        <source>Name stands</source>
        <translation>Place du nom</translation>
    </message>
    <message>
        <source>Turned by</source>
        <translation>Tourné de</translation>
    </message>
    <message>
        <source>write each end with its points: bergen 7; country:sweden 5</source>
        <translation>écrivez chaque bout avec ses points&#xa0;: bergen 7&#xa0;; country:sweden 5</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Paquet</translation>
    </message>
    <message>
        <source>Other ends</source>
        <translation>Autres bouts</translation>
    </message>
    <message>
        <source>Expected tickets</source>
        <translation>Billets prévus</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>different values</source>
        <translation>valeurs différentes</translation>
    </message>
    <message>
        <source>Choose a colour…</source>
        <translation>Choisir une couleur…</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>manque</translation>
    </message>
    <message>
        <source>What is typed for “{property}” is refused: {why}.</source>
        <translation>Ce qui est tapé pour «&#xa0;{property}&#xa0;» est refusé&#xa0;: {why}.</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>“{name}” cannot be opened</source>
        <translation>«&#xa0;{name}&#xa0;» ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>“{name}” is open elsewhere</source>
        <translation>«&#xa0;{name}&#xa0;» est ouvert ailleurs</translation>
    </message>
    <message>
        <source>“{name}” is open in {program} on {host}: {user} opened it on {time}</source>
        <translation>«&#xa0;{name}&#xa0;» est ouvert dans {program} sur {host}&#xa0;: {user} l’a ouvert le {time}</translation>
    </message>
</context>
<context>
    <name>RangesList</name>
    <message>
        <source>Measure</source>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>This board</source>
        <translation>Ce plateau</translation>
    </message>
    <message>
        <source>Published boards</source>
        <translation>Plateaux publiés</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>Measures beside those of the published boards</source>
        <translation>Mesures à côté de celles des plateaux publiés</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Le plateau</translation>
    </message>
</context>
<context>
    <name>ReasonDialog</name>
    <message>
        <source>Accept a problem</source>
        <translation>Accepter un problème</translation>
    </message>
    <message>
        <source>Why is it right as it is?</source>
        <translation>Pourquoi est-ce bien ainsi&#xa0;?</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>Fichiers &amp;récents</translation>
    </message>
    <message>
        <source>&amp;Forget these</source>
        <translation>&amp;Oublier ceux-ci</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Rien encore</translation>
    </message>
</context>
<context>
    <name>RecoveryDialog</name>
    <message>
        <source>Unsaved work</source>
        <translation>Travail non enregistré</translation>
    </message>
    <message>
        <source>Trackwright was ended before this work was saved</source>
        <translation>Trackwright a été arrêté avant que ce travail soit enregistré</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Plus tard</translation>
    </message>
</context>
<context>
    <name>ReplayPage</name>
    <message>
        <source>Game to replay</source>
        <translation>Partie à revoir</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <source>Play by itself</source>
        <translation>Dérouler</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Moves made</source>
        <translation>Coups joués</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>won</source>
        <translation>a gagné</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>{n} · {bot} · {points} points · {trains} trains left</source>
        <translation>{n} · {bot} · {points} points · reste {trains} wagons</translation>
    </message>
</context>
<context>
    <name>Route</name>
    <message>
        <source>Make {routes} {color}</source>
        <translation>Rendre {routes} {color}</translation>
    </message>
    <message>
        <source>Fit the length of {routes}</source>
        <translation>Ajuster la longueur de {routes}</translation>
    </message>
    <message>
        <source>Length {length} for {routes}</source>
        <translation>Longueur {length} pour {routes}</translation>
    </message>
    <message>
        <source>Lengthen {routes}</source>
        <translation>Allonger {routes}</translation>
    </message>
    <message>
        <source>Shorten {routes}</source>
        <translation>Raccourcir {routes}</translation>
    </message>
    <message>
        <source>Make {routes} a tunnel</source>
        <translation>Mettre {routes} en tunnel</translation>
    </message>
    <message>
        <source>Make {routes} no tunnel</source>
        <translation>Sortir {routes} du tunnel</translation>
    </message>
    <message>
        <source>Make {routes} a ferry</source>
        <translation>Mettre {routes} en ferry</translation>
    </message>
    <message>
        <source>Make {routes} no ferry</source>
        <translation>Ôter le ferry de {routes}</translation>
    </message>
    <message>
        <source>Add a track to {routes}</source>
        <translation>Ajouter une voie à {routes}</translation>
    </message>
    <message>
        <source>Straighten {routes}</source>
        <translation>Redresser {routes}</translation>
    </message>
    <message>
        <source>Reverse {routes}</source>
        <translation>Inverser {routes}</translation>
    </message>
    <message>
        <source>Let spaces of {routes} follow the curve</source>
        <translation>Remettre les cases de {routes} sur la courbe</translation>
    </message>
    <message>
        <source>Join {routes}</source>
        <translation>Joindre {routes}</translation>
    </message>
    <message>
        <source>Delete {routes}</source>
        <translation>Supprimer {routes}</translation>
    </message>
    <message>
        <source>Icons of {routes}</source>
        <translation>Locomotives de {routes}</translation>
    </message>
    <message>
        <source>Draw bonus of {routes}</source>
        <translation>Bonus de pioche de {routes}</translation>
    </message>
    <message>
        <source>Length {length}</source>
        <translation>Longueur {length}</translation>
    </message>
    <message>
        <source>tunnel</source>
        <translation>tunnel</translation>
    </message>
    <message>
        <source>ferry {icons}</source>
        <translation>ferry {icons}</translation>
    </message>
    <message>
        <source>draw {cards}</source>
        <translation>pioche {cards}</translation>
    </message>
    <message>
        <source>{curve}, needs {more} mm more</source>
        <translation>{curve}, il manque {more}&#xa0;mm</translation>
    </message>
    <message>
        <source>{curve}, {more} mm to spare</source>
        <translation>{curve}, {more}&#xa0;mm de reste</translation>
    </message>
    <message>
        <source>Remove a bend of {route}</source>
        <translation>Retirer un coude de {route}</translation>
    </message>
    <message>
        <source>Bend {route}</source>
        <translation>Courber {route}</translation>
    </message>
    <message>
        <source>Move an icon of {route}</source>
        <translation>Déplacer une locomotive de {route}</translation>
    </message>
    <message>
        <source>Place a space of {route} by hand</source>
        <translation>Placer à la main une case de {route}</translation>
    </message>
    <message>
        <source>Turn a space of {route}</source>
        <translation>Tourner une case de {route}</translation>
    </message>
</context>
<context>
    <name>RouteTool</name>
    <message>
        <source>Click a city to begin a {color} route, or a route to change it · P W B Y O K R G A colour · T tunnel · F ferry · D draw bonus</source>
        <translation>Cliquez une ville pour commencer une route {color}, ou une route pour la changer · P W B Y O K R G A couleur · T tunnel · F ferry · D bonus de pioche</translation>
    </message>
    <message>
        <source>Draw {route}</source>
        <translation>Tracer {route}</translation>
    </message>
    <message>
        <source>Click a bend or the end city · 1–9 length, 0 as fits · P W B Y O K R G A colour · T tunnel · F ferry · D draw bonus · Esc one bend back</source>
        <translation>Cliquez un coude ou la ville d’arrivée · 1–9 longueur, 0 ce qui tient · P W B Y O K R G A couleur · T tunnel · F ferry · D bonus de pioche · Échap revient d’un coude</translation>
    </message>
    <message>
        <source>Your route from {city} is still here.</source>
        <translation>Votre route depuis {city} est encore là.</translation>
    </message>
    <message>
        <source>J joins the two routes · Esc lets go</source>
        <translation>J joint les deux routes · Échap lâche</translation>
    </message>
    <message>
        <source>Letters and digits change all selected routes · Esc lets go</source>
        <translation>Lettres et chiffres changent toutes les routes sélectionnées · Échap lâche</translation>
    </message>
    <message>
        <source>Drag a space, or the tip of the last one to turn it · L lets spaces follow the curve · Esc lets go</source>
        <translation>Tirez une case, ou la pointe de la dernière pour la tourner · L remet les cases sur la courbe · Échap lâche</translation>
    </message>
    <message>
        <source>Drag bends and icons · click the line for a bend, Del removes it · Alt-drag a space · X second track · S straighten · U turn round · Esc lets go</source>
        <translation>Tirez coudes et locomotives · cliquez la ligne pour un coude, Suppr le retire · Alt et tirer&#xa0;: une case · X seconde voie · S redresser · U inverser · Échap lâche</translation>
    </message>
    <message>
        <source>The route that you have begun is not on the board yet</source>
        <translation>La route commencée n’est pas encore sur le plateau</translation>
    </message>
</context>
<context>
    <name>Rule</name>
    <message>
        <source>About</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Noms</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Train cards</source>
        <translation>Cartes wagon</translation>
    </message>
    <message>
        <source>Drawing cards</source>
        <translation>Prise de cartes</translation>
    </message>
    <message>
        <source>Paying for routes</source>
        <translation>Paiement des routes</translation>
    </message>
    <message>
        <source>Ferries</source>
        <translation>Ferries</translation>
    </message>
    <message>
        <source>Tunnels</source>
        <translation>Tunnels</translation>
    </message>
    <message>
        <source>Draw bonuses</source>
        <translation>Routes à pioche</translation>
    </message>
    <message>
        <source>Parallel tracks</source>
        <translation>Voies parallèles</translation>
    </message>
    <message>
        <source>Stations</source>
        <translation>Gares</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>Billets</translation>
    </message>
    <message>
        <source>Country cards</source>
        <translation>Cartes pays</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de partie</translation>
    </message>
    <message>
        <source>Tie-breaks</source>
        <translation>Égalités</translation>
    </message>
    <message>
        <source>Contents of the box</source>
        <translation>Contenu de la boîte</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>Fewest players</source>
        <translation>Joueurs au moins</translation>
    </message>
    <message>
        <source>Most players</source>
        <translation>Joueurs au plus</translation>
    </message>
    <message>
        <source>Trains each</source>
        <translation>Wagons par joueur</translation>
    </message>
    <message>
        <source>Cards of each colour</source>
        <translation>Cartes de chaque couleur</translation>
    </message>
    <message>
        <source>Locomotives</source>
        <translation>Locomotives</translation>
    </message>
    <message>
        <source>Starting hand</source>
        <translation>Main de départ</translation>
    </message>
    <message>
        <source>Cards in one action</source>
        <translation>Cartes par action</translation>
    </message>
    <message>
        <source>Open cards</source>
        <translation>Cartes visibles</translation>
    </message>
    <message>
        <source>An open locomotive</source>
        <translation>Une locomotive visible</translation>
    </message>
    <message>
        <source>A locomotive from the deck</source>
        <translation>Une locomotive de la pioche</translation>
    </message>
    <message>
        <source>Open cards are replaced</source>
        <translation>Cartes visibles remplacées</translation>
    </message>
    <message>
        <source>At so many locomotives</source>
        <translation>À partir de tant de locomotives</translation>
    </message>
    <message>
        <source>At set-up, too</source>
        <translation>Aussi à la mise en place</translation>
    </message>
    <message>
        <source>At most so often</source>
        <translation>Au plus tant de fois de suite</translation>
    </message>
    <message>
        <source>Discards become the deck</source>
        <translation>La défausse redevient pioche</translation>
    </message>
    <message>
        <source>What may stand for a card</source>
        <translation>Ce qui peut remplacer une carte</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Which cards</source>
        <translation>Quelles cartes</translation>
    </message>
    <message>
        <source>Stand for</source>
        <translation>Remplacent</translation>
    </message>
    <message>
        <source>On which routes</source>
        <translation>Sur quelles routes</translation>
    </message>
    <message>
        <source>Every ferry is gray</source>
        <translation>Tout ferry est gris</translation>
    </message>
    <message>
        <source>Every gray route is a ferry</source>
        <translation>Toute route grise est un ferry</translation>
    </message>
    <message>
        <source>Cards revealed</source>
        <translation>Cartes révélées</translation>
    </message>
    <message>
        <source>Cards for each match</source>
        <translation>Cartes par correspondance</translation>
    </message>
    <message>
        <source>Drawn from</source>
        <translation>Prises dans</translation>
    </message>
    <message>
        <source>Tracks that one player may own</source>
        <translation>Voies par joueur</translation>
    </message>
    <message>
        <source>How many tracks are usable</source>
        <translation>Combien de voies sont utilisables</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Liaisons</translation>
    </message>
    <message>
        <source>Only with so many tracks</source>
        <translation>Seulement à tant de voies</translation>
    </message>
    <message>
        <source>Usable</source>
        <translation>Utilisables</translation>
    </message>
    <message>
        <source>Stations each</source>
        <translation>Gares par joueur</translation>
    </message>
    <message>
        <source>Cards for the first, second, …</source>
        <translation>Cartes pour la 1re, la 2e…</translation>
    </message>
    <message>
        <source>Locomotives may pay</source>
        <translation>Locomotives admises</translation>
    </message>
    <message>
        <source>Stations in one city</source>
        <translation>Gares par ville</translation>
    </message>
    <message>
        <source>Routes that each lends</source>
        <translation>Routes que chacune prête</translation>
    </message>
    <message>
        <source>Points for each unbuilt</source>
        <translation>Points par gare non bâtie</translation>
    </message>
    <message>
        <source>Piles on the table</source>
        <translation>Piles sur la table</translation>
    </message>
    <message>
        <source>Dealt to each player</source>
        <translation>Distribué à chaque joueur</translation>
    </message>
    <message>
        <source>Keep at least, of all dealt</source>
        <translation>En garder au moins, en tout</translation>
    </message>
    <message>
        <source>Drawing more during the game</source>
        <translation>En reprendre en cours de partie</translation>
    </message>
    <message>
        <source>Made of which tickets</source>
        <translation>Faite de quels billets</translation>
    </message>
    <message>
        <source>Meant to be so many</source>
        <translation>Prévue pour tant</translation>
    </message>
    <message>
        <source>May be shuffled in</source>
        <translation>On peut y ajouter</translation>
    </message>
    <message>
        <source>Those never dealt</source>
        <translation>Ceux jamais distribués</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Pile</translation>
    </message>
    <message>
        <source>Keep at least</source>
        <translation>En garder au moins</translation>
    </message>
    <message>
        <source>Keep at most</source>
        <translation>En garder au plus</translation>
    </message>
    <message>
        <source>Those not kept</source>
        <translation>Ceux non gardés</translation>
    </message>
    <message>
        <source>Tickets drawn</source>
        <translation>Billets pris</translation>
    </message>
    <message>
        <source>How each stack lies</source>
        <translation>Ordre de chaque pile</translation>
    </message>
    <message>
        <source>Countries needed</source>
        <translation>Pays nécessaires</translation>
    </message>
    <message>
        <source>Points by spaces</source>
        <translation>Points selon les cases</translation>
    </message>
    <message>
        <source>A ticket not completed</source>
        <translation>Un billet non réussi</translation>
    </message>
    <message>
        <source>So many are drawn at random</source>
        <translation>Tant sont tirés au sort</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>For the most of</source>
        <translation>Pour le plus de</translation>
    </message>
    <message>
        <source>At a tie</source>
        <translation>À égalité</translation>
    </message>
    <message>
        <source>At least so many</source>
        <translation>Au moins tant</translation>
    </message>
    <message>
        <source>Which tickets</source>
        <translation>Quels billets</translation>
    </message>
    <message>
        <source>Which routes</source>
        <translation>Quelles routes</translation>
    </message>
    <message>
        <source>So many of one colour count as one</source>
        <translation>Tant d’une couleur comptent pour une</translation>
    </message>
    <message>
        <source>Trains left</source>
        <translation>Wagons restants</translation>
    </message>
    <message>
        <source>Turns for everybody after that</source>
        <translation>Tours de chacun ensuite</translation>
    </message>
    <message>
        <source>Also for who ended it</source>
        <translation>Aussi pour qui l’a provoquée</translation>
    </message>
    <message>
        <source>Tickets in each deck</source>
        <translation>Billets de chaque paquet</translation>
    </message>
    <message>
        <source>Bonus cards</source>
        <translation>Cartes bonus</translation>
    </message>
    <message>
        <source>Stacks of country cards</source>
        <translation>Piles de cartes pays</translation>
    </message>
    <message>
        <source>Countries with cities</source>
        <translation>Pays avec des villes</translation>
    </message>
    <message>
        <source>One of these routes</source>
        <translation>Une de ces routes</translation>
    </message>
    <message>
        <source>Of these colours</source>
        <translation>De ces couleurs</translation>
    </message>
    <message>
        <source>With so many spaces</source>
        <translation>De tant de cases</translation>
    </message>
    <message>
        <source>A ferry</source>
        <translation>Un ferry</translation>
    </message>
    <message>
        <source>A tunnel</source>
        <translation>Un tunnel</translation>
    </message>
    <message>
        <source>With a draw bonus</source>
        <translation>Avec une pioche</translation>
    </message>
    <message>
        <source>With one of these tags</source>
        <translation>Avec une de ces étiquettes</translation>
    </message>
    <message>
        <source>With an end that is</source>
        <translation>Dont une extrémité est</translation>
    </message>
    <message>
        <source>And one of these holds</source>
        <translation>Et l’un de ces cas</translation>
    </message>
    <message>
        <source>From these decks</source>
        <translation>De ces paquets</translation>
    </message>
    <message>
        <source>Worth so many points</source>
        <translation>Valant tant de points</translation>
    </message>
    <message>
        <source>One of these cities</source>
        <translation>Une de ces villes</translation>
    </message>
    <message>
        <source>In these countries</source>
        <translation>Dans ces pays</translation>
    </message>
    <message>
        <source>In these regions</source>
        <translation>Dans ces régions</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Au moins</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Au plus</translation>
    </message>
    <message>
        <source>counts as both cards</source>
        <translation>compte pour les deux cartes</translation>
    </message>
    <message>
        <source>is the first and only card</source>
        <translation>est la première et seule carte</translation>
    </message>
    <message>
        <source>is a card like any other</source>
        <translation>est une carte comme les autres</translation>
    </message>
    <message>
        <source>locomotives</source>
        <translation>des locomotives</translation>
    </message>
    <message>
        <source>of one colour</source>
        <translation>d’une couleur</translation>
    </message>
    <message>
        <source>any cards</source>
        <translation>n’importe lesquelles</translation>
    </message>
    <message>
        <source>a card of the colour</source>
        <translation>une carte de la couleur</translation>
    </message>
    <message>
        <source>a locomotive icon</source>
        <translation>un symbole locomotive</translation>
    </message>
    <message>
        <source>the deck</source>
        <translation>la pioche</translation>
    </message>
    <message>
        <source>the deck or the open cards</source>
        <translation>la pioche ou les cartes visibles</translation>
    </message>
    <message>
        <source>ordinary</source>
        <translation>ordinaires</translation>
    </message>
    <message>
        <source>to a neighbouring country</source>
        <translation>vers un pays voisin</translation>
    </message>
    <message>
        <source>all tracks</source>
        <translation>toutes les voies</translation>
    </message>
    <message>
        <source>by the number of players</source>
        <translation>selon le nombre de joueurs</translation>
    </message>
    <message>
        <source>stay in the pile</source>
        <translation>restent dans la pile</translation>
    </message>
    <message>
        <source>leave the game</source>
        <translation>quittent la partie</translation>
    </message>
    <message>
        <source>go under the pile</source>
        <translation>vont sous la pile</translation>
    </message>
    <message>
        <source>go shuffled under the pile</source>
        <translation>vont mélangés sous la pile</translation>
    </message>
    <message>
        <source>highest on top</source>
        <translation>la plus forte au-dessus</translation>
    </message>
    <message>
        <source>shuffled</source>
        <translation>mélangée</translation>
    </message>
    <message>
        <source>subtracts its points</source>
        <translation>retire ses points</translation>
    </message>
    <message>
        <source>costs nothing</source>
        <translation>ne coûte rien</translation>
    </message>
    <message>
        <source>the longest path</source>
        <translation>chemin le plus long</translation>
    </message>
    <message>
        <source>completed tickets</source>
        <translation>billets réussis</translation>
    </message>
    <message>
        <source>claimed routes</source>
        <translation>routes prises</translation>
    </message>
    <message>
        <source>trains left</source>
        <translation>wagons restants</translation>
    </message>
    <message>
        <source>locomotives in hand</source>
        <translation>locomotives en main</translation>
    </message>
    <message>
        <source>countries joined</source>
        <translation>pays reliés</translation>
    </message>
    <message>
        <source>all score</source>
        <translation>tous marquent</translation>
    </message>
    <message>
        <source>nobody scores</source>
        <translation>personne ne marque</translation>
    </message>
    <message>
        <source>most completed tickets</source>
        <translation>le plus de billets réussis</translation>
    </message>
    <message>
        <source>most bonuses</source>
        <translation>le plus de bonus</translation>
    </message>
    <message>
        <source>most ticket points</source>
        <translation>le plus de points de billets</translation>
    </message>
    <message>
        <source>fewest stations</source>
        <translation>le moins de gares</translation>
    </message>
    <message>
        <source>they win together</source>
        <translation>ils gagnent ensemble</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violet</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Gray</source>
        <translation>Gris</translation>
    </message>
</context>
<context>
    <name>Ruler</name>
    <message>
        <source>Upper ruler</source>
        <translation>Règle du haut</translation>
    </message>
    <message>
        <source>Left ruler</source>
        <translation>Règle de gauche</translation>
    </message>
    <message>
        <source>Drag a guide onto the board; double-click its mark to remove it</source>
        <translation>Tirez un repère sur le plateau&#xa0;; double-cliquez sa marque pour le retirer</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>either</source>
        <translation>peu importe</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Pick</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>What is selected on the board ({n})</source>
        <translation>Ce qui est sélectionné sur le plateau ({n})</translation>
    </message>
    <message>
        <source>Back to the base’s value: {field}</source>
        <translation>Revenir à la valeur de la base&#xa0;: {field}</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add: {field}</source>
        <translation>Ajouter&#xa0;: {field}</translation>
    </message>
    <message>
        <source>Show its fields</source>
        <translation>Montrer ses champs</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Entry {n}</source>
        <translation>Entrée {n}</translation>
    </message>
    <message>
        <source>id</source>
        <translation>identifiant</translation>
    </message>
    <message>
        <source>Id of a new entry</source>
        <translation>Identifiant d’une nouvelle entrée</translation>
    </message>
    <message>
        <source>Remove: {entry}</source>
        <translation>Retirer&#xa0;: {entry}</translation>
    </message>
    <message>
        <source>in the game</source>
        <translation>dans le jeu</translation>
    </message>
    <message>
        <source>{group}: in the game</source>
        <translation>{group}&#xa0;: dans le jeu</translation>
    </message>
</context>
<context>
    <name>RulesBench</name>
    <message>
        <source>Make my own from it</source>
        <translation>En faire mes propres règles</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>No rules yet: add a ruleset, then make your own from it.</source>
        <translation>Pas encore de règles&#xa0;: ajoutez-en, puis faites-en les vôtres.</translation>
    </message>
    <message>
        <source>These rules belong to several boards: to change them, make your own.</source>
        <translation>Ces règles servent à plusieurs plateaux&#xa0;: pour les changer, faites-en les vôtres.</translation>
    </message>
    <message>
        <source>Rules of the board’s own, which stand alone.</source>
        <translation>Règles propres au plateau, sans base.</translation>
    </message>
    <message>
        <source>Rules of the board’s own, so far the same as {base}.</source>
        <translation>Règles propres au plateau, pour l’instant les mêmes que {base}.</translation>
    </message>
    <message>
        <source>Rules of the board’s own; one part differs from {base}.</source>
        <translation>Règles propres au plateau&#xa0;; une partie diffère de {base}.</translation>
    </message>
    <message>
        <source>Rules of the board’s own; {n} parts differ from {base}.</source>
        <translation>Règles propres au plateau&#xa0;; {n} parties diffèrent de {base}.</translation>
    </message>
</context>
<context>
    <name>RulesButton</name>
    <message>
        <source>No rules yet</source>
        <translation>Pas encore de règles</translation>
    </message>
    <message>
        <source>Choose the rules that the board is made for</source>
        <translation>Choisir les règles pour lesquelles le plateau est fait</translation>
    </message>
    <message>
        <source>Rules: {names}</source>
        <translation>Règles&#xa0;: {names}</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>Another ruleset has the id “{id}”: choose one that is free.</source>
        <translation>D’autres règles ont l’identifiant «&#xa0;{id}&#xa0;»&#xa0;: choisissez-en un qui soit libre.</translation>
    </message>
    <message>
        <source>This goes together with the other values in red.</source>
        <translation>Cela va de pair avec les autres valeurs en rouge.</translation>
    </message>
    <message>
        <source>Rules: {field}</source>
        <translation>Règles&#xa0;: {field}</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>All rules</source>
        <translation>Toutes les règles</translation>
    </message>
    <message>
        <source>What differs from the base</source>
        <translation>Ce qui diffère de la base</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Ce qui est montré</translation>
    </message>
    <message>
        <source>Language of the page</source>
        <translation>Langue de la page</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>RulesetChooser</name>
    <message>
        <source>Rulesets of the board</source>
        <translation>Règles du plateau</translation>
    </message>
    <message>
        <source>Add a ruleset</source>
        <translation>Ajouter des règles</translation>
    </message>
    <message>
        <source>Make my own from it</source>
        <translation>En faire mes propres règles</translation>
    </message>
    <message>
        <source>Move up; the first is the default</source>
        <translation>Monter&#xa0;; les premières sont celles par défaut</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Save it to a file…</source>
        <translation>Les enregistrer dans un fichier…</translation>
    </message>
    <message>
        <source>Take it from its file into the board</source>
        <translation>Les reprendre de leur fichier dans le plateau</translation>
    </message>
    <message>
        <source>Remove it from the board</source>
        <translation>Les retirer du plateau</translation>
    </message>
    <message>
        <source>Shipped</source>
        <translation>Fournies</translation>
    </message>
    <message>
        <source>Beside the board</source>
        <translation>À côté du plateau</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>D’un fichier…</translation>
    </message>
    <message>
        <source>Make own rules</source>
        <translation>Faire ses propres règles</translation>
    </message>
    <message>
        <source>the board’s own</source>
        <translation>propres au plateau</translation>
    </message>
    <message>
        <source>in a file beside the board</source>
        <translation>dans un fichier à côté du plateau</translation>
    </message>
    <message>
        <source>default</source>
        <translation>par défaut</translation>
    </message>
    <message>
        <source>Order of the rulesets</source>
        <translation>Ordre des règles</translation>
    </message>
    <message>
        <source>Remove a ruleset</source>
        <translation>Retirer des règles</translation>
    </message>
    <message>
        <source>Take rules into the board</source>
        <translation>Reprendre des règles dans le plateau</translation>
    </message>
    <message>
        <source>Save the rules</source>
        <translation>Enregistrer les règles</translation>
    </message>
    <message>
        <source>Open rules</source>
        <translation>Ouvrir des règles</translation>
    </message>
    <message>
        <source>Rulesets (*.json)</source>
        <translation>Règles (*.json)</translation>
    </message>
</context>
<context>
    <name>Select</name>
    <message>
        <source>Move {things}</source>
        <translation>Déplacer {things}</translation>
    </message>
    <message>
        <source>Shift keeps to a line · Ctrl does not snap · Alt takes bends along · Esc puts it back</source>
        <translation>Maj&#xa0;: en ligne droite · Ctrl&#xa0;: sans aimant · Alt emmène les coudes · Échap remet en place</translation>
    </message>
    <message>
        <source>Move the name {name}</source>
        <translation>Déplacer le nom {name}</translation>
    </message>
    <message>
        <source>Shift keeps to a line · Esc puts the name back</source>
        <translation>Maj&#xa0;: en ligne droite · Échap remet le nom en place</translation>
    </message>
    <message>
        <source>Release to select what lies inside · Shift adds it</source>
        <translation>Relâchez pour sélectionner ce qui est dedans · Maj l’ajoute</translation>
    </message>
    <message>
        <source>{things}: locked</source>
        <translation>{things}&#xa0;: sous verrou</translation>
    </message>
    <message>
        <source>{note} · unlock in the menu Arrange to move</source>
        <translation>{note} · déverrouillez dans le menu Disposition pour déplacer</translation>
    </message>
    <message>
        <source>Nudge {things}</source>
        <translation>Pousser {things}</translation>
    </message>
</context>
<context>
    <name>SelectTool</name>
    <message>
        <source>Click to select · drag for a rubber band · Tab goes from thing to thing</source>
        <translation>Cliquez pour sélectionner · tirez un cadre · Tab va de chose en chose</translation>
    </message>
    <message>
        <source>{things} · drag or arrows to move · right-click for more · Del removes</source>
        <translation>{things} · tirez ou flèches pour déplacer · clic droit pour le reste · Suppr supprime</translation>
    </message>
    <message>
        <source>{things} · right-click for more · Del removes</source>
        <translation>{things} · clic droit pour le reste · Suppr supprime</translation>
    </message>
    <message>
        <source>{thing} · drag or arrows to move · drag its name · Enter renames · right-click for more · Del removes</source>
        <translation>{thing} · tirez ou flèches pour déplacer · tirez son nom · Entrée renomme · clic droit pour le reste · Suppr supprime</translation>
    </message>
    <message>
        <source>{thing} · Enter or a double click changes it · right-click for more · Del removes</source>
        <translation>{thing} · Entrée ou un double clic pour la modifier · clic droit pour le reste · Suppr supprime</translation>
    </message>
    <message>
        <source>{thing} · Enter renames · the tool Border moves its corners · Del removes</source>
        <translation>{thing} · Entrée renomme · l’outil Frontière déplace ses coins · Suppr supprime</translation>
    </message>
    <message>
        <source>{thing} · right-click for more · Del removes</source>
        <translation>{thing} · clic droit pour le reste · Suppr supprime</translation>
    </message>
</context>
<context>
    <name>Sentence</name>
    <message>
        <source>The route cannot be drawn and the ticket cannot be completed; mostly a name is misspelt.</source>
        <translation>La route ne peut pas être dessinée ni le billet réussi&#xa0;; le plus souvent, un nom est mal écrit.</translation>
    </message>
    <message>
        <source>Every end of a route or ticket is a city or crossing of the board.</source>
        <translation>Chaque extrémité d’une route ou d’un billet est une ville ou un passage du plateau.</translation>
    </message>
    <message>
        <source>A close spelling is offered; if exactly one city is a single slip away, `--fix` writes it. Otherwise add the city, or remove what names it.</source>
        <translation>Une orthographe proche est proposée&#xa0;; si une seule ville n’en diffère que d’une faute, `--fix` l’écrit. Sinon, ajoutez la ville ou retirez ce qui la nomme.</translation>
    </message>
    <message>
        <source>Whoever reaches the city reaches no country, and nobody can complete the ticket.</source>
        <translation>Qui atteint la ville n’atteint aucun pays, et personne ne peut réussir le billet.</translation>
    </message>
    <message>
        <source>The country of a city, crossing or ticket is one of the board&apos;s.</source>
        <translation>Le pays d’une ville, d’un passage ou d’un billet est l’un de ceux du plateau.</translation>
    </message>
    <message>
        <source>Correct the spelling, or add the country to the board&apos;s `countries`. A city may also do without a country.</source>
        <translation>Corrigez l’orthographe, ou ajoutez le pays aux `countries` du plateau. Une ville peut aussi se passer de pays.</translation>
    </message>
    <message>
        <source>No ruleset deals it, and it has no back to be printed on.</source>
        <translation>Aucune règle ne le distribue, et il n’a pas de dos à imprimer.</translation>
    </message>
    <message>
        <source>The deck of a ticket is one of the board&apos;s.</source>
        <translation>Le paquet d’un billet est l’un de ceux du plateau.</translation>
    </message>
    <message>
        <source>Correct the spelling, or add the deck to the board&apos;s `decks`.</source>
        <translation>Corrigez l’orthographe, ou ajoutez le paquet aux `decks` du plateau.</translation>
    </message>
    <message>
        <source>The board cannot be played or checked by it.</source>
        <translation>On ne peut ni jouer ni vérifier le plateau avec ces règles.</translation>
    </message>
    <message>
        <source>A board&apos;s rulesets are shipped ones, files beside its own, or written inside of it.</source>
        <translation>Les règles d’un plateau sont fournies avec le programme, dans un fichier à côté du sien, ou écrites dans le plateau même.</translation>
    </message>
    <message>
        <source>Correct the name, put the ruleset&apos;s file beside the board&apos;s, or take the name off the list. A ruleset inside the board must state everything that a ruleset needs, or extend one that does.</source>
        <translation>Corrigez le nom, mettez le fichier des règles à côté de celui du plateau, ou ôtez le nom de la liste. Des règles écrites dans le plateau doivent dire tout ce dont des règles ont besoin, ou en compléter d’autres qui le disent.</translation>
    </message>
    <message>
        <source>Whatever names that id may mean either, and only one of them is found or drawn.</source>
        <translation>Ce qui nomme cet identifiant peut désigner l’un ou l’autre, et un seul des deux est trouvé ou dessiné.</translation>
    </message>
    <message>
        <source>Ids are unique among the things of a kind; cities and crossings count as one kind.</source>
        <translation>Les identifiants sont uniques parmi les choses d’une même sorte&#xa0;; villes et passages n’en font qu’une.</translation>
    </message>
    <message>
        <source>Give each thing an id of its own. Of things that are equal in all else `--fix` keeps the first. Two routes with one id that differ only in their colour are tracks side by side: it numbers them.</source>
        <translation>Donnez à chaque chose son propre identifiant. Entre des choses égales pour tout le reste, `--fix` garde la première. Deux routes de même identifiant qui ne diffèrent que par la couleur sont des voies côte à côte&#xa0;: il les numérote.</translation>
    </message>
    <message>
        <source>Nobody can ever reach it; often it is a second spelling of a city that has the routes.</source>
        <translation>Personne ne pourra jamais l’atteindre&#xa0;; souvent, c’est une autre orthographe d’une ville qui a les routes.</translation>
    </message>
    <message>
        <source>Tickets and networks need routes to every city.</source>
        <translation>Les billets et les réseaux ont besoin de routes vers chaque ville.</translation>
    </message>
    <message>
        <source>Draw a route to the city, or remove it. If another city has nearly the same name, the routes probably name that one: see `nearly-equal-names`.</source>
        <translation>Tracez une route vers la ville, ou retirez-la. Si une autre ville a presque le même nom, c’est sans doute elle que les routes nomment&#xa0;: voyez `nearly-equal-names`.</translation>
    </message>
    <message>
        <source>No network can span the board, and no ticket can lead from one part to the other.</source>
        <translation>Aucun réseau ne peut couvrir le plateau, et aucun billet mener d’une partie à l’autre.</translation>
    </message>
    <message>
        <source>On the published boards every city can be reached from every other; no way leads through a crossing.</source>
        <translation>Sur les plateaux publiés, chaque ville peut être atteinte depuis toutes les autres&#xa0;; aucun chemin ne traverse un passage.</translation>
    </message>
    <message>
        <source>Draw a route between the parts. If the parts are meant, as two islands that share only a crossing, accept it with the reason.</source>
        <translation>Tracez une route entre les parties. Si elles sont voulues, comme deux îles qui ne partagent qu’un passage, acceptez-le en donnant la raison.</translation>
    </message>
    <message>
        <source>It joins nothing and cannot be drawn.</source>
        <translation>Elle ne relie rien et ne peut pas être dessinée.</translation>
    </message>
    <message>
        <source>A route joins two cities.</source>
        <translation>Une route relie deux villes.</translation>
    </message>
    <message>
        <source>Name another city at one end, or remove the route.</source>
        <translation>Nommez une autre ville à l’une des extrémités, ou retirez la route.</translation>
    </message>
    <message>
        <source>Whoever draws it has completed it without a single train.</source>
        <translation>Qui le pioche l’a réussi sans un seul wagon.</translation>
    </message>
    <message>
        <source>A ticket joins two cities, or a city and a country that it does not lie in.</source>
        <translation>Un billet relie deux villes, ou une ville et un pays où elle ne se trouve pas.</translation>
    </message>
    <message>
        <source>Name another end. A ticket that leads to a country must begin outside of it.</source>
        <translation>Nommez une autre extrémité. Un billet qui mène à un pays doit commencer en dehors.</translation>
    </message>
    <message>
        <source>Who holds both is paid twice for one line; mostly one of them is a slip.</source>
        <translation>Qui a les deux est payé deux fois pour une même ligne&#xa0;; le plus souvent, l’un des deux est une étourderie.</translation>
    </message>
    <message>
        <source>No deck of the published boards has a ticket twice.</source>
        <translation>Aucun paquet des plateaux publiés n’a deux fois le même billet.</translation>
    </message>
    <message>
        <source>Remove one of them, or lead it elsewhere. The same ticket in two decks is fine, since rulesets choose decks.</source>
        <translation>Retirez l’un des deux, ou menez-le ailleurs. Le même billet dans deux paquets ne gêne pas, puisque les règles choisissent les paquets.</translation>
    </message>
    <message>
        <source>Nobody can complete it: whoever keeps it loses its points.</source>
        <translation>Personne ne peut le réussir&#xa0;: qui le garde en perd les points.</translation>
    </message>
    <message>
        <source>A ticket is completed by a path of claimed routes; none leads through a crossing.</source>
        <translation>Un billet se réussit par un chemin de routes prises&#xa0;; aucun ne traverse un passage.</translation>
    </message>
    <message>
        <source>Draw the routes that are missing, or remove the ticket. A way through a crossing does not count.</source>
        <translation>Tracez les routes qui manquent, ou retirez le billet. Un chemin à travers un passage ne compte pas.</translation>
    </message>
    <message>
        <source>Mostly they are one city, spelt in two ways: each has only some of the routes.</source>
        <translation>Le plus souvent, c’est une seule ville écrite de deux façons&#xa0;: chacune n’a qu’une partie des routes.</translation>
    </message>
    <message>
        <source>Spellings are compared without case and accents; names in other languages come from a gazetteer. No two cities of the published boards are this alike.</source>
        <translation>Les orthographes sont comparées sans majuscules ni accents&#xa0;; les noms en d’autres langues viennent d’un index géographique. Il n’y a pas deux villes aussi semblables sur les plateaux publiés.</translation>
    </message>
    <message>
        <source>If they are one city, keep one spelling: all routes and tickets of the other move to it. If they are two, accept it with the reason, or give one a name that players do not mix up with the other.</source>
        <translation>Si c’est une seule ville, gardez une orthographe&#xa0;: toutes les routes et tous les billets de l’autre passent à elle. S’il y en a deux, acceptez-le en donnant la raison, ou donnez à l’une un nom que les joueurs ne confondent pas avec l’autre.</translation>
    </message>
    <message>
        <source>It does nothing on the board; perhaps its cities name another.</source>
        <translation>Il ne sert à rien sur le plateau&#xa0;; peut-être ses villes en nomment-elles un autre.</translation>
    </message>
    <message>
        <source>Countries are there to be drawn, reached or named.</source>
        <translation>Les pays sont là pour être dessinés, atteints ou nommés.</translation>
    </message>
    <message>
        <source>Remove the country, or give it a border, a city or a ticket. A country that is only drawn, as land around the board&apos;s cities, is in use.</source>
        <translation>Retirez le pays, ou donnez-lui une frontière, une ville ou un billet. Un pays qui n’est que dessiné, comme terre autour des villes du plateau, sert bien.</translation>
    </message>
    <message>
        <source>It does nothing; perhaps a ruleset means it by another id.</source>
        <translation>Elle ne sert à rien&#xa0;; peut-être des règles la désignent-elles par un autre identifiant.</translation>
    </message>
    <message>
        <source>Regions are there for rules to speak of. Only looked for if all rulesets can be read.</source>
        <translation>Les régions sont là pour que les règles en parlent. Cherché seulement si toutes les règles sont lisibles.</translation>
    </message>
    <message>
        <source>Remove the region, draw its outline, or let a ruleset mention it. A region with a tag is taken for a note of the designer&apos;s.</source>
        <translation>Retirez la région, dessinez son contour, ou faites-en parler des règles. Une région qui a une étiquette passe pour une note de l’auteur.</translation>
    </message>
    <message>
        <source>It does nothing; perhaps a rule was dropped, or selects another word.</source>
        <translation>Elle ne sert à rien&#xa0;; peut-être une règle a-t-elle disparu, ou choisit-elle un autre mot.</translation>
    </message>
    <message>
        <source>Tags of cities, routes and tickets are words that rules and drawings select them by. Only looked for if all rulesets can be read.</source>
        <translation>Les étiquettes des villes, des routes et des billets sont les mots par lesquels règles et dessins les choisissent. Cherché seulement si toutes les règles sont lisibles.</translation>
    </message>
    <message>
        <source>Remove the tag, or let a rule select it. `big_city` and `capital` are selected by the drawing. Tags of decks, countries and regions are left alone.</source>
        <translation>Retirez l’étiquette, ou faites-la choisir par une règle. `big_city` et `capital` sont choisies par le dessin. On ne touche pas aux étiquettes des paquets, des pays et des régions.</translation>
    </message>
    <message>
        <source>Whoever should draw from it draws nothing; perhaps its tickets name another deck.</source>
        <translation>Qui devrait y piocher ne pioche rien&#xa0;; peut-être ses billets nomment-ils un autre paquet.</translation>
    </message>
    <message>
        <source>Every deck of the published boards has tickets.</source>
        <translation>Chaque paquet des plateaux publiés a des billets.</translation>
    </message>
    <message>
        <source>Add tickets, or remove the deck. A deck whose `size` says how many tickets it should hold is looked at by `deck-size` instead.</source>
        <translation>Ajoutez des billets, ou retirez le paquet. Un paquet dont `size` dit combien de billets il doit avoir relève de `deck-size`.</translation>
    </message>
    <message>
        <source>The board is drawn and printed with a hatched field instead.</source>
        <translation>Le plateau est dessiné et imprimé avec une surface hachurée à la place.</translation>
    </message>
    <message>
        <source>The picture lies beside the board&apos;s file or in a folder below it: PNG, JPEG, GIF, BMP, WebP or SVG.</source>
        <translation>L’image se trouve à côté du fichier du plateau ou dans un dossier en dessous&#xa0;: PNG, JPEG, GIF, BMP, WebP ou SVG.</translation>
    </message>
    <message>
        <source>Put the picture beside the board&apos;s file or in a folder below it, and write its name with `/`. Not looked for as long as the board has no file.</source>
        <translation>Mettez l’image à côté du fichier du plateau ou dans un dossier en dessous, et écrivez son nom avec `/`. Pas cherché tant que le plateau n’a pas de fichier.</translation>
    </message>
    <message>
        <source>Readers of that language get another one in the middle of theirs.</source>
        <translation>Les lecteurs de cette langue en trouvent une autre au milieu de la leur.</translation>
    </message>
    <message>
        <source>`languages` of the board&apos;s `meta` says in which languages every name should exist.</source>
        <translation>`languages` dans `meta` du plateau dit en quelles langues chaque nom doit exister.</translation>
    </message>
    <message>
        <source>Add the translation. A name that is the same everywhere may be a plain text instead of one per language.</source>
        <translation>Ajoutez la traduction. Un nom qui est partout le même peut être un simple texte plutôt qu’un par langue.</translation>
    </message>
    <message>
        <source>The board shows it in another country or in the sea than rules and tickets say.</source>
        <translation>Le plateau la montre dans un autre pays, ou dans la mer, que ne le disent règles et billets.</translation>
    </message>
    <message>
        <source>Coastal cities of the published boards lie up to 1.7 mm off their simplified coasts: a city is only reported when its disc no longer touches its country.</source>
        <translation>Les villes côtières des plateaux publiés s’écartent jusqu’à 1,7 mm de leurs côtes simplifiées&#xa0;: une ville n’est signalée que si son disque ne touche plus son pays.</translation>
    </message>
    <message>
        <source>Move the city, let it belong to the country it lies in, or mend the border. Countries without a border, or with one that `invalid-border` tells of, are left alone.</source>
        <translation>Déplacez la ville, rattachez-la au pays où elle se trouve, ou corrigez la frontière. Les pays sans frontière, ou dont parle `invalid-border`, sont laissés de côté.</translation>
    </message>
    <message>
        <source>Nobody can reach it and take its cards.</source>
        <translation>Personne ne peut l’atteindre ni prendre ses cartes.</translation>
    </message>
    <message>
        <source>A country is reached at one of its cities or crossings.</source>
        <translation>Un pays s’atteint par l’une de ses villes ou l’un de ses passages.</translation>
    </message>
    <message>
        <source>Give the country a city or crossing, or take its cards away. A country without cards that is only drawn is fine.</source>
        <translation>Donnez au pays une ville ou un passage, ou retirez ses cartes. Un pays sans cartes qui n’est que dessiné ne gêne pas.</translation>
    </message>
    <message>
        <source>What is inside is a matter of opinion: programs that print or export it may disagree.</source>
        <translation>Ce qui est à l’intérieur devient affaire d’opinion&#xa0;: les programmes qui l’impriment ou l’exportent peuvent ne pas être d’accord.</translation>
    </message>
    <message>
        <source>Outlines neither cross nor touch themselves, and their holes lie inside.</source>
        <translation>Un contour ne se croise ni ne se touche lui-même, et ses trous sont à l’intérieur.</translation>
    </message>
    <message>
        <source>The place of the fault is shown. Where nothing but a needless corner or a loop of no size is at fault, `--fix` mends it; otherwise look whether two corners are in the wrong order. As long as a border is not mended, no other check of borders looks at it.</source>
        <translation>L’endroit du défaut est montré. S’il ne tient qu’à un coin superflu ou à une boucle sans étendue, `--fix` le corrige&#xa0;; sinon, voyez si deux coins sont dans le mauvais ordre. Tant qu’une frontière n’est pas corrigée, aucune autre vérification de frontières ne la regarde.</translation>
    </message>
    <message>
        <source>One is drawn over the other, and a city there lies in both.</source>
        <translation>L’un est dessiné par-dessus l’autre, et une ville qui s’y trouve est dans les deux.</translation>
    </message>
    <message>
        <source>Neighbours on the published boards share their border exactly.</source>
        <translation>Sur les plateaux publiés, les voisins partagent exactement leur frontière.</translation>
    </message>
    <message>
        <source>Cut the overlap off one of the two. Less than half a square millimetre, or a tenth of a millimetre in width, does not count, nor do borders that `invalid-border` tells of: mend those first.</source>
        <translation>Ôtez à l’un des deux la partie commune. Moins d’un demi-millimètre carré, ou d’un dixième de millimètre de large, ne compte pas, pas plus que les frontières dont parle `invalid-border`&#xa0;: corrigez d’abord celles-là.</translation>
    </message>
    <message>
        <source>The background shows through as a thin line of sea.</source>
        <translation>Le fond transparaît comme un mince filet de mer.</translation>
    </message>
    <message>
        <source>Neighbours on the published boards share their border exactly; gaps of more than half a millimetre are taken for straits and rivers.</source>
        <translation>Sur les plateaux publiés, les voisins partagent exactement leur frontière&#xa0;; un écart de plus d’un demi-millimètre passe pour un détroit ou un fleuve.</translation>
    </message>
    <message>
        <source>Let the neighbours share their border, corner by corner. A river or strait that is meant should be more than half a millimetre wide. Borders that `invalid-border` tells of are left out: mend those first.</source>
        <translation>Faites partager leur frontière aux voisins, coin par coin. Un fleuve ou un détroit voulu doit avoir plus d’un demi-millimètre de large. Les frontières dont parle `invalid-border` sont laissées de côté&#xa0;: corrigez-les d’abord.</translation>
    </message>
    <message>
        <source>It is kept but has no effect; mostly the name of another field is misspelt.</source>
        <translation>Il est conservé mais n’a aucun effet&#xa0;; le plus souvent, le nom d’un autre champ est mal écrit.</translation>
    </message>
    <message>
        <source>The format&apos;s reference lists all fields. Unknown ones are kept for other programs.</source>
        <translation>La référence du format énumère tous les champs. Ceux qui sont inconnus sont conservés pour d’autres programmes.</translation>
    </message>
    <message>
        <source>Correct the name of the field, or remove it. Fields that another program needs may stay: accept them, or switch the check off in the board&apos;s `checks`.</source>
        <translation>Corrigez le nom du champ, ou retirez-le. Les champs dont un autre programme a besoin peuvent rester&#xa0;: acceptez-les, ou coupez la vérification dans `checks` du plateau.</translation>
    </message>
    <message>
        <source>Whatever a rule says of it never happens.</source>
        <translation>Ce qu’une règle en dit n’arrive jamais.</translation>
    </message>
    <message>
        <source>A region is a set of cities.</source>
        <translation>Une région est un ensemble de villes.</translation>
    </message>
    <message>
        <source>Name its cities, or remove the region.</source>
        <translation>Nommez ses villes, ou retirez la région.</translation>
    </message>
    <message>
        <source>Then none of them counts: the spaces lie along the curve as if none were placed.</source>
        <translation>Alors aucune ne compte&#xa0;: les cases suivent la courbe comme si aucune n’était placée.</translation>
    </message>
    <message>
        <source>Spaces placed by hand hold only when there is one for each unit of the length.</source>
        <translation>Les cases placées à la main ne valent que s’il y en a une pour chaque unité de longueur.</translation>
    </message>
    <message>
        <source>Place as many spaces as the route is long, or none.</source>
        <translation>Placez autant de cases que la route est longue, ou aucune.</translation>
    </message>
    <message>
        <source>The print shows a gap or a box instead, or a ticket that says nothing.</source>
        <translation>L’impression montre un vide ou un carré à la place, ou un billet qui ne dit rien.</translation>
    </message>
    <message>
        <source>Names and tickets are printed; what players cannot read they cannot play.</source>
        <translation>Les noms et les billets sont imprimés&#xa0;; ce que les joueurs ne peuvent pas lire, ils ne peuvent pas le jouer.</translation>
    </message>
    <message>
        <source>Take the characters out: they often come from a spreadsheet or a web page. A city that a ticket names needs a name; a crossing without one bears its country&apos;s.</source>
        <translation>Ôtez ces caractères&#xa0;: ils viennent souvent d’un tableur ou d’une page web. Une ville nommée par un billet a besoin d’un nom&#xa0;; un passage qui n’en a pas porte celui de son pays.</translation>
    </message>
    <message>
        <source>It looks the same but is another name to a search, and it is printed askew.</source>
        <translation>Il a l’air pareil, mais c’est un autre nom pour une recherche, et il est imprimé de travers.</translation>
    </message>
    <message>
        <source>Names are printed on one line as they stand.</source>
        <translation>Les noms sont imprimés sur une ligne, tels quels.</translation>
    </message>
    <message>
        <source>`--fix` removes them.</source>
        <translation>`--fix` les retire.</translation>
    </message>
    <message>
        <source>Rules and drawings select tags letter by letter: the thing is left out.</source>
        <translation>Règles et dessins choisissent les étiquettes lettre pour lettre&#xa0;: la chose est oubliée.</translation>
    </message>
    <message>
        <source>Tags are words that rules and drawings select by.</source>
        <translation>Les étiquettes sont les mots par lesquels règles et dessins choisissent.</translation>
    </message>
    <message>
        <source>Correct the spelling, or use the tag more than once if it is a word of its own.</source>
        <translation>Corrigez l’orthographe, ou employez l’étiquette plus d’une fois si c’est un mot à part.</translation>
    </message>
    <message>
        <source>The name is printed with wrong letters, and no search finds it.</source>
        <translation>Le nom est imprimé avec de fausses lettres, et aucune recherche ne le trouve.</translation>
    </message>
    <message>
        <source>Text files in UTF-8 that a program takes for Western European ones look like this.</source>
        <translation>Les fichiers de texte en UTF-8 qu’un programme prend pour de l’Europe de l’Ouest ont cet aspect.</translation>
    </message>
    <message>
        <source>`--fix` restores the letters. Read the file they came from as UTF-8 to avoid it.</source>
        <translation>`--fix` rétablit les lettres. Pour l’éviter, lisez en UTF-8 le fichier d’où elles viennent.</translation>
    </message>
    <message>
        <source>Players go by the outline that they see, the rules by the list.</source>
        <translation>Les joueurs se fient au contour qu’ils voient, les règles à la liste.</translation>
    </message>
    <message>
        <source>On the published boards every city of a drawn region touches its outline, and no other lies inside.</source>
        <translation>Sur les plateaux publiés, chaque ville d’une région dessinée touche son contour, et aucune autre n’est à l’intérieur.</translation>
    </message>
    <message>
        <source>Put the cities on the list or take them off it, or redraw the outline. A city whose disc touches the outline may belong to either side.</source>
        <translation>Mettez les villes sur la liste ou ôtez-les-en, ou redessinez le contour. Une ville dont le disque touche le contour peut être d’un côté comme de l’autre.</translation>
    </message>
    <message>
        <source>Nobody can play on it, and most checks have nothing to look at.</source>
        <translation>Personne ne peut y jouer, et la plupart des vérifications n’ont rien à regarder.</translation>
    </message>
    <message>
        <source>A board is cities and the routes between them.</source>
        <translation>Un plateau, ce sont des villes et des routes entre elles.</translation>
    </message>
    <message>
        <source>Draw the first cities, then the routes between them. A board that is only begun may well be left so for a while.</source>
        <translation>Dessinez les premières villes, puis les routes entre elles. Un plateau à peine commencé peut bien rester ainsi un moment.</translation>
    </message>
    <message>
        <source>Nothing is checked against rules: whether its tickets, ferries or tunnels can be played.</source>
        <translation>Rien n’est vérifié d’après des règles&#xa0;: si l’on peut jouer ses billets, ses ferries ou ses tunnels.</translation>
    </message>
    <message>
        <source>`rulesets` of the board: the rules that it is made for.</source>
        <translation>`rulesets` du plateau&#xa0;: les règles pour lesquelles il est fait.</translation>
    </message>
    <message>
        <source>Name the ruleset that the board is made for, or write one of its own. A map that is only drawn needs none: accept it then.</source>
        <translation>Nommez les règles pour lesquelles le plateau est fait, ou écrivez-lui les siennes. Une carte qui n’est que dessinée n’en a pas besoin&#xa0;: acceptez-le alors.</translation>
    </message>
    <message>
        <source>It would hide the same problem if it came back later, when nobody means to accept it.</source>
        <translation>Elle cacherait le même problème s’il revenait plus tard, quand personne ne veut l’accepter.</translation>
    </message>
    <message>
        <source>Problems are accepted one by one, each with its reason.</source>
        <translation>Les problèmes sont acceptés un par un, chacun avec sa raison.</translation>
    </message>
    <message>
        <source>Remove the entry. It is only reported when its check was made, with the ruleset that it names.</source>
        <translation>Retirez l’entrée. Elle n’est signalée que si sa vérification a été faite, avec les règles qu’elle nomme.</translation>
    </message>
    <message>
        <source>What it is meant to accept or to change is not accepted or changed.</source>
        <translation>Ce qu’elle doit accepter ou changer n’est ni accepté ni changé.</translation>
    </message>
    <message>
        <source>Codes and names of checks never change once they are published.</source>
        <translation>Les codes et les noms des vérifications ne changent plus une fois publiés.</translation>
    </message>
    <message>
        <source>`trackwright validate --explain CODE` explains a check; the reference page lists them all.</source>
        <translation>`trackwright validate --explain CODE` explique une vérification&#xa0;; la page de référence les énumère toutes.</translation>
    </message>
    <message>
        <source>Trains cannot lie on both of them, and nobody sees which space belongs to which route.</source>
        <translation>Les wagons ne peuvent pas être sur les deux, et personne ne voit quelle case appartient à quelle route.</translation>
    </message>
    <message>
        <source>On the published boards no two spaces touch.</source>
        <translation>Sur les plateaux publiés, deux cases ne se touchent jamais.</translation>
    </message>
    <message>
        <source>Move a city, bend one of the routes, or give it fewer spaces. Tracks of one connection that share a line never overlap by themselves: how far apart they lie is said in the profile.</source>
        <translation>Déplacez une ville, courbez l’une des routes, ou donnez-lui moins de cases. Les voies d’une liaison qui partagent une ligne ne se recouvrent jamais d’elles-mêmes&#xa0;: leur écartement est dit dans le profil.</translation>
    </message>
    <message>
        <source>The city cannot be seen, and the route seems to end there.</source>
        <translation>La ville ne se voit pas, et la route semble s’y terminer.</translation>
    </message>
    <message>
        <source>On the published boards no space touches a city&apos;s disc.</source>
        <translation>Sur les plateaux publiés, aucune case ne touche le disque d’une ville.</translation>
    </message>
    <message>
        <source>Bend the route around the city, or let it end there. A route that is too short for its spaces is told by `route-too-short` instead.</source>
        <translation>Contournez la ville, ou faites-y finir la route. Une route trop courte pour ses cases relève de `route-too-short`.</translation>
    </message>
    <message>
        <source>What is not on the board is not printed, and cannot be played.</source>
        <translation>Ce qui n’est pas sur le plateau n’est pas imprimé et ne peut pas être joué.</translation>
    </message>
    <message>
        <source>The board&apos;s `size`, and `score_border` of its profile.</source>
        <translation>`size` du plateau, et `score_border` de son profil.</translation>
    </message>
    <message>
        <source>Move the city or the bend onto the board, or make the board larger. The score track, if there is one, takes its width from all sides.</source>
        <translation>Ramenez la ville ou le coude sur le plateau, ou agrandissez le plateau. La piste de score, s’il y en a une, prend sa largeur de tous les côtés.</translation>
    </message>
    <message>
        <source>It is hard to see where each of them leads.</source>
        <translation>On voit mal où chacune mène.</translation>
    </message>
    <message>
        <source>On the published boards no two routes cross.</source>
        <translation>Sur les plateaux publiés, deux routes ne se croisent jamais.</translation>
    </message>
    <message>
        <source>Bend one of the routes around, or move a city. A crossing that is meant, such as a bridge, can be accepted with the reason.</source>
        <translation>Faites faire un détour à l’une des routes, ou déplacez une ville. Un croisement voulu, comme un pont, peut être accepté en donnant la raison.</translation>
    </message>
    <message>
        <source>Their routes and names crowd, and hands knock over what stands there.</source>
        <translation>Leurs routes et leurs noms se serrent, et les mains renversent ce qui s’y trouve.</translation>
    </message>
    <message>
        <source>On the published boards there are at least 28 mm between two cities&apos; rims; a train has 20 mm.</source>
        <translation>Sur les plateaux publiés, il y a au moins 28 mm entre les bords de deux villes&#xa0;; un wagon fait 20 mm.</translation>
    </message>
    <message>
        <source>Move one of them. Two names of one place are told by `nearly-equal-names`.</source>
        <translation>Déplacez l’une des deux. Deux noms d’un même lieu relèvent de `nearly-equal-names`.</translation>
    </message>
    <message>
        <source>Trains will hide the name, and the name hides the colour of the space.</source>
        <translation>Les wagons cacheront le nom, et le nom cache la couleur de la case.</translation>
    </message>
    <message>
        <source>On the published boards every name stands free.</source>
        <translation>Sur les plateaux publiés, chaque nom est dégagé.</translation>
    </message>
    <message>
        <source>Choose another side or offset for the name, or let it be placed automatically. If no side is free, move the city a little.</source>
        <translation>Choisissez un autre côté ou un autre décalage pour le nom, ou faites-le placer automatiquement. Si aucun côté n’est libre, déplacez un peu la ville.</translation>
    </message>
    <message>
        <source>Neither can be read.</source>
        <translation>Ni l’un ni l’autre ne se lit.</translation>
    </message>
    <message>
        <source>Choose another side or offset for one of them, or let it be placed automatically.</source>
        <translation>Choisissez un autre côté ou un autre décalage pour l’un des deux, ou faites-le placer automatiquement.</translation>
    </message>
    <message>
        <source>Players expect the tracks of one connection to cost and to score the same.</source>
        <translation>Les joueurs s’attendent à ce que les voies d’une liaison coûtent et rapportent autant.</translation>
    </message>
    <message>
        <source>On the published boards all parallel tracks but two pairs are equally long.</source>
        <translation>Sur les plateaux publiés, toutes les voies parallèles sauf deux paires sont aussi longues l’une que l’autre.</translation>
    </message>
    <message>
        <source>Give both the same length. Some published boards have unequal pairs on purpose: accept them with the reason.</source>
        <translation>Donnez-leur la même longueur. Certains plateaux publiés ont des paires inégales exprès&#xa0;: acceptez-les en donnant la raison.</translation>
    </message>
    <message>
        <source>One track costs more locomotives than the other; usually an icon was forgotten.</source>
        <translation>L’une des voies coûte plus de locomotives que l’autre&#xa0;; d’ordinaire, une icône a été oubliée.</translation>
    </message>
    <message>
        <source>On the published boards all parallel tracks but one pair have as many icons each.</source>
        <translation>Sur les plateaux publiés, toutes les voies parallèles sauf une paire ont autant d’icônes l’une que l’autre.</translation>
    </message>
    <message>
        <source>Add the icon that is missing. Some published boards have unequal pairs on purpose: accept them with the reason.</source>
        <translation>Ajoutez l’icône qui manque. Certains plateaux publiés ont des paires inégales exprès&#xa0;: acceptez-les en donnant la raison.</translation>
    </message>
    <message>
        <source>It is cut off when the board is printed.</source>
        <translation>Il est coupé à l’impression du plateau.</translation>
    </message>
    <message>
        <source>Choose another side or offset for the name, or let it be placed automatically.</source>
        <translation>Choisissez un autre côté ou un autre décalage pour le nom, ou faites-le placer automatiquement.</translation>
    </message>
    <message>
        <source>Its spaces overlap each other or the cities, and trains do not fit on them.</source>
        <translation>Ses cases se recouvrent ou recouvrent les villes, et les wagons n’y tiennent pas.</translation>
    </message>
    <message>
        <source>Every space needs its length and a gap, and the first and the last some room to the city: `space`, `gap` and `end_gap` of the profile.</source>
        <translation>Chaque case a besoin de sa longueur et d’un écart, et la première et la dernière d’un peu de place jusqu’à la ville&#xa0;: `space`, `gap` et `end_gap` du profil.</translation>
    </message>
    <message>
        <source>Move the cities apart, bend the route so that its line becomes longer, or take spaces away.</source>
        <translation>Écartez les villes, courbez la route pour que sa ligne s’allonge, ou ôtez des cases.</translation>
    </message>
    <message>
        <source>Players see gaps instead of a line; often a space was forgotten or a city misplaced.</source>
        <translation>Les joueurs voient des trous au lieu d’une ligne&#xa0;; souvent, une case a été oubliée ou une ville mal placée.</translation>
    </message>
    <message>
        <source>On the published boards the gaps of a route are widened by 1.24 spaces at most.</source>
        <translation>Sur les plateaux publiés, les écarts d’une route sont élargis de 1,24 case au plus.</translation>
    </message>
    <message>
        <source>Give the route more spaces, take a bend out, or move the cities. A long way round by sea may be meant: then accept it.</source>
        <translation>Donnez plus de cases à la route, ôtez un coude, ou déplacez les villes. Un long détour par la mer peut être voulu&#xa0;: acceptez-le alors.</translation>
    </message>
    <message>
        <source>Spaces there jut out like the steps of a stair, and the line can hardly be followed.</source>
        <translation>Les cases y dépassent comme les marches d’un escalier, et la ligne se suit mal.</translation>
    </message>
    <message>
        <source>On the published boards lines turn by up to 99° within a train&apos;s length.</source>
        <translation>Sur les plateaux publiés, les lignes tournent de 99° au plus sur la longueur d’un wagon.</translation>
    </message>
    <message>
        <source>Take a bend out, or move it away from the others, so that the line turns gently.</source>
        <translation>Ôtez un coude, ou éloignez-le des autres, pour que la ligne tourne en douceur.</translation>
    </message>
    <message>
        <source>Circles become ovals, and cities placed on a map no longer lie where they should.</source>
        <translation>Les cercles deviennent ovales, et les villes placées sur une carte ne sont plus où elles devraient.</translation>
    </message>
    <message>
        <source>`background` of the board, against the size that its file states.</source>
        <translation>`background` du plateau, d’après la taille que dit son fichier.</translation>
    </message>
    <message>
        <source>Print the picture in its own proportions, or cut it to the board&apos;s. Nothing is said about a picture that cannot be read.</source>
        <translation>Imprimez l’image dans ses propres proportions, ou coupez-la à celles du plateau. D’une image illisible, rien n’est dit.</translation>
    </message>
    <message>
        <source>The disc cannot be seen, and the name seems to be that of the wrong city.</source>
        <translation>Le disque ne se voit pas, et le nom semble être celui d’une autre ville.</translation>
    </message>
    <message>
        <source>Players cannot see what they belong to, and icons appear on the wrong spaces.</source>
        <translation>Les joueurs ne voient pas à quoi elles appartiennent, et les icônes paraissent sur les mauvaises cases.</translation>
    </message>
    <message>
        <source>Spaces are given in order from the first end to the second; half as far off as the cities are apart is farther than any bow that a line makes.</source>
        <translation>Les cases sont données dans l’ordre, de la première extrémité à la seconde&#xa0;; à un écart de la moitié de la distance des villes, elles sont plus loin qu’aucune courbe d’une ligne.</translation>
    </message>
    <message>
        <source>Move the space back, put the spaces in order, or let them be placed along the curve.</source>
        <translation>Remettez la case à sa place, mettez les cases dans l’ordre, ou faites-les placer le long de la courbe.</translation>
    </message>
    <message>
        <source>Nobody can tell in which order its spaces come; its bends are probably in a wrong order.</source>
        <translation>Personne ne sait dans quel ordre viennent ses cases&#xa0;; ses coudes sont sans doute dans le désordre.</translation>
    </message>
    <message>
        <source>Bends are given in order from the first end to the second.</source>
        <translation>Les coudes sont donnés dans l’ordre, de la première extrémité à la seconde.</translation>
    </message>
    <message>
        <source>Put the bends in order, or take those out that are too many.</source>
        <translation>Mettez les coudes dans l’ordre, ou ôtez ceux qui sont de trop.</translation>
    </message>
    <message>
        <source>The route seems to stop there.</source>
        <translation>La route semble s’arrêter là.</translation>
    </message>
    <message>
        <source>On the published boards no route passes over a third city.</source>
        <translation>Sur les plateaux publiés, aucune route ne passe sur une troisième ville.</translation>
    </message>
    <message>
        <source>Bend the route around the city, or let it end there.</source>
        <translation>Contournez la ville, ou faites-y finir la route.</translation>
    </message>
    <message>
        <source>Players take it for the name of something else.</source>
        <translation>Les joueurs le prennent pour le nom d’autre chose.</translation>
    </message>
    <message>
        <source>Automatic placing keeps names within 7.5 mm of their discs, and did so for all names of the published boards.</source>
        <translation>Le placement automatique garde les noms à moins de 7,5 mm de leur disque, et y est parvenu pour tous les noms des plateaux publiés.</translation>
    </message>
    <message>
        <source>Place the name nearer to its city, or let it be placed automatically.</source>
        <translation>Rapprochez le nom de sa ville, ou faites-le placer automatiquement.</translation>
    </message>
    <message>
        <source>Its location or its position is wrong: often latitude and longitude are swapped.</source>
        <translation>Son lieu ou sa position est faux&#xa0;: souvent, latitude et longitude sont échangées.</translation>
    </message>
    <message>
        <source>On the published boards cities lie up to 26 mm off, and at most 4.5 times as far as the middle one of the board does.</source>
        <translation>Sur les plateaux publiés, les villes s’écartent de 26 mm au plus, et d’au plus 4,5 fois ce dont s’écarte la ville médiane du plateau.</translation>
    </message>
    <message>
        <source>Compare the location with the city&apos;s true one, then the position. What is usual is measured on the board itself, so that a map may be shifted or stretched as a whole.</source>
        <translation>Comparez le lieu à celui de la vraie ville, puis la position. Ce qui est habituel est mesuré sur le plateau même, si bien qu’une carte peut être décalée ou étirée tout entière.</translation>
    </message>
    <message>
        <source>Only one of them can be seen; usually a position was copied or never set.</source>
        <translation>Une seule se voit&#xa0;; d’ordinaire, une position a été copiée ou jamais fixée.</translation>
    </message>
    <message>
        <source>A city is where its disc is.</source>
        <translation>Une ville est là où est son disque.</translation>
    </message>
    <message>
        <source>Move one of them, or remove it if both are the same city.</source>
        <translation>Déplacez l’une d’elles, ou retirez-la si c’est deux fois la même ville.</translation>
    </message>
    <message>
        <source>No location can be turned into a place on the board.</source>
        <translation>Aucun lieu ne peut devenir un point du plateau.</translation>
    </message>
    <message>
        <source>`projection` of the board: not every centre and every pair of parallels gives a map.</source>
        <translation>`projection` du plateau&#xa0;: tous les centres et toutes les paires de parallèles ne donnent pas une carte.</translation>
    </message>
    <message>
        <source>Move the centre away from the pole, or choose other parallels or another kind of projection.</source>
        <translation>Éloignez le centre du pôle, ou choisissez d’autres parallèles ou une autre sorte de projection.</translation>
    </message>
    <message>
        <source>Nobody knows what it costs.</source>
        <translation>Personne ne sait ce qu’elle coûte.</translation>
    </message>
    <message>
        <source>`tunnels` of the ruleset.</source>
        <translation>`tunnels` des règles.</translation>
    </message>
    <message>
        <source>Choose a ruleset with tunnels, or make the routes ordinary ones.</source>
        <translation>Choisissez des règles qui ont des tunnels, ou faites de ces routes des routes ordinaires.</translation>
    </message>
    <message>
        <source>`ferries` of the ruleset.</source>
        <translation>`ferries` des règles.</translation>
    </message>
    <message>
        <source>Choose a ruleset with ferries, or make the routes ordinary ones, without icons.</source>
        <translation>Choisissez des règles qui ont des ferries, ou faites de ces routes des routes ordinaires, sans icônes.</translation>
    </message>
    <message>
        <source>Nobody knows where those cards come from.</source>
        <translation>Personne ne sait d’où viennent ces cartes.</translation>
    </message>
    <message>
        <source>`draw_bonuses` of the ruleset.</source>
        <translation>`draw_bonuses` des règles.</translation>
    </message>
    <message>
        <source>Choose a ruleset with draw bonuses, or remove them from the routes.</source>
        <translation>Choisissez des règles qui ont des bonus de pioche, ou retirez-les des routes.</translation>
    </message>
    <message>
        <source>Unless a ticket or a bonus leads abroad, nobody has a reason to go there.</source>
        <translation>À moins qu’un billet ou un bonus ne mène à l’étranger, personne n’a de raison d’y aller.</translation>
    </message>
    <message>
        <source>`country_cards` of the ruleset.</source>
        <translation>`country_cards` des règles.</translation>
    </message>
    <message>
        <source>A crossing may still be of use without country cards: where a ticket ends in its country, or where a bonus counts countries.</source>
        <translation>Un passage peut encore servir sans cartes pays&#xa0;: là où un billet finit dans son pays, ou là où un bonus compte les pays.</translation>
    </message>
    <message>
        <source>Players reach it and get nothing, or its cards can never be taken.</source>
        <translation>Les joueurs l’atteignent sans rien recevoir, ou ses cartes ne peuvent jamais être prises.</translation>
    </message>
    <message>
        <source>`country_cards` of the ruleset: every country that is reached gives a card.</source>
        <translation>`country_cards` des règles&#xa0;: chaque pays atteint donne une carte.</translation>
    </message>
    <message>
        <source>Give the country its cards, or take away its crossings. A country that is meant to be reached for nothing can be accepted.</source>
        <translation>Donnez au pays ses cartes, ou retirez ses passages. Un pays qu’on doit atteindre pour rien peut être accepté.</translation>
    </message>
    <message>
        <source>Players read rules for nothing, or something was forgotten on the board.</source>
        <translation>Les joueurs lisent des règles pour rien, ou quelque chose a été oublié sur le plateau.</translation>
    </message>
    <message>
        <source>`tunnels`, `ferries`, `draw_bonuses`, `country_cards` and `parallel_tracks` of the ruleset.</source>
        <translation>`tunnels`, `ferries`, `draw_bonuses`, `country_cards` et `parallel_tracks` des règles.</translation>
    </message>
    <message>
        <source>Use the mechanic on the board, or take it out of the rules. A ruleset for several boards may well have more than one board needs.</source>
        <translation>Employez le mécanisme sur le plateau, ou ôtez-le des règles. Des règles pour plusieurs plateaux peuvent bien en avoir plus que n’en demande un seul.</translation>
    </message>
    <message>
        <source>Nobody knows what claiming it is worth; often the length is a typing mistake.</source>
        <translation>Personne ne sait ce que rapporte sa prise&#xa0;; souvent, la longueur est une faute de frappe.</translation>
    </message>
    <message>
        <source>`scoring.lengths` of the ruleset.</source>
        <translation>`scoring.lengths` des règles.</translation>
    </message>
    <message>
        <source>Mend the length, or give it points in the ruleset.</source>
        <translation>Corrigez la longueur, ou donnez-lui des points dans les règles.</translation>
    </message>
    <message>
        <source>It asks for more locomotives than anyone can see on the board.</source>
        <translation>Elle demande plus de locomotives qu’on n’en voit sur le plateau.</translation>
    </message>
    <message>
        <source>`icons` counts a route&apos;s spaces from 0 at its first end, each space once.</source>
        <translation>`icons` compte les cases d’une route à partir de 0 à sa première extrémité, chaque case une fois.</translation>
    </message>
    <message>
        <source>In the file a route&apos;s spaces are counted from 0: the icons of a route with two spaces are 0 and 1.</source>
        <translation>Dans le fichier, les cases d’une route se comptent à partir de 0&#xa0;: les icônes d’une route de deux cases sont 0 et 1.</translation>
    </message>
    <message>
        <source>Players see an icon and ask for a locomotive, which the rules want on ferries alone.</source>
        <translation>Les joueurs voient une icône et demandent une locomotive, que les règles ne veulent que sur les ferries.</translation>
    </message>
    <message>
        <source>Only ferries have spaces that ask for a locomotive.</source>
        <translation>Seuls les ferries ont des cases qui demandent une locomotive.</translation>
    </message>
    <message>
        <source>Remove the icons, or make the route a ferry.</source>
        <translation>Retirez les icônes, ou faites de la route un ferry.</translation>
    </message>
    <message>
        <source>It costs no more than an ordinary route: an icon was forgotten, or it is no ferry.</source>
        <translation>Il ne coûte pas plus qu’une route ordinaire&#xa0;: une icône a été oubliée, ou ce n’est pas un ferry.</translation>
    </message>
    <message>
        <source>Every ferry of the published boards has at least one icon.</source>
        <translation>Chaque ferry des plateaux publiés a au moins une icône.</translation>
    </message>
    <message>
        <source>Put an icon on one of its spaces, or make it an ordinary route. Where ferries without icons are meant, accept them.</source>
        <translation>Mettez une icône sur l’une de ses cases, ou faites-en une route ordinaire. Si des ferries sans icônes sont voulus, acceptez-les.</translation>
    </message>
    <message>
        <source>The rules say that players choose the colour they pay a ferry with.</source>
        <translation>D’après les règles, les joueurs choisissent la couleur dont ils paient un ferry.</translation>
    </message>
    <message>
        <source>`ferries.only_gray` of the ruleset.</source>
        <translation>`ferries.only_gray` des règles.</translation>
    </message>
    <message>
        <source>Make it gray, or an ordinary route; or use rules in which ferries have colours.</source>
        <translation>Rendez-le gris, ou faites-en une route ordinaire&#xa0;; ou prenez des règles où les ferries ont des couleurs.</translation>
    </message>
    <message>
        <source>Players take it for a ferry, or do not know how to pay it.</source>
        <translation>Les joueurs la prennent pour un ferry, ou ne savent pas comment la payer.</translation>
    </message>
    <message>
        <source>`ferries.every_gray_route` of the ruleset.</source>
        <translation>`ferries.every_gray_route` des règles.</translation>
    </message>
    <message>
        <source>Make it a ferry with icons, or give it a colour.</source>
        <translation>Faites-en un ferry avec des icônes, ou donnez-lui une couleur.</translation>
    </message>
    <message>
        <source>Players read a rule for nothing, or a tag, an icon or a flag was forgotten on the board.</source>
        <translation>Les joueurs lisent une règle pour rien, ou une étiquette, une icône ou un réglage a été oublié sur le plateau.</translation>
    </message>
    <message>
        <source>`payment.substitutions` of the ruleset.</source>
        <translation>`payment.substitutions` des règles.</translation>
    </message>
    <message>
        <source>Give the tag or flag that the rule asks for to a route, or take the rule out of the ruleset.</source>
        <translation>Donnez à une route l’étiquette ou le réglage que demande la règle, ou ôtez la règle.</translation>
    </message>
    <message>
        <source>Nobody can ever win it.</source>
        <translation>Personne ne pourra jamais le gagner.</translation>
    </message>
    <message>
        <source>`bonuses.cards` of the ruleset: `most` and `minimum`.</source>
        <translation>`bonuses.cards` des règles&#xa0;: `most` et `minimum`.</translation>
    </message>
    <message>
        <source>Mend what the bonus selects, or put on the board what it counts. Tickets count only if they are in a pile.</source>
        <translation>Corrigez ce que choisit le bonus, ou mettez sur le plateau ce qu’il compte. Les billets ne comptent que s’ils sont dans une pile.</translation>
    </message>
    <message>
        <source>Whatever the rule is about, it leaves out what is meant; most are spelling mistakes.</source>
        <translation>Quoi que dise la règle, elle oublie ce qui est visé&#xa0;; le plus souvent, c’est une faute d’orthographe.</translation>
    </message>
    <message>
        <source>The selectors of the ruleset: payments, piles and bonuses.</source>
        <translation>Les conditions des règles&#xa0;: paiements, piles et bonus.</translation>
    </message>
    <message>
        <source>Mend the spelling in the ruleset, or add what it names to the board. A tag counts where the selector looks for it: on routes, on cities, or on tickets and their decks. Tickets that players may add (`may_add`) need not be there.</source>
        <translation>Corrigez l’orthographe dans les règles, ou ajoutez au plateau ce qu’elles nomment. Une étiquette compte là où la condition la cherche&#xa0;: sur les routes, sur les villes, ou sur les billets et leurs paquets. Les billets que les joueurs peuvent ajouter (`may_add`) n’ont pas besoin d’être là.</translation>
    </message>
    <message>
        <source>Nobody knows how many of them may be claimed.</source>
        <translation>Personne ne sait combien on peut en prendre.</translation>
    </message>
    <message>
        <source>`parallel_tracks.rules` of the ruleset, by kind, tracks and players.</source>
        <translation>`parallel_tracks.rules` des règles, par sorte, voies et joueurs.</translation>
    </message>
    <message>
        <source>Remove a track, or add a rule for so many tracks to the ruleset.</source>
        <translation>Retirez une voie, ou ajoutez aux règles de quoi régler tant de voies.</translation>
    </message>
    <message>
        <source>Nothing can be dealt or drawn from it.</source>
        <translation>On ne peut rien en distribuer ni y piocher.</translation>
    </message>
    <message>
        <source>`tickets.piles` of the ruleset.</source>
        <translation>`tickets.piles` des règles.</translation>
    </message>
    <message>
        <source>Mend what the pile is made of, or give the board tickets of that deck. Of a deck that the board lacks `selector-names-unknown` tells.</source>
        <translation>Corrigez ce dont la pile est faite, ou donnez au plateau des billets de ce paquet. Un paquet que le plateau n’a pas relève de `selector-names-unknown`.</translation>
    </message>
    <message>
        <source>The game cannot be set up for so many players.</source>
        <translation>La partie ne peut pas être mise en place pour tant de joueurs.</translation>
    </message>
    <message>
        <source>`tickets.deals` and `players.maximum` of the ruleset.</source>
        <translation>`tickets.deals` et `players.maximum` des règles.</translation>
    </message>
    <message>
        <source>Add tickets, deal fewer, or let fewer players play.</source>
        <translation>Ajoutez des billets, distribuez-en moins, ou faites jouer moins de joueurs.</translation>
    </message>
    <message>
        <source>A ticket is missing, or one too many, or in the wrong deck.</source>
        <translation>Un billet manque, ou est de trop, ou dans le mauvais paquet.</translation>
    </message>
    <message>
        <source>`size` of `tickets.piles` in the ruleset.</source>
        <translation>`size` de `tickets.piles` dans les règles.</translation>
    </message>
    <message>
        <source>Add the missing ticket or remove the one too many; if the number in the ruleset is wrong, mend that.</source>
        <translation>Ajoutez le billet qui manque ou retirez celui qui est de trop&#xa0;; si c’est le nombre dans les règles qui est faux, corrigez-le.</translation>
    </message>
    <message>
        <source>`size` of the board&apos;s `decks`.</source>
        <translation>`size` des `decks` du plateau.</translation>
    </message>
    <message>
        <source>Add the missing ticket or remove the one too many; if the deck&apos;s size is wrong, set it anew. A deck whose tickets are not known can be accepted.</source>
        <translation>Ajoutez le billet qui manque ou retirez celui qui est de trop&#xa0;; si c’est la taille du paquet qui est fausse, corrigez-la. Un paquet dont on ne connaît pas les billets peut être accepté.</translation>
    </message>
    <message>
        <source>The board is not the published one: a ticket is missing or one too many.</source>
        <translation>Le plateau n’est pas celui qui est publié&#xa0;: un billet manque ou est de trop.</translation>
    </message>
    <message>
        <source>`box.tickets` of the ruleset.</source>
        <translation>`box.tickets` des règles.</translation>
    </message>
    <message>
        <source>Add the missing ticket or remove the one too many. It is not told twice: where the deck&apos;s own size says the same as the box, `deck-size` tells it; of a deck that the board lacks and a pile is made of, `selector-names-unknown` tells.</source>
        <translation>Ajoutez le billet qui manque ou retirez celui qui est de trop. Ce n’est pas dit deux fois&#xa0;: si la taille du paquet dit la même chose que la boîte, c’est `deck-size` qui le dit&#xa0;; d’un paquet que le plateau n’a pas et dont une pile est faite, c’est `selector-names-unknown`.</translation>
    </message>
    <message>
        <source>A city lies in the wrong country, or has none.</source>
        <translation>Une ville est dans le mauvais pays, ou n’en a pas.</translation>
    </message>
    <message>
        <source>`box.countries` of the ruleset.</source>
        <translation>`box.countries` des règles.</translation>
    </message>
    <message>
        <source>Look for a city with the wrong country, or with none.</source>
        <translation>Cherchez une ville qui a un mauvais pays, ou aucun.</translation>
    </message>
    <message>
        <source>The board is not the published one: a card or a whole stack is missing or too many.</source>
        <translation>Le plateau n’est pas celui qui est publié&#xa0;: une carte ou toute une pile manque ou est de trop.</translation>
    </message>
    <message>
        <source>`box.country_stacks` and `box.country_cards` of the ruleset.</source>
        <translation>`box.country_stacks` et `box.country_cards` des règles.</translation>
    </message>
    <message>
        <source>Look for a country whose stack is too short, too long, or missing.</source>
        <translation>Cherchez un pays dont la pile est trop petite, trop grande ou absente.</translation>
    </message>
    <message>
        <source>The board and the rules say different things about which card comes first.</source>
        <translation>Le plateau et les règles ne disent pas la même chose de la carte qui vient d’abord.</translation>
    </message>
    <message>
        <source>`country_cards.order` of the ruleset; a country&apos;s `cards` go from the top down.</source>
        <translation>`country_cards.order` des règles&#xa0;; les `cards` d’un pays vont de haut en bas.</translation>
    </message>
    <message>
        <source>The fix sorts the cards. Equal cards may lie on each other.</source>
        <translation>La correction trie les cartes. Des cartes égales peuvent se suivre.</translation>
    </message>
    <message>
        <source>It is on the board for nothing, and tickets may seem possible that are not.</source>
        <translation>Elle est sur le plateau pour rien, et des billets peuvent sembler possibles qui ne le sont pas.</translation>
    </message>
    <message>
        <source>`train_cards` and `payment` of the ruleset.</source>
        <translation>`train_cards` et `payment` des règles.</translation>
    </message>
    <message>
        <source>All cards of the deck are counted, with locomotives and whatever may stand for others. A tunnel may cost even more.</source>
        <translation>Toutes les cartes de la pioche sont comptées, avec les locomotives et tout ce qui peut en remplacer d’autres. Un tunnel peut coûter plus encore.</translation>
    </message>
    <message>
        <source>A route is claimed whole, in one turn: nobody can ever claim this one.</source>
        <translation>Une route se prend tout entière, en un tour&#xa0;: personne ne pourra jamais prendre celle-ci.</translation>
    </message>
    <message>
        <source>`players.trains` of the ruleset.</source>
        <translation>`players.trains` des règles.</translation>
    </message>
    <message>
        <source>Shorten the route, or give the players more trains.</source>
        <translation>Raccourcissez la route, ou donnez plus de wagons aux joueurs.</translation>
    </message>
    <message>
        <source>On a board too large players never meet; on one too small they cannot place their trains.</source>
        <translation>Sur un plateau trop grand, les joueurs ne se rencontrent jamais&#xa0;; sur un trop petit, ils ne peuvent pas poser leurs wagons.</translation>
    </message>
    <message>
        <source>Trains for each usable space on the published boards: 0.33 to 0.75, from the fewest players to the most.</source>
        <translation>Wagons par case utilisable sur les plateaux publiés&#xa0;: de 0,33 à 0,75, du plus petit au plus grand nombre de joueurs.</translation>
    </message>
    <message>
        <source>Change the players&apos; trains, the board&apos;s size, or how many tracks may be used. It is measured on boards of 20 cities and more.</source>
        <translation>Changez les wagons des joueurs, la taille du plateau, ou le nombre de voies utilisables. C’est mesuré sur les plateaux d’au moins 20 villes.</translation>
    </message>
    <message>
        <source>It never comes into play; often its deck or a tag is wrong.</source>
        <translation>Il n’entre jamais en jeu&#xa0;; souvent, son paquet ou une étiquette est faux.</translation>
    </message>
    <message>
        <source>`tickets.piles` of all rulesets of the board, with what players may add.</source>
        <translation>`tickets.piles` de toutes les règles du plateau, avec ce que les joueurs peuvent ajouter.</translation>
    </message>
    <message>
        <source>Put the ticket into a deck that is used, or give it the tag that a pile asks for. It is only looked for when all rulesets of the board are at hand.</source>
        <translation>Mettez le billet dans un paquet qui sert, ou donnez-lui l’étiquette que demande une pile. Cherché seulement si toutes les règles du plateau sont à portée.</translation>
    </message>
    <message>
        <source>Locomotives are few: one icon too many or forgotten changes what a ferry is worth.</source>
        <translation>Les locomotives sont rares&#xa0;: une icône de trop ou oubliée change ce que vaut un ferry.</translation>
    </message>
    <message>
        <source>Icons of the published ferries: 1 for up to 3 spaces, 1 or 2 for 4, 2 for 5 and 6.</source>
        <translation>Icônes des ferries publiés&#xa0;: 1 jusqu’à 3 cases, 1 ou 2 pour 4, 2 pour 5 et 6.</translation>
    </message>
    <message>
        <source>Set the icons right, or accept the ferry if it is meant to be dear or cheap. Ferries of more than 6 spaces are not compared.</source>
        <translation>Corrigez les icônes, ou acceptez le ferry s’il doit être cher ou bon marché. Les ferries de plus de 6 cases ne sont pas comparés.</translation>
    </message>
    <message>
        <source>Nobody can ever complete it.</source>
        <translation>Personne ne pourra jamais le réussir.</translation>
    </message>
    <message>
        <source>Any city or crossing of the country completes such a ticket.</source>
        <translation>N’importe quelle ville ou quel passage du pays fait réussir un tel billet.</translation>
    </message>
    <message>
        <source>Draw a crossing into the country, or let the ticket end somewhere else.</source>
        <translation>Tracez un passage vers le pays, ou faites finir le billet ailleurs.</translation>
    </message>
    <message>
        <source>Crossings are small and often nameless: players cannot find what the ticket means.</source>
        <translation>Les passages sont petits et souvent sans nom&#xa0;: les joueurs ne trouvent pas ce que vise le billet.</translation>
    </message>
    <message>
        <source>On the published boards tickets name cities or whole countries.</source>
        <translation>Sur les plateaux publiés, les billets nomment des villes ou des pays entiers.</translation>
    </message>
    <message>
        <source>Let the ticket end in the country: then any of its crossings and cities will do. If just this crossing is meant, give it a name and accept it.</source>
        <translation>Faites finir le billet dans le pays&#xa0;: n’importe lequel de ses passages et de ses villes convient alors. Si c’est justement ce passage qui est visé, donnez-lui un nom et acceptez-le.</translation>
    </message>
    <message>
        <source>Some can never be built, whatever their owners save for them.</source>
        <translation>Certaines ne pourront jamais être construites, quoi que leurs propriétaires épargnent pour elles.</translation>
    </message>
    <message>
        <source>`stations.each` and `stations.per_city` of the ruleset.</source>
        <translation>`stations.each` et `stations.per_city` des règles.</translation>
    </message>
    <message>
        <source>Give the players fewer stations, or let a city hold several.</source>
        <translation>Donnez moins de gares aux joueurs, ou laissez une ville en avoir plusieurs.</translation>
    </message>
    <message>
        <source>It can only be paid with cards that stand for others, if at all.</source>
        <translation>Elle ne se paie qu’avec des cartes qui en remplacent d’autres, et encore.</translation>
    </message>
    <message>
        <source>`train_cards.colors` of the ruleset.</source>
        <translation>`train_cards.colors` des règles.</translation>
    </message>
    <message>
        <source>Give the routes another colour, or the deck cards of that colour.</source>
        <translation>Donnez une autre couleur aux routes, ou à la pioche des cartes de cette couleur.</translation>
    </message>
    <message>
        <source>Tunnels cost less than their rule says, from the first turn on.</source>
        <translation>Les tunnels coûtent moins que ne le dit leur règle, dès le premier tour.</translation>
    </message>
    <message>
        <source>`tunnels.reveal`, `train_cards` and `drawing.face_up` of the ruleset.</source>
        <translation>`tunnels.reveal`, `train_cards` et `drawing.face_up` des règles.</translation>
    </message>
    <message>
        <source>Reveal fewer cards, or put more into the deck.</source>
        <translation>Révélez moins de cartes, ou mettez-en plus dans la pioche.</translation>
    </message>
    <message>
        <source>The game never ends.</source>
        <translation>La partie ne finit jamais.</translation>
    </message>
    <message>
        <source>`end.trains_left`, `players.trains` and `parallel_tracks` of the ruleset.</source>
        <translation>`end.trains_left`, `players.trains` et `parallel_tracks` des règles.</translation>
    </message>
    <message>
        <source>Give the players fewer trains, let the end begin earlier, or draw more routes.</source>
        <translation>Donnez moins de wagons aux joueurs, faites commencer la fin plus tôt, ou tracez plus de routes.</translation>
    </message>
    <message>
        <source>Nobody can ever take a country card.</source>
        <translation>Personne ne pourra jamais prendre de carte pays.</translation>
    </message>
    <message>
        <source>`country_cards.countries_needed` of the ruleset.</source>
        <translation>`country_cards.countries_needed` des règles.</translation>
    </message>
    <message>
        <source>Draw crossings into more countries, or ask for fewer.</source>
        <translation>Tracez des passages vers plus de pays, ou demandez-en moins.</translation>
    </message>
    <message>
        <source>Not every player can draw tickets even once.</source>
        <translation>Tous les joueurs ne peuvent pas piocher des billets ne serait-ce qu’une fois.</translation>
    </message>
    <message>
        <source>On the published boards at least one full draw is left for each player.</source>
        <translation>Sur les plateaux publiés, il reste au moins une pioche entière par joueur.</translation>
    </message>
    <message>
        <source>Add tickets, or let players draw or get fewer.</source>
        <translation>Ajoutez des billets, ou faites-en piocher ou distribuer moins.</translation>
    </message>
    <message>
        <source>A ticket is one card: it lies in one pile only.</source>
        <translation>Un billet est une seule carte&#xa0;: il est dans une seule pile.</translation>
    </message>
    <message>
        <source>Let one of the piles leave out what the other has.</source>
        <translation>Faites omettre à l’une des piles ce que l’autre a.</translation>
    </message>
    <message>
        <source>It is drawn as one of them, and players pay for both.</source>
        <translation>Elle est dessinée comme l’un des deux, et les joueurs paient pour les deux.</translation>
    </message>
    <message>
        <source>No route of the published boards is both.</source>
        <translation>Aucune route des plateaux publiés n’est les deux à la fois.</translation>
    </message>
    <message>
        <source>Decide for one of them.</source>
        <translation>Décidez-vous pour l’un des deux.</translation>
    </message>
    <message>
        <source>It may pay for itself several times over, or be a typing mistake.</source>
        <translation>Elle peut se rembourser plusieurs fois, ou c’est une faute de frappe.</translation>
    </message>
    <message>
        <source>On the published boards a draw bonus is 1 to 3 cards.</source>
        <translation>Sur les plateaux publiés, un bonus de pioche est de 1 à 3 cartes.</translation>
    </message>
    <message>
        <source>Lower it, or accept it if the board lives on such gifts.</source>
        <translation>Baissez-le, ou acceptez-le si le plateau vit de tels cadeaux.</translation>
    </message>
    <message>
        <source>No network runs through a crossing, so this route belongs to none.</source>
        <translation>Aucun réseau ne traverse un passage, si bien que cette route n’appartient à aucun.</translation>
    </message>
    <message>
        <source>Crossings end a network; cities carry it on.</source>
        <translation>Les passages finissent un réseau&#xa0;; les villes le prolongent.</translation>
    </message>
    <message>
        <source>Let one end of the route be a city.</source>
        <translation>Faites d’une extrémité de la route une ville.</translation>
    </message>
    <message>
        <source>It is meant to lead abroad: probably its country is wrong, or the city&apos;s.</source>
        <translation>Il doit mener à l’étranger&#xa0;: sans doute son pays est-il faux, ou celui de la ville.</translation>
    </message>
    <message>
        <source>On the published boards every crossing leads out of its cities&apos; country.</source>
        <translation>Sur les plateaux publiés, chaque passage mène hors du pays de ses villes.</translation>
    </message>
    <message>
        <source>Give the crossing the country that it leads to, or the city the one that it lies in.</source>
        <translation>Donnez au passage le pays où il mène, ou à la ville celui où elle se trouve.</translation>
    </message>
    <message>
        <source>Players expect a ticket to pay what it costs; most odd values are typing mistakes.</source>
        <translation>Les joueurs s’attendent à ce qu’un billet rapporte ce qu’il coûte&#xa0;; la plupart des valeurs étranges sont des fautes de frappe.</translation>
    </message>
    <message>
        <source>On the published boards the value of all but a few tickets is their shortest path.</source>
        <translation>Sur les plateaux publiés, la valeur de presque tous les billets est leur plus court chemin.</translation>
    </message>
    <message>
        <source>The shortest path counts spaces, whatever their colours; each alternative has a path of its own. Look first whether a route&apos;s length is wrong: then several tickets over it are odd. Where a published ticket is odd on purpose, accept it in `ignored` with the reason.</source>
        <translation>Le plus court chemin compte les cases, de n’importe quelle couleur&#xa0;; chaque variante a son propre chemin. Voyez d’abord si la longueur d’une route est fausse&#xa0;: alors plusieurs billets qui y passent sont étranges. Si un billet publié est étrange exprès, acceptez-le dans `ignored` en donnant la raison.</translation>
    </message>
    <message>
        <source>A single very dear or very cheap ticket decides who is lucky; often it is a typing mistake, or the ticket belongs into another deck.</source>
        <translation>Un seul billet très cher ou très bon marché décide de qui a de la chance&#xa0;; souvent, c’est une faute de frappe, ou le billet est d’un autre paquet.</translation>
    </message>
    <message>
        <source>The widest gap between the values of a deck, measured on the published boards as a part of the deck&apos;s median; of decks with 5 tickets or more.</source>
        <translation>Le plus grand écart entre les valeurs d’un paquet, mesuré sur les plateaux publiés en part de la médiane du paquet&#xa0;; pour les paquets d’au moins 5 billets.</translation>
    </message>
    <message>
        <source>Correct the value, or move the ticket into the deck that it belongs to. A deck that means to have one great prize can accept it.</source>
        <translation>Corrigez la valeur, ou mettez le billet dans le paquet dont il est. Un paquet qui veut avoir un seul gros lot peut l’accepter.</translation>
    </message>
    <message>
        <source>Each player is dealt a long ticket for a head start; a short one among them is unfair.</source>
        <translation>Chaque joueur reçoit un billet long pour prendre de l’avance&#xa0;; un court parmi eux est injuste.</translation>
    </message>
    <message>
        <source>Piles whose undealt tickets leave the game; the share of regular tickets that are worth as much as the cheapest long one, measured on the published boards.</source>
        <translation>Les piles dont les billets non distribués quittent le jeu&#xa0;; la part des billets courants qui valent autant que le moins cher des longs, mesurée sur les plateaux publiés.</translation>
    </message>
    <message>
        <source>Move the ticket to the regular ones, or let it lead further. Long tickets are those of a pile whose undealt tickets leave the game (`undealt`).</source>
        <translation>Mettez le billet avec les courants, ou menez-le plus loin. Les billets longs sont ceux d’une pile dont les billets non distribués quittent le jeu (`undealt`).</translation>
    </message>
    <message>
        <source>Players pass it by, and its routes are rarely claimed; often a ticket was forgotten.</source>
        <translation>Les joueurs passent à côté, et ses routes sont rarement prises&#xa0;; souvent, un billet a été oublié.</translation>
    </message>
    <message>
        <source>On the published boards a ticket names every city that has a name; boards with 20 cities or more are compared with them.</source>
        <translation>Sur les plateaux publiés, un billet nomme chaque ville qui a un nom&#xa0;; les plateaux d’au moins 20 villes leur sont comparés.</translation>
    </message>
    <message>
        <source>Let a ticket lead there. Cities without a name are passed over, since no card can name them. Looked for as soon as tickets name half of the cities, on boards with 20 cities or more.</source>
        <translation>Faites-y mener un billet. Les villes sans nom sont passées, puisqu’aucune carte ne peut les nommer. Cherché dès que les billets nomment la moitié des villes, sur les plateaux d’au moins 20 villes.</translation>
    </message>
    <message>
        <source>All players crowd there, and whoever comes first blocks the others.</source>
        <translation>Tous les joueurs s’y pressent, et le premier arrivé bloque les autres.</translation>
    </message>
    <message>
        <source>The share of all tickets that name one city, measured on the published boards; boards with 20 cities or more are compared with them.</source>
        <translation>La part de tous les billets qui nomment une même ville, mesurée sur les plateaux publiés&#xa0;; les plateaux d’au moins 20 villes leur sont comparés.</translation>
    </message>
    <message>
        <source>Let some of the tickets lead to a neighbouring city instead. A capital may well be on more tickets than others.</source>
        <translation>Menez quelques-uns des billets à une ville voisine. Une capitale peut bien être sur plus de billets que d’autres.</translation>
    </message>
    <message>
        <source>Nobody can ever complete it: it only costs points.</source>
        <translation>Personne ne pourra jamais le réussir&#xa0;: il ne fait que coûter des points.</translation>
    </message>
    <message>
        <source>`players.trains` of the ruleset, and the longest routes that `stations` can lend.</source>
        <translation>`players.trains` des règles, et les plus longues routes que `stations` peut prêter.</translation>
    </message>
    <message>
        <source>Give players more trains, shorten the way, or let the ticket lead to a nearer city. Spaces that stations can lend are allowed for. Of several ends the nearest counts.</source>
        <translation>Donnez plus de wagons aux joueurs, raccourcissez le chemin, ou menez le billet à une ville plus proche. Les cases que des gares peuvent prêter sont comptées. De plusieurs extrémités, la plus proche compte.</translation>
    </message>
    <message>
        <source>Who claims it first spoils the plans of all others, who have only longer ways left.</source>
        <translation>Qui la prend en premier gâche les plans de tous les autres, à qui ne restent que des chemins plus longs.</translation>
    </message>
    <message>
        <source>The share of a deck&apos;s tickets that have no shortest way without a connection, measured on the published boards; of decks with 20 tickets or more.</source>
        <translation>La part des billets d’un paquet qui n’ont pas de plus court chemin sans une liaison, mesurée sur les plateaux publiés&#xa0;; pour les paquets d’au moins 20 billets.</translation>
    </message>
    <message>
        <source>Let some of the tickets lead elsewhere, or open another way that is as short. Where several ways are equally short, a ticket needs none of them.</source>
        <translation>Menez quelques-uns des billets ailleurs, ou ouvrez un autre chemin aussi court. Là où plusieurs chemins sont aussi courts, un billet n’a besoin d’aucun.</translation>
    </message>
    <message>
        <source>It is completed with one action, often by chance; there is nothing to plan.</source>
        <translation>Il se réussit en une action, souvent par hasard&#xa0;; il n’y a rien à prévoir.</translation>
    </message>
    <message>
        <source>The share of tickets that one route completes, measured on the published boards; boards with 20 cities or more are compared with them.</source>
        <translation>La part des billets qu’une seule route accomplit, mesurée sur les plateaux publiés&#xa0;; les plateaux d’au moins 20 villes leur sont comparés.</translation>
    </message>
    <message>
        <source>Let the ticket lead further. A few such tickets are published, so a single one can be accepted. Looked for on boards with 20 cities or more.</source>
        <translation>Menez le billet plus loin. Il y a quelques billets publiés de ce genre&#xa0;: un seul peut être accepté. Cherché sur les plateaux d’au moins 20 villes.</translation>
    </message>
    <message>
        <source>Who holds both completes the second for nearly nothing, for twice the points.</source>
        <translation>Qui a les deux réussit le second presque pour rien, pour deux fois les points.</translation>
    </message>
    <message>
        <source>On the published boards there is hardly one such pair in a deck.</source>
        <translation>Sur les plateaux publiés, il y a à peine une telle paire par paquet.</translation>
    </message>
    <message>
        <source>Let one of the two lead elsewhere. Tickets of different decks are not compared, since they need not be played together.</source>
        <translation>Menez l’un des deux ailleurs. Les billets de paquets différents ne sont pas comparés, puisqu’ils ne sont pas forcément joués ensemble.</translation>
    </message>
    <message>
        <source>Short tickets alone leave nothing to plan, long ones alone leave nothing to choose.</source>
        <translation>Des billets courts seuls ne laissent rien à prévoir, des longs seuls ne laissent rien à choisir.</translation>
    </message>
    <message>
        <source>Shares of tickets below 30 % and above 60 % of the board&apos;s longest distance, measured on the published boards; boards with 20 cities or more are compared with them.</source>
        <translation>Parts des billets de moins de 30&#xa0;% et de plus de 60&#xa0;% de la plus grande distance du plateau, mesurées sur les plateaux publiés&#xa0;; les plateaux d’au moins 20 villes leur sont comparés.</translation>
    </message>
    <message>
        <source>Replace some tickets by shorter or longer ones. On boards with more than 50 cities the longest distance is measured from 50 of them.</source>
        <translation>Remplacez des billets par de plus courts ou de plus longs. Sur les plateaux de plus de 50 villes, la plus grande distance est mesurée depuis 50 d’entre elles.</translation>
    </message>
    <message>
        <source>With few tickets the same ones come up in each game; with very many, hardly any two players meet.</source>
        <translation>Avec peu de billets, les mêmes reviennent à chaque partie&#xa0;; avec beaucoup, deux joueurs ne se rencontrent guère.</translation>
    </message>
    <message>
        <source>Tickets in play for each city, measured on the published boards; boards with 20 cities or more are compared with them.</source>
        <translation>Billets en jeu par ville, mesurés sur les plateaux publiés&#xa0;; les plateaux d’au moins 20 villes leur sont comparés.</translation>
    </message>
    <message>
        <source>Make more tickets or fewer, or let the pile take other decks. Only the tickets of the ruleset&apos;s piles count.</source>
        <translation>Faites plus ou moins de billets, ou faites prendre d’autres paquets à la pile. Seuls comptent les billets des piles des règles.</translation>
    </message>
    <message>
        <source>Who completes it gains nothing or loses points, and who does not may even gain some.</source>
        <translation>Qui le réussit ne gagne rien ou perd des points, et qui le manque peut même en gagner.</translation>
    </message>
    <message>
        <source>A completed ticket adds its points, and one that is not completed subtracts them.</source>
        <translation>Un billet réussi ajoute ses points, et un billet manqué les retire.</translation>
    </message>
    <message>
        <source>Give the ticket its points: usually as many as its shortest path has spaces.</source>
        <translation>Donnez ses points au billet&#xa0;: d’ordinaire, autant que son plus court chemin a de cases.</translation>
    </message>
    <message>
        <source>Nobody will ever go there for this ticket, so the choice is none.</source>
        <translation>Personne n’ira jamais là pour ce billet&#xa0;: il n’y a donc pas de choix.</translation>
    </message>
    <message>
        <source>Of several ends that are reached the best counts.</source>
        <translation>De plusieurs extrémités atteintes, la meilleure compte.</translation>
    </message>
    <message>
        <source>Give the further end more points than the nearer one, or leave it out.</source>
        <translation>Donnez plus de points à l’extrémité lointaine qu’à la proche, ou omettez-la.</translation>
    </message>
    <message>
        <source>Who is dealt it can do nothing else, and who draws it late cannot complete it.</source>
        <translation>Qui le reçoit ne peut rien faire d’autre, et qui le pioche tard ne peut pas le réussir.</translation>
    </message>
    <message>
        <source>The longest ticket by a player&apos;s trains, measured on the published boards; boards with 20 cities or more are compared with them.</source>
        <translation>Le billet le plus long en part des wagons d’un joueur, mesuré sur les plateaux publiés&#xa0;; les plateaux d’au moins 20 villes leur sont comparés.</translation>
    </message>
    <message>
        <source>Give players more trains, or let the ticket lead to a nearer city. Tickets that need more trains than there are have a check of their own.</source>
        <translation>Donnez plus de wagons aux joueurs, ou menez le billet à une ville plus proche. Les billets qui demandent plus de wagons qu’il n’y en a ont leur propre vérification.</translation>
    </message>
    <message>
        <source>Its cards are worth less or more than others, and players who draw them are lucky or not.</source>
        <translation>Ses cartes valent moins ou plus que d’autres, et qui les pioche a de la chance ou n’en a pas.</translation>
    </message>
    <message>
        <source>Spaces for each card of a colour, compared with the mean of all colours, measured on the published boards; boards with 20 cities or more are compared with them.</source>
        <translation>Cases par carte d’une couleur, par rapport à la moyenne de toutes les couleurs, mesurées sur les plateaux publiés&#xa0;; les plateaux d’au moins 20 villes leur sont comparés.</translation>
    </message>
    <message>
        <source>Give some routes another colour until all colours have about as many spaces. Rulesets with more cards of some colours are allowed for. Looked for on boards with 20 cities or more.</source>
        <translation>Donnez une autre couleur à des routes jusqu’à ce que toutes les couleurs aient à peu près autant de cases. Les règles qui ont plus de cartes de certaines couleurs sont prises en compte. Cherché sur les plateaux d’au moins 20 villes.</translation>
    </message>
    <message>
        <source>Long routes pay best: whoever collects that colour is at an advantage or disadvantage.</source>
        <translation>Les longues routes rapportent le plus&#xa0;: qui collectionne cette couleur est avantagé ou désavantagé.</translation>
    </message>
    <message>
        <source>The mean length of a colour&apos;s routes, compared with that of all coloured routes, measured on the published boards; boards with 20 cities or more are compared with them.</source>
        <translation>La longueur moyenne des routes d’une couleur, par rapport à celle de toutes les routes de couleur, mesurée sur les plateaux publiés&#xa0;; les plateaux d’au moins 20 villes leur sont comparés.</translation>
    </message>
    <message>
        <source>Exchange the colours of some long and short routes. The number of spaces of each colour has a check of its own.</source>
        <translation>Échangez les couleurs de quelques routes longues et courtes. Le nombre de cases de chaque couleur a sa propre vérification.</translation>
    </message>
    <message>
        <source>Gray routes take any colour: with many of them colours hardly matter, with few of them the draw decides.</source>
        <translation>Les routes grises prennent n’importe quelle couleur&#xa0;: s’il y en a beaucoup, les couleurs ne comptent guère&#xa0;; s’il y en a peu, la pioche décide.</translation>
    </message>
    <message>
        <source>The share of gray spaces, measured on the published boards; boards with 20 cities or more are compared with them.</source>
        <translation>La part des cases grises, mesurée sur les plateaux publiés&#xa0;; les plateaux d’au moins 20 villes leur sont comparés.</translation>
    </message>
    <message>
        <source>Colour some gray routes, or make coloured ones gray. Some games have hardly any gray on purpose.</source>
        <translation>Coloriez des routes grises, ou rendez-en grises de couleur. Certains jeux n’ont exprès presque pas de gris.</translation>
    </message>
    <message>
        <source>Every player passes there, and no one can be blocked; the rest of the board stays empty.</source>
        <translation>Chaque joueur y passe, et personne ne peut être bloqué&#xa0;; le reste du plateau demeure vide.</translation>
    </message>
    <message>
        <source>The most connections of a city, measured on the published boards; boards with 20 cities or more are compared with them.</source>
        <translation>Le plus grand nombre de liaisons d’une ville, mesuré sur les plateaux publiés&#xa0;; les plateaux d’au moins 20 villes leur sont comparés.</translation>
    </message>
    <message>
        <source>Let some of the connections end in neighbouring cities. Connections into other countries count, too.</source>
        <translation>Faites finir quelques-unes des liaisons dans des villes voisines. Les liaisons vers d’autres pays comptent aussi.</translation>
    </message>
    <message>
        <source>Whoever claims it cuts the others off from all that lies beyond.</source>
        <translation>Qui la prend coupe les autres de tout ce qui se trouve au-delà.</translation>
    </message>
    <message>
        <source>On the published boards only a single city at the edge hangs by one connection, and that has two tracks; looked for on boards with 20 cities or more.</source>
        <translation>Sur les plateaux publiés, seule une ville au bord ne tient qu’à une liaison, et celle-ci a deux voies&#xa0;; cherché sur les plateaux d’au moins 20 villes.</translation>
    </message>
    <message>
        <source>Open a second way to what lies beyond, or give the connection a second track and accept it. A single city at the end of a connection is a dead end, which has a check of its own.</source>
        <translation>Ouvrez un second chemin vers ce qui se trouve au-delà, ou donnez une seconde voie à la liaison et acceptez-le. Une seule ville au bout d’une liaison est un cul-de-sac, qui a sa propre vérification.</translation>
    </message>
    <message>
        <source>All ways to the cities beyond it run through it, and its few routes are soon claimed.</source>
        <translation>Tous les chemins vers les villes au-delà passent par elle, et ses quelques routes sont vite prises.</translation>
    </message>
    <message>
        <source>On the published boards at most two cities lie beyond a single other one; looked for on boards with 20 cities or more.</source>
        <translation>Sur les plateaux publiés, deux villes au plus se trouvent au-delà d’une seule autre&#xa0;; cherché sur les plateaux d’au moins 20 villes.</translation>
    </message>
    <message>
        <source>Open a way that goes round the city. A corner of the board that only one city leads to can be accepted.</source>
        <translation>Ouvrez un chemin qui contourne la ville. Un coin du plateau où ne mène qu’une ville peut être accepté.</translation>
    </message>
    <message>
        <source>Whoever claims it cuts all others off, and their tickets to the city are lost.</source>
        <translation>Qui la prend coupe tous les autres, et leurs billets vers la ville sont perdus.</translation>
    </message>
    <message>
        <source>On the published boards one city is a dead end, and two tracks lead to it; looked for on boards with 20 cities or more.</source>
        <translation>Sur les plateaux publiés, une seule ville est un cul-de-sac, et deux voies y mènent&#xa0;; cherché sur les plateaux d’au moins 20 villes.</translation>
    </message>
    <message>
        <source>Add a connection to another city. Where the city lies at the very edge, at least give its connection two tracks and accept it. Ways into other countries do not count, since no network runs through them.</source>
        <translation>Ajoutez une liaison vers une autre ville. Si la ville est tout au bord, donnez au moins deux voies à sa liaison et acceptez-le. Les chemins vers d’autres pays ne comptent pas, puisqu’aucun réseau ne les traverse.</translation>
    </message>
    <message>
        <source>Who comes first spoils the tickets of the others from the beginning.</source>
        <translation>Le premier arrivé gâche dès le début les billets des autres.</translation>
    </message>
    <message>
        <source>How likely the tickets dealt to a player lead over a connection that a single player can claim, by their shortest ways, measured on the published boards; boards with 20 cities or more are compared with them.</source>
        <translation>La probabilité que les billets distribués à un joueur passent par une liaison qu’un seul joueur peut prendre, d’après leurs plus courts chemins, mesurée sur les plateaux publiés&#xa0;; les plateaux d’au moins 20 villes leur sont comparés.</translation>
    </message>
    <message>
        <source>Give the connection another track, open another way that is as short, or let some tickets lead elsewhere. How many tracks are usable at a full table is asked of the ruleset.</source>
        <translation>Donnez une autre voie à la liaison, ouvrez un autre chemin aussi court, ou menez des billets ailleurs. Les règles disent combien de voies sont utilisables quand la table est pleine.</translation>
    </message>
    <message>
        <source>Players avoid the area, and whoever has tickets there is easily blocked.</source>
        <translation>Les joueurs évitent cet endroit, et qui y a des billets est facilement bloqué.</translation>
    </message>
    <message>
        <source>Connections of the cities of an area, compared with the mean of the board, measured on the published boards; areas with 3 cities or more, boards with 20 cities or more are compared with them.</source>
        <translation>Liaisons des villes d’un pays ou d’une région, par rapport à la moyenne du plateau, mesurées sur les plateaux publiés&#xa0;; s’ils ont au moins 3 villes, les plateaux d’au moins 20 villes leur sont comparés.</translation>
    </message>
    <message>
        <source>Add connections there, or accept it if the area is meant to be hard to reach. Countries and regions with three cities or more are looked at.</source>
        <translation>Ajoutez-y des liaisons, ou acceptez-le si l’endroit doit être difficile d’accès. Les pays et les régions d’au moins trois villes sont regardés.</translation>
    </message>
    <message>
        <source>They are claimed only for their points, and parts of the board stay empty.</source>
        <translation>Elles ne sont prises que pour leurs points, et des parties du plateau restent vides.</translation>
    </message>
    <message>
        <source>The share of such connections, measured on the published boards; boards with 20 cities or more are compared with them.</source>
        <translation>La part de ces liaisons, mesurée sur les plateaux publiés&#xa0;; les plateaux d’au moins 20 villes leur sont comparés.</translation>
    </message>
    <message>
        <source>Let more tickets lead through the empty parts of the board, or take away connections that nobody needs.</source>
        <translation>Menez plus de billets par les parties vides du plateau, ou retirez les liaisons dont personne n’a besoin.</translation>
    </message>
    <message>
        <source>On a board too wide most tickets cannot be joined; on one too narrow all players cross it with ease.</source>
        <translation>Sur un plateau trop étendu, la plupart des billets ne peuvent pas être reliés&#xa0;; sur un trop étroit, tous les joueurs le traversent aisément.</translation>
    </message>
    <message>
        <source>The longest and the mean distance between cities by a player&apos;s trains, measured on the published boards; boards with 20 cities or more are compared with them.</source>
        <translation>La plus grande distance entre les villes et la moyenne, en part des wagons d’un joueur, mesurées sur les plateaux publiés&#xa0;; les plateaux d’au moins 20 villes leur sont comparés.</translation>
    </message>
    <message>
        <source>Change the number of trains, or the lengths of the routes. On boards with more than 50 cities distances are measured from 50 of them.</source>
        <translation>Changez le nombre de wagons, ou la longueur des routes. Sur les plateaux de plus de 50 villes, les distances sont mesurées depuis 50 d’entre elles.</translation>
    </message>
    <message>
        <source>Without them a full table blocks itself; with many nobody is ever blocked.</source>
        <translation>Sans elles, une table pleine se bloque elle-même&#xa0;; avec beaucoup, personne n’est jamais bloqué.</translation>
    </message>
    <message>
        <source>The share of connections with several tracks, measured on the published boards; boards with 20 cities or more are compared with them.</source>
        <translation>La part des liaisons à plusieurs voies, mesurée sur les plateaux publiés&#xa0;; les plateaux d’au moins 20 villes leur sont comparés.</translation>
    </message>
    <message>
        <source>Give the connections that most tickets need a second track, or take some away. A board for two needs none.</source>
        <translation>Donnez une seconde voie aux liaisons que demandent le plus de billets, ou retirez-en. Un plateau pour deux n’en a pas besoin.</translation>
    </message>
    <message>
        <source>In a sparse network a single claim blocks; in a dense one there is always another way.</source>
        <translation>Dans un réseau clairsemé, une seule prise bloque&#xa0;; dans un dense, il y a toujours un autre chemin.</translation>
    </message>
    <message>
        <source>Connections between cities for each city, measured on the published boards; boards with 20 cities or more are compared with them.</source>
        <translation>Liaisons entre villes par ville, mesurées sur les plateaux publiés&#xa0;; les plateaux d’au moins 20 villes leur sont comparés.</translation>
    </message>
    <message>
        <source>Add connections where cities are near each other, or take away those that run side by side.</source>
        <translation>Ajoutez des liaisons là où les villes sont proches, ou retirez celles qui courent côte à côte.</translation>
    </message>
    <message>
        <source>Short routes make a slow game of small steps; long ones pay so much that tickets hardly matter.</source>
        <translation>Les routes courtes font une partie lente à petits pas&#xa0;; les longues rapportent tant que les billets ne comptent guère.</translation>
    </message>
    <message>
        <source>Shares of spaces on routes up to 2 and from 5 spaces on, measured on the published boards; boards with 20 cities or more are compared with them.</source>
        <translation>Parts des cases sur des routes de 2 cases au plus et de 5 cases au moins, mesurées sur les plateaux publiés&#xa0;; les plateaux d’au moins 20 villes leur sont comparés.</translation>
    </message>
    <message>
        <source>Divide long routes with a city between, or join short ones. A board may well have one very long route as a feature.</source>
        <translation>Partagez de longues routes par une ville, ou joignez-en de courtes. Un plateau peut bien avoir une très longue route comme curiosité.</translation>
    </message>
    <message>
        <source>The second track is meant for the connections that many need; elsewhere it is wasted.</source>
        <translation>La seconde voie est faite pour les liaisons que beaucoup demandent&#xa0;; ailleurs, elle est gaspillée.</translation>
    </message>
    <message>
        <source>How many times as many tickets run over connections with several tracks as over single ones, measured on the published boards; boards with 20 cities or more are compared with them.</source>
        <translation>Combien de fois plus de billets passent par les liaisons à plusieurs voies que par les simples, mesuré sur les plateaux publiés&#xa0;; les plateaux d’au moins 20 villes leur sont comparés.</translation>
    </message>
    <message>
        <source>Move the second tracks to the connections that most tickets need.</source>
        <translation>Mettez les secondes voies aux liaisons que demandent le plus de billets.</translation>
    </message>
    <message>
        <source>Trains on neighbouring spaces push each other off the board.</source>
        <translation>Les wagons de cases voisines se poussent hors du plateau.</translation>
    </message>
    <message>
        <source>`train` and `space` of the profile; on the published boards spaces are 1 to 4 mm longer than trains.</source>
        <translation>`train` et `space` du profil&#xa0;; sur les plateaux publiés, les cases ont 1 à 4 mm de plus que les wagons.</translation>
    </message>
    <message>
        <source>Make the spaces longer, or measure the trains again. Longer spaces need more room: look at `route-too-short` afterwards.</source>
        <translation>Allongez les cases, ou mesurez de nouveau les wagons. Des cases plus longues prennent plus de place&#xa0;: voyez ensuite `route-too-short`.</translation>
    </message>
    <message>
        <source>Trains on one track push those on the other aside.</source>
        <translation>Les wagons d’une voie poussent ceux de l’autre.</translation>
    </message>
    <message>
        <source>`track_distance`, and the widths of `train` and `space` in the profile.</source>
        <translation>`track_distance`, et les largeurs de `train` et `space` dans le profil.</translation>
    </message>
    <message>
        <source>Lay the tracks farther apart, or measure the trains again.</source>
        <translation>Écartez les voies, ou mesurez de nouveau les wagons.</translation>
    </message>
    <message>
        <source>They wear off there, and pieces on them do not stand straight.</source>
        <translation>Ils s’y usent, et les pièces n’y tiennent pas droit.</translation>
    </message>
    <message>
        <source>`panels` of the profile. On the published boards up to three cities lie on a fold.</source>
        <translation>`panels` du profil. Sur les plateaux publiés, jusqu’à trois villes sont sur un pli.</translation>
    </message>
    <message>
        <source>Move the city or the name a little to one side, or fold the board in another way. Published boards have a few of these, too.</source>
        <translation>Déplacez un peu la ville ou le nom de côté, ou pliez le plateau autrement. Les plateaux publiés en ont quelques-uns aussi.</translation>
    </message>
    <message>
        <source>No cut is exact: a printer asks for 3 mm without anything important.</source>
        <translation>Aucune coupe n’est exacte&#xa0;: un imprimeur demande 3 mm sans rien d’important.</translation>
    </message>
    <message>
        <source>On the published boards even names stay 4.5 mm away from the edge.</source>
        <translation>Sur les plateaux publiés, même les noms restent à 4,5 mm du bord.</translation>
    </message>
    <message>
        <source>Move it inwards. Lines of countries and the sea may reach the edge: they go on beyond it.</source>
        <translation>Ramenez-le vers l’intérieur. Les lignes des pays et la mer peuvent atteindre le bord&#xa0;: elles continuent au-delà.</translation>
    </message>
    <message>
        <source>A part of it would not be printed.</source>
        <translation>Une partie n’en serait pas imprimée.</translation>
    </message>
    <message>
        <source>`sheets` of the profile, against the board&apos;s `size`.</source>
        <translation>`sheets` du profil, par rapport à `size` du plateau.</translation>
    </message>
    <message>
        <source>Plan more sheets, larger paper or narrower margins. The paper stands or lies as its width and height say.</source>
        <translation>Prévoyez plus de feuilles, un papier plus grand ou des marges plus étroites. Le papier est en hauteur ou en largeur selon ses dimensions.</translation>
    </message>
    <message>
        <source>Even in the smallest letters that can be read it does not fit on one line.</source>
        <translation>Même dans les plus petites lettres lisibles, il ne tient pas sur une ligne.</translation>
    </message>
    <message>
        <source>`card` of the profile with margins of 3 mm, and capitals 1.5 mm high.</source>
        <translation>`card` du profil avec des marges de 3 mm, et des capitales de 1,5 mm de haut.</translation>
    </message>
    <message>
        <source>Give the city a shorter name, or the game larger cards.</source>
        <translation>Donnez à la ville un nom plus court, ou au jeu des cartes plus grandes.</translation>
    </message>
    <message>
        <source>Nobody sees the score from across the table; names of cities always have 3 mm.</source>
        <translation>Personne ne voit le score de l’autre côté de la table&#xa0;; les noms des villes ont toujours 3 mm.</translation>
    </message>
    <message>
        <source>`score_border` of the profile: numbers take 0.42 of a cell, and capitals below 1.5 mm are hard to read.</source>
        <translation>`score_border` du profil&#xa0;: les nombres prennent 0,42 d’une cellule, et des capitales de moins de 1,5 mm se lisent mal.</translation>
    </message>
    <message>
        <source>Make the score track wider, or set it to 0 and count the points elsewhere. Names of cities always have the same size, so only the score track can be too small.</source>
        <translation>Élargissez la piste de score, ou mettez-la à 0 et comptez les points ailleurs. Les noms des villes ont toujours la même taille&#xa0;: seule la piste de score peut être trop petite.</translation>
    </message>
    <message>
        <source>The marks that tell colours apart, and the icons, cannot be recognised.</source>
        <translation>Les marques qui distinguent les couleurs, et les icônes, ne se reconnaissent pas.</translation>
    </message>
    <message>
        <source>`space` of the profile; on the published boards spaces are 7.6 to 8 mm wide, and marks 3.5 mm or more.</source>
        <translation>`space` du profil&#xa0;; sur les plateaux publiés, les cases ont 7,6 à 8 mm de large, et les marques 3,5 mm ou plus.</translation>
    </message>
    <message>
        <source>Make the spaces wider. All signs on them grow and shrink with their width.</source>
        <translation>Élargissez les cases. Tous les signes qu’elles portent grandissent et rapetissent avec elles.</translation>
    </message>
    <message>
        <source>They cannot be printed in one piece, or nobody can read and hold them.</source>
        <translation>Elles ne peuvent pas être imprimées d’un seul tenant, ou personne ne peut les lire et les tenir.</translation>
    </message>
    <message>
        <source>`card` and `sheets` of the profile; A4 paper if no sheets are planned. The published cards are 44 × 68 mm or larger.</source>
        <translation>`card` et `sheets` du profil&#xa0;; papier A4 si aucune feuille n’est prévue. Les cartes publiées font 44 × 68 mm ou plus.</translation>
    </message>
    <message>
        <source>Change the card&apos;s size in the profile, or plan larger paper.</source>
        <translation>Changez la taille des cartes dans le profil, ou prévoyez un papier plus grand.</translation>
    </message>
    <message>
        <source>Whole rows or columns of sheets would come out of the printer empty.</source>
        <translation>Des rangées ou des colonnes entières de feuilles sortiraient vides de l’imprimante.</translation>
    </message>
    <message>
        <source>Plan fewer sheets. Spare sheets for a trial print need not stand in the plan.</source>
        <translation>Prévoyez moins de feuilles. Des feuilles de réserve pour un essai n’ont pas besoin d’être prévues.</translation>
    </message>
    <message>
        <source>It looks blurred on the table.</source>
        <translation>Elle paraît floue sur la table.</translation>
    </message>
    <message>
        <source>100 dots to the inch; printers ask for 300.</source>
        <translation>100 points par pouce&#xa0;; les imprimeurs en demandent 300.</translation>
    </message>
    <message>
        <source>Use a scan or drawing with more pixels, or print the picture smaller. A drawing in SVG is sharp at any size.</source>
        <translation>Prenez un scan ou un dessin qui a plus de pixels, ou imprimez l’image plus petite. Un dessin en SVG est net à toute taille.</translation>
    </message>
    <message>
        <source>Its place stays empty, and the points are counted nowhere.</source>
        <translation>Sa place reste vide, et les points ne se comptent nulle part.</translation>
    </message>
    <message>
        <source>`score_border` of the profile: at most a sixth of the board&apos;s shorter side.</source>
        <translation>`score_border` du profil&#xa0;: au plus un sixième du petit côté du plateau.</translation>
    </message>
    <message>
        <source>Make the score track narrower.</source>
        <translation>Rétrécissez la piste de score.</translation>
    </message>
    <message>
        <source>Such a board fits in no box; often columns and rows are swapped.</source>
        <translation>Un tel plateau n’entre dans aucune boîte&#xa0;; souvent, colonnes et rangées sont échangées.</translation>
    </message>
    <message>
        <source>`panels` of the profile, against the board&apos;s `size`.</source>
        <translation>`panels` du profil, par rapport à `size` du plateau.</translation>
    </message>
    <message>
        <source>Swap columns and rows, or fold the board into more panels the other way. It matters only for a board that is glued onto a folding back.</source>
        <translation>Échangez colonnes et rangées, ou pliez le plateau en plus de volets dans l’autre sens. Cela ne compte que pour un plateau collé sur un carton pliant.</translation>
    </message>
    <message>
        <source>Letters need a contrast of 4.5 to 1, and more for people who see less well.</source>
        <translation>Les lettres ont besoin d’un contraste de 4,5 pour 1, et de plus pour qui voit moins bien.</translation>
    </message>
    <message>
        <source>WCAG 2.2, 1.4.3; the tints that are chosen automatically have 9 to 1 and more.</source>
        <translation>WCAG 2.2, 1.4.3&#xa0;; les teintes choisies automatiquement ont 9 pour 1 et plus.</translation>
    </message>
    <message>
        <source>Choose a lighter colour, or none: then a tint is chosen that differs from all neighbours&apos;.</source>
        <translation>Choisissez une couleur plus claire, ou aucune&#xa0;: une teinte est alors choisie qui diffère de celles de tous les voisins.</translation>
    </message>
    <message>
        <source>Their spaces are lost on it for everybody, for colour-blind people, or in grey print.</source>
        <translation>Leurs cases s’y perdent pour tout le monde, pour les daltoniens, ou à l’impression en gris.</translation>
    </message>
    <message>
        <source>The tints that are chosen automatically differ from all routes by 4.9 (CIEDE2000) and more, and by 2.5 in grey print.</source>
        <translation>Les teintes choisies automatiquement diffèrent de toutes les routes de 4,9 (CIEDE2000) et plus, et de 2,5 à l’impression en gris.</translation>
    </message>
    <message>
        <source>Choose a paler colour, or none: then a tint is chosen that differs from all neighbours&apos; and from the routes.</source>
        <translation>Choisissez une couleur plus pâle, ou aucune&#xa0;: une teinte est alors choisie qui diffère de celles de tous les voisins et des routes.</translation>
    </message>
    <message>
        <source>Players cannot see where one ends and the other begins.</source>
        <translation>Les joueurs ne voient pas où l’un finit et où l’autre commence.</translation>
    </message>
    <message>
        <source>The tints that are chosen automatically differ by 2.6 (CIEDE2000) and more.</source>
        <translation>Les teintes choisies automatiquement diffèrent de 2,6 (CIEDE2000) et plus.</translation>
    </message>
    <message>
        <source>Change one of the two colours, or leave the choice to the program.</source>
        <translation>Changez l’une des deux couleurs, ou laissez le choix au programme.</translation>
    </message>
    <message>
        <source>Only the marks tell them apart, and trains hide those.</source>
        <translation>Seules les marques les distinguent, et les wagons les cachent.</translation>
    </message>
    <message>
        <source>A difference of 7 (CIEDE2000); on the published boards up to three connections have such a pair.</source>
        <translation>Une différence de 7 (CIEDE2000)&#xa0;; sur les plateaux publiés, jusqu’à trois liaisons ont une telle paire.</translation>
    </message>
    <message>
        <source>Swap a colour with another route&apos;s. The marks in the spaces tell all colours apart, so a published pair may stay as it is.</source>
        <translation>Échangez une couleur avec celle d’une autre route. Les marques dans les cases distinguent toutes les couleurs&#xa0;: une paire publiée peut donc rester ainsi.</translation>
    </message>
    <message>
        <source>The rule cannot be followed.</source>
        <translation>La règle ne peut pas être suivie.</translation>
    </message>
    <message>
        <source>`tickets` of the ruleset: `cards`, `draw`, `keep_at_least` and `keep_at_most`.</source>
        <translation>`tickets` des règles&#xa0;: `cards`, `draw`, `keep_at_least` et `keep_at_most`.</translation>
    </message>
    <message>
        <source>Deal more tickets, or let fewer be kept.</source>
        <translation>Distribuez plus de billets, ou faites-en garder moins.</translation>
    </message>
    <message>
        <source>Its tickets never come into play.</source>
        <translation>Ses billets n’entrent jamais en jeu.</translation>
    </message>
    <message>
        <source>`tickets.deals` and `tickets.action` of the ruleset.</source>
        <translation>`tickets.deals` et `tickets.action` des règles.</translation>
    </message>
    <message>
        <source>Deal tickets of the pile, draw from it, or remove it.</source>
        <translation>Distribuez des billets de la pile, faites-y piocher, ou retirez-la.</translation>
    </message>
    <message>
        <source>`bonuses.cards` of the ruleset, against its trains, cards and mechanics.</source>
        <translation>`bonuses.cards` des règles, par rapport à leurs wagons, cartes et mécanismes.</translation>
    </message>
    <message>
        <source>Lower what the bonus asks for, or mend what it counts. Whether a board has what it counts is another check.</source>
        <translation>Baissez ce que demande le bonus, ou corrigez ce qu’il compte. Si un plateau a ce qu’il compte est une autre vérification.</translation>
    </message>
    <message>
        <source>It can decide nothing; probably another one is meant.</source>
        <translation>Il ne peut rien décider&#xa0;; sans doute un autre est-il voulu.</translation>
    </message>
    <message>
        <source>`tie_breaks` of the ruleset are tried in order.</source>
        <translation>`tie_breaks` des règles sont essayés dans l’ordre.</translation>
    </message>
    <message>
        <source>Remove the second one, or put another in its place.</source>
        <translation>Retirez le second, ou mettez-en un autre à sa place.</translation>
    </message>
    <message>
        <source>Nobody knows how many tracks may be claimed there.</source>
        <translation>Personne ne sait combien de voies peuvent y être prises.</translation>
    </message>
    <message>
        <source>`usable` of `parallel_tracks.rules`, and `players` of the ruleset.</source>
        <translation>`usable` de `parallel_tracks.rules`, et `players` des règles.</translation>
    </message>
    <message>
        <source>Say for every number of players how many tracks may be used, or write `all`.</source>
        <translation>Dites pour chaque nombre de joueurs combien de voies peuvent servir, ou écrivez `all`.</translation>
    </message>
    <message>
        <source>A route of that length is worth nothing that anyone knows.</source>
        <translation>Une route de cette longueur ne vaut rien que l’on sache.</translation>
    </message>
    <message>
        <source>The published tables have every length from 1 to 4 and never skip more than two.</source>
        <translation>Les tables publiées ont toutes les longueurs de 1 à 4 et n’en sautent jamais plus de deux.</translation>
    </message>
    <message>
        <source>Give points to the length. The published tables leave out lengths beyond 4 that their boards do not have; where a board has one, `length-without-points` tells it.</source>
        <translation>Donnez des points à cette longueur. Les tables publiées omettent des longueurs au-delà de 4 que leurs plateaux n’ont pas&#xa0;; si un plateau en a une, `length-without-points` le dit.</translation>
    </message>
    <message>
        <source>Nobody wants the longer one; most such numbers are typing mistakes.</source>
        <translation>Personne ne veut de la plus longue&#xa0;; la plupart de ces nombres sont des fautes de frappe.</translation>
    </message>
    <message>
        <source>In all published tables points rise with the length.</source>
        <translation>Dans toutes les tables publiées, les points montent avec la longueur.</translation>
    </message>
    <message>
        <source>Mend the points. Tables on which long routes are worth less for each space have another check.</source>
        <translation>Corrigez les points. Les tables où les longues routes valent moins par case ont une autre vérification.</translation>
    </message>
    <message>
        <source>Nobody can ever build it.</source>
        <translation>Personne ne pourra jamais la construire.</translation>
    </message>
    <message>
        <source>`stations.costs`, `stations.each` and `train_cards` of the ruleset.</source>
        <translation>`stations.costs`, `stations.each` et `train_cards` des règles.</translation>
    </message>
    <message>
        <source>Lower the cost, or give the deck more cards; give as many costs as there are stations.</source>
        <translation>Baissez le coût, ou donnez plus de cartes à la pioche&#xa0;; donnez autant de coûts qu’il y a de gares.</translation>
    </message>
    <message>
        <source>Once nearly only locomotives are left, the game hangs: new cards are replaced for ever.</source>
        <translation>Quand il ne reste presque plus que des locomotives, la partie s’arrête&#xa0;: les nouvelles cartes sont remplacées sans fin.</translation>
    </message>
    <message>
        <source>In about 1 of 1,000 to 2,500 games of random play; the rulebooks leave it open.</source>
        <translation>Environ 1 partie sur 1&#xa0;000 à 2&#xa0;500 jouées au hasard&#xa0;; les livrets de règles n’en disent rien.</translation>
    </message>
    <message>
        <source>Give `drawing.replacement` a `limit`, for example 3. Until then a program that plays these rules must stop by itself.</source>
        <translation>Donnez à `drawing.replacement` un `limit`, par exemple 3. Jusque-là, un programme qui joue ces règles doit s’arrêter de lui-même.</translation>
    </message>
    <message>
        <source>Players know the usual table by heart; most differences are typing mistakes.</source>
        <translation>Les joueurs connaissent par cœur la table habituelle&#xa0;; la plupart des différences sont des fautes de frappe.</translation>
    </message>
    <message>
        <source>The tables of the published rules, which agree wherever two have the same length.</source>
        <translation>Les tables des règles publiées, qui s’accordent partout où deux ont la même longueur.</translation>
    </message>
    <message>
        <source>Mend the points, or accept the difference if your game means it.</source>
        <translation>Corrigez les points, ou acceptez la différence si votre jeu la veut.</translation>
    </message>
    <message>
        <source>`train_cards`, `drawing.face_up` and `players.maximum` of the ruleset.</source>
        <translation>`train_cards`, `drawing.face_up` et `players.maximum` des règles.</translation>
    </message>
    <message>
        <source>Deal smaller hands, lay out fewer cards, or let fewer players play.</source>
        <translation>Distribuez de plus petites mains, étalez moins de cartes, ou faites jouer moins de joueurs.</translation>
    </message>
    <message>
        <source>It decides nothing: all players have equally many.</source>
        <translation>Il ne décide rien&#xa0;: tous les joueurs en ont autant.</translation>
    </message>
    <message>
        <source>`tie_breaks`, `stations` and `bonuses` of the ruleset.</source>
        <translation>`tie_breaks`, `stations` et `bonuses` des règles.</translation>
    </message>
    <message>
        <source>Remove the tie-break, or add the mechanic.</source>
        <translation>Retirez ce départage, ou ajoutez le mécanisme.</translation>
    </message>
    <message>
        <source>It can never be used: a mechanic is missing, or the rule is left over.</source>
        <translation>Elle ne peut jamais servir&#xa0;: un mécanisme manque, ou la règle est un reste.</translation>
    </message>
    <message>
        <source>`payment.substitutions`, `ferries`, `tunnels` and `draw_bonuses` of the ruleset.</source>
        <translation>`payment.substitutions`, `ferries`, `tunnels` et `draw_bonuses` des règles.</translation>
    </message>
    <message>
        <source>Add the mechanic to the rules, or remove the rule about paying it.</source>
        <translation>Ajoutez le mécanisme aux règles, ou retirez la règle de paiement.</translation>
    </message>
    <message>
        <source>The game cannot be set up as the rules say.</source>
        <translation>La partie ne peut pas être mise en place comme le disent les règles.</translation>
    </message>
    <message>
        <source>`bonuses.drawn` and `bonuses.cards` of the ruleset.</source>
        <translation>`bonuses.drawn` et `bonuses.cards` des règles.</translation>
    </message>
    <message>
        <source>Draw fewer, or add bonuses.</source>
        <translation>Tirez-en moins, ou ajoutez des bonus.</translation>
    </message>
    <message>
        <source>The game is over before it begins.</source>
        <translation>La partie est finie avant de commencer.</translation>
    </message>
    <message>
        <source>`end.trains_left` and `players.trains` of the ruleset.</source>
        <translation>`end.trains_left` et `players.trains` des règles.</translation>
    </message>
    <message>
        <source>Let the end begin with fewer trains.</source>
        <translation>Faites commencer la fin avec moins de wagons.</translation>
    </message>
    <message>
        <source>One of the two numbers is wrong.</source>
        <translation>L’un des deux nombres est faux.</translation>
    </message>
    <message>
        <source>`box.train_cards` and `train_cards` of the ruleset.</source>
        <translation>`box.train_cards` et `train_cards` des règles.</translation>
    </message>
    <message>
        <source>Count the cards again, in the box and in the rules.</source>
        <translation>Recomptez les cartes, dans la boîte et dans les règles.</translation>
    </message>
    <message>
        <source>A bonus is missing, or one too many.</source>
        <translation>Un bonus manque, ou est de trop.</translation>
    </message>
    <message>
        <source>`box.bonus_cards` and `bonuses.cards` of the ruleset.</source>
        <translation>`box.bonus_cards` et `bonuses.cards` des règles.</translation>
    </message>
    <message>
        <source>Count the bonus cards again, in the box and in the rules.</source>
        <translation>Recomptez les cartes bonus, dans la boîte et dans les règles.</translation>
    </message>
    <message>
        <source>Nobody knows which one is meant.</source>
        <translation>Personne ne sait laquelle est visée.</translation>
    </message>
    <message>
        <source>The ids of `tickets.piles` and `bonuses.cards` in the ruleset.</source>
        <translation>Les identifiants de `tickets.piles` et `bonuses.cards` dans les règles.</translation>
    </message>
    <message>
        <source>Mend the spelling, or give one of the two another id.</source>
        <translation>Corrigez l’orthographe, ou donnez à l’un des deux un autre identifiant.</translation>
    </message>
    <message>
        <source>What it says is kept but has no effect; most are spelling mistakes.</source>
        <translation>Ce qu’il dit est conservé mais n’a aucun effet&#xa0;; la plupart sont des fautes d’orthographe.</translation>
    </message>
    <message>
        <source>The format of rulesets.</source>
        <translation>Le format des règles.</translation>
    </message>
    <message>
        <source>Mend the spelling, or remove the field. Fields of your own are kept when the file is saved, but mean nothing.</source>
        <translation>Corrigez l’orthographe, ou retirez le champ. Vos propres champs sont conservés à l’enregistrement du fichier, mais ne veulent rien dire.</translation>
    </message>
    <message>
        <source>The piles are there for nothing.</source>
        <translation>Les piles sont là pour rien.</translation>
    </message>
    <message>
        <source>Deal tickets, or let players draw them.</source>
        <translation>Distribuez des billets, ou faites-en piocher.</translation>
    </message>
    <message>
        <source>It never comes true; probably a number is wrong.</source>
        <translation>Elle ne se réalise jamais&#xa0;; sans doute un nombre est-il faux.</translation>
    </message>
    <message>
        <source>`drawing` and `train_cards` of the ruleset.</source>
        <translation>`drawing` et `train_cards` des règles.</translation>
    </message>
    <message>
        <source>Mend the number of cards or of locomotives.</source>
        <translation>Corrigez le nombre de cartes ou de locomotives.</translation>
    </message>
    <message>
        <source>Routes of those colours are easier or harder to pay, and nothing on the board says so.</source>
        <translation>Les routes de ces couleurs sont plus faciles ou plus difficiles à payer, et rien sur le plateau ne le dit.</translation>
    </message>
    <message>
        <source>In all published rules every colour has the same number of cards.</source>
        <translation>Dans toutes les règles publiées, chaque couleur a le même nombre de cartes.</translation>
    </message>
    <message>
        <source>Give all colours the same number of cards, or accept it if some are rare on purpose.</source>
        <translation>Donnez à toutes les couleurs le même nombre de cartes, ou acceptez-le si certaines sont rares exprès.</translation>
    </message>
    <message>
        <source>Rules that are printed without a board show a bare id instead of a name.</source>
        <translation>Des règles imprimées sans plateau montrent un simple identifiant au lieu d’un nom.</translation>
    </message>
    <message>
        <source>`names` of the ruleset.</source>
        <translation>`names` des règles.</translation>
    </message>
    <message>
        <source>Add the missing names. A ruleset that lies inside a board needs none at all.</source>
        <translation>Ajoutez les noms qui manquent. Des règles écrites dans un plateau n’en ont pas du tout besoin.</translation>
    </message>
    <message>
        <source>The rule is never used, or the number of players is wrong.</source>
        <translation>La règle ne sert jamais, ou le nombre de joueurs est faux.</translation>
    </message>
    <message>
        <source>Remove what is said of those tables, or let them play.</source>
        <translation>Retirez ce qui est dit de ces tables, ou laissez-les jouer.</translation>
    </message>
    <message>
        <source>The first rule that fits counts, so this one never does.</source>
        <translation>La première règle qui convient compte&#xa0;: celle-ci ne compte donc jamais.</translation>
    </message>
    <message>
        <source>`parallel_tracks.rules` of the ruleset, in order.</source>
        <translation>`parallel_tracks.rules` des règles, dans l’ordre.</translation>
    </message>
    <message>
        <source>Put the rule for a certain number of tracks before the one for any number, or remove one of two equal ones.</source>
        <translation>Mettez la règle pour un certain nombre de voies avant celle pour n’importe quel nombre, ou retirez l’une de deux règles égales.</translation>
    </message>
    <message>
        <source>Parallel tracks are there to give more players room: two numbers were probably swapped.</source>
        <translation>Les voies parallèles sont là pour donner de la place à plus de joueurs&#xa0;: sans doute deux nombres ont-ils été échangés.</translation>
    </message>
    <message>
        <source>`usable` of `parallel_tracks.rules` rises with the players in all published rules.</source>
        <translation>`usable` de `parallel_tracks.rules` monte avec les joueurs dans toutes les règles publiées.</translation>
    </message>
    <message>
        <source>Swap the numbers.</source>
        <translation>Échangez les nombres.</translation>
    </message>
    <message>
        <source>Saving cards for it does not pay, so that few will claim it.</source>
        <translation>Épargner des cartes pour elle n’en vaut pas la peine&#xa0;: peu la prendront.</translation>
    </message>
    <message>
        <source>In all published tables the points for each space never fall.</source>
        <translation>Dans toutes les tables publiées, les points par case ne baissent jamais.</translation>
    </message>
    <message>
        <source>Raise the points, or accept it if long routes are to be worth less.</source>
        <translation>Augmentez les points, ou acceptez-le si les longues routes doivent valoir moins.</translation>
    </message>
    <message>
        <source>Either a station or a cost is one too many.</source>
        <translation>Une gare ou un coût est de trop.</translation>
    </message>
    <message>
        <source>`stations.costs` and `stations.each` of the ruleset.</source>
        <translation>`stations.costs` et `stations.each` des règles.</translation>
    </message>
    <message>
        <source>Remove the cost, or give the players another station.</source>
        <translation>Retirez le coût, ou donnez une gare de plus aux joueurs.</translation>
    </message>
    <message>
        <source>The action can never be taken.</source>
        <translation>L’action ne peut jamais être faite.</translation>
    </message>
    <message>
        <source>`undealt` of `tickets.piles` and `tickets.action` in the ruleset.</source>
        <translation>`undealt` de `tickets.piles` et `tickets.action` dans les règles.</translation>
    </message>
    <message>
        <source>Let the undealt tickets stay in the pile, or draw from another.</source>
        <translation>Laissez dans la pile les billets non distribués, ou faites piocher dans une autre.</translation>
    </message>
    <message>
        <source>Nobody wants to win it.</source>
        <translation>Personne ne veut le gagner.</translation>
    </message>
    <message>
        <source>`points` of `bonuses.cards` in the ruleset.</source>
        <translation>`points` de `bonuses.cards` dans les règles.</translation>
    </message>
    <message>
        <source>Give it points, or remove it.</source>
        <translation>Donnez-lui des points, ou retirez-le.</translation>
    </message>
    <message>
        <source>Nobody can ever claim such a route: the length or the trains are wrong.</source>
        <translation>Personne ne pourra jamais prendre une telle route&#xa0;: la longueur ou les wagons sont faux.</translation>
    </message>
    <message>
        <source>`scoring.lengths` and `players.trains` of the ruleset.</source>
        <translation>`scoring.lengths` et `players.trains` des règles.</translation>
    </message>
    <message>
        <source>Remove the length, or give the players more trains.</source>
        <translation>Retirez la longueur, ou donnez plus de wagons aux joueurs.</translation>
    </message>
    <message>
        <source>Another one asks for no more cards, or for the same card: one of the numbers is wrong.</source>
        <translation>Une autre ne demande pas plus de cartes, ou la même carte&#xa0;: l’un des nombres est faux.</translation>
    </message>
    <message>
        <source>Remove the rule, or mend the number of cards.</source>
        <translation>Retirez la règle, ou corrigez le nombre de cartes.</translation>
    </message>
    <message>
        <source>It picks nothing, on any board.</source>
        <translation>Elle ne retient rien, sur aucun plateau.</translation>
    </message>
    <message>
        <source>`at_least` and `at_most` of the ruleset&apos;s selectors.</source>
        <translation>`at_least` et `at_most` des conditions des règles.</translation>
    </message>
    <message>
        <source>Swap the two bounds, or mend one.</source>
        <translation>Échangez les deux bornes, ou corrigez-en une.</translation>
    </message>
    <message>
        <source>Players at the table have to make up a rule, or the game does not end.</source>
        <translation>Les joueurs à la table doivent inventer une règle, ou la partie ne finit pas.</translation>
    </message>
    <message>
        <source>Games of bots (`trackwright playtest`), which play the rules as they are written.</source>
        <translation>Des parties de robots (`trackwright playtest`), qui jouent les règles telles qu’elles sont écrites.</translation>
    </message>
    <message>
        <source>State the missing rule, or change what leads there: fewer players, more cards, a cap on replacements. `trackwright playtest` names the rule and the share of games.</source>
        <translation>Dites la règle qui manque, ou changez ce qui y mène&#xa0;: moins de joueurs, plus de cartes, une limite aux remplacements. `trackwright playtest` nomme la règle et la part des parties.</translation>
    </message>
    <message>
        <source>Who begins should not decide who wins.</source>
        <translation>Qui commence ne devrait pas décider de qui gagne.</translation>
    </message>
    <message>
        <source>Deal the later players more, let the last turns be equal for all, or let the board have more than one way to begin. A shared win counts for all who share it.</source>
        <translation>Distribuez plus aux joueurs suivants, égalisez les derniers tours pour tous, ou donnez au plateau plus d’une façon de commencer. Une victoire partagée compte pour tous ceux qui la partagent.</translation>
    </message>
    <message>
        <source>It takes room on the board and choices from the players, and gives nothing.</source>
        <translation>Elle prend de la place sur le plateau et du choix aux joueurs, et ne donne rien.</translation>
    </message>
    <message>
        <source>Make it shorter, give it another colour, let a ticket lead over it, or take it off the board.</source>
        <translation>Raccourcissez-la, donnez-lui une autre couleur, faites-y passer un billet, ou ôtez-la du plateau.</translation>
    </message>
    <message>
        <source>Whoever draws it is lucky, or is not; that should be what the points make up for.</source>
        <translation>Qui le pioche a de la chance, ou n’en a pas&#xa0;; les points devraient justement compenser cela.</translation>
    </message>
    <message>
        <source>Change its points, or what makes it easy or hard: a second track, a shorter route, a tunnel. A long ticket is completed less often by itself; it is compared with those worth as much.</source>
        <translation>Changez ses points, ou ce qui le rend facile ou difficile&#xa0;: une seconde voie, une route plus courte, un tunnel. Un billet long est de lui-même moins souvent réussi&#xa0;; il est comparé à ceux de même valeur.</translation>
    </message>
    <message>
        <source>A card that nobody can win is a card that players read for nothing.</source>
        <translation>Une carte que personne ne peut gagner, les joueurs la lisent pour rien.</translation>
    </message>
    <message>
        <source>Ask for less, count something that this board has, or take the card out. Bots hardly ever play for a bonus, people do: look whether it can be won at all.</source>
        <translation>Demandez moins, comptez quelque chose que ce plateau a, ou ôtez la carte. Les robots ne jouent presque jamais pour un bonus, les gens si&#xa0;: voyez s’il peut être gagné.</translation>
    </message>
    <message>
        <source>Where all depends on one connection, the first turns decide the game.</source>
        <translation>Là où tout dépend d’une liaison, les premiers tours décident de la partie.</translation>
    </message>
    <message>
        <source>Lay a second track, open one to fewer players, or give those who come late another way. A player misses a connection who keeps a ticket all of whose shortest ways run over it, owns no track of it, and finds all of them taken or closed.</source>
        <translation>Posez une seconde voie, ouvrez-en une à moins de joueurs, ou donnez un autre chemin à ceux qui arrivent tard. Manque une liaison le joueur qui garde un billet dont tous les plus courts chemins y passent, n’en a aucune voie, et les trouve toutes prises ou fermées.</translation>
    </message>
    <message>
        <source>Its cards are always missing, or nobody wants them.</source>
        <translation>Ses cartes manquent toujours, ou personne n’en veut.</translation>
    </message>
    <message>
        <source>Give some of its routes another colour, or make routes gray. What counts is what claimed routes ask for: a colour can be rare on the board and scarce in play.</source>
        <translation>Donnez une autre couleur à quelques-unes de ses routes, ou rendez des routes grises. Ce qui compte, c’est ce que demandent les routes prises&#xa0;: une couleur peut être rare sur le plateau et recherchée en jeu.</translation>
    </message>
    <message>
        <source>What the games showed may not be so any more, and is not told.</source>
        <translation>Ce qu’ont montré les parties n’est peut-être plus vrai, et n’est pas dit.</translation>
    </message>
    <message>
        <source>Games are kept with a fingerprint of all that they follow from.</source>
        <translation>Les parties sont conservées avec une empreinte de tout ce dont elles dépendent.</translation>
    </message>
    <message>
        <source>Play it again with the same command; games that are still those of the board are not played twice. What does not touch a game, such as a name or where a city lies, outdates nothing.</source>
        <translation>Rejouez-le de la même façon&#xa0;; les parties qui sont encore celles du plateau ne sont pas jouées deux fois. Ce qui ne touche pas une partie, comme un nom ou la place d’une ville, ne périme rien.</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is not a whole number from 1 on, written without a sign</source>
        <translation>«&#xa0;{key}&#xa0;» n’est pas un nombre entier à partir de 1, écrit sans signe</translation>
    </message>
    <message>
        <source>a picture lies beside the board&apos;s file or in a folder below it</source>
        <translation>une image se trouve à côté du fichier du plateau ou dans un dossier en dessous</translation>
    </message>
    <message>
        <source>; did you mean &apos;{likely}&apos;?</source>
        <translation>&#xa0;; vouliez-vous dire «&#xa0;{likely}&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>… and more</source>
        <translation>… et d’autres</translation>
    </message>
    <message>
        <source>unknown field &apos;{field}&apos;, kept as it is{hint}</source>
        <translation>champ inconnu «&#xa0;{field}&#xa0;», gardé tel quel{hint}</translation>
    </message>
    <message>
        <source>{word} is not one of {options}{hint}</source>
        <translation>{word} n’est pas l’un de ceux-ci&#xa0;: {options}{hint}</translation>
    </message>
    <message>
        <source>{text} is not {form}</source>
        <translation>{text} n’est pas {form}</translation>
    </message>
    <message>
        <source>a point has an x and a y, and nothing else</source>
        <translation>un point a un x et un y, et rien d’autre</translation>
    </message>
    <message>
        <source>{asked}, not {given}</source>
        <translation>{asked}, et non {given}</translation>
    </message>
    <message>
        <source>must be an object, in braces {{ }}</source>
        <translation>doit être un objet, entre accolades {{ }}</translation>
    </message>
    <message>
        <source>must be a list, in brackets [ ]</source>
        <translation>doit être une liste, entre crochets [ ]</translation>
    </message>
    <message>
        <source>must be a point, written [x, y]</source>
        <translation>doit être un point, écrit [x, y]</translation>
    </message>
    <message>
        <source>must be a text, in quotes</source>
        <translation>doit être un texte, entre guillemets</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>doit être true ou false</translation>
    </message>
    <message>
        <source>must be a number</source>
        <translation>doit être un nombre</translation>
    </message>
    <message>
        <source>must be a whole number</source>
        <translation>doit être un nombre entier</translation>
    </message>
    <message>
        <source>an id: use small letters, digits, &apos;_&apos; and &apos;-&apos;</source>
        <translation>un identifiant&#xa0;: employez des minuscules, des chiffres, «&#xa0;_&#xa0;» et «&#xa0;-&#xa0;»</translation>
    </message>
    <message>
        <source>a language, such as &apos;en&apos; or &apos;pt-BR&apos;</source>
        <translation>une langue, comme «&#xa0;en&#xa0;» ou «&#xa0;pt-BR&#xa0;»</translation>
    </message>
    <message>
        <source>a colour, such as &apos;#c0392b&apos;</source>
        <translation>une couleur, comme «&#xa0;#c0392b&#xa0;»</translation>
    </message>
    <message>
        <source>the code of a check, such as &apos;T001&apos;</source>
        <translation>le code d’une vérification, comme «&#xa0;T001&#xa0;»</translation>
    </message>
    <message>
        <source>must be more than {least:g}</source>
        <translation>doit valoir plus de {least:g}</translation>
    </message>
    <message>
        <source>must be at least {least:g}</source>
        <translation>doit valoir au moins {least:g}</translation>
    </message>
    <message>
        <source>must be at most {most:g}</source>
        <translation>doit valoir au plus {most:g}</translation>
    </message>
    <message>
        <source>too few entries: {n} instead of at least {least}</source>
        <translation>trop peu d’entrées&#xa0;: {n} au lieu d’au moins {least}</translation>
    </message>
    <message>
        <source>too many entries: at most {n} are possible</source>
        <translation>trop d’entrées&#xa0;: {n} au plus sont possibles</translation>
    </message>
    <message>
        <source>must not be empty</source>
        <translation>ne doit pas être vide</translation>
    </message>
    <message>
        <source>must not be longer than {n} characters</source>
        <translation>ne doit pas dépasser {n} caractères</translation>
    </message>
    <message>
        <source>of the form {pattern}</source>
        <translation>de la forme {pattern}</translation>
    </message>
    <message>
        <source>the list is too short: entry {n} is missing</source>
        <translation>la liste est trop courte&#xa0;: l’entrée {n} manque</translation>
    </message>
    <message>
        <source>the field &apos;{field}&apos; is missing</source>
        <translation>le champ «&#xa0;{field}&#xa0;» manque</translation>
    </message>
    <message>
        <source>the field &apos;{field}&apos; is missing; is it &apos;{likely}&apos;?</source>
        <translation>le champ «&#xa0;{field}&#xa0;» manque&#xa0;; est-ce «&#xa0;{likely}&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>&apos;{base}&apos; is wrong: {problem}</source>
        <translation>«&#xa0;{base}&#xa0;» est incorrect&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>the file starts with a byte-order mark; saving it removes that</source>
        <translation>le fichier commence par une marque d’ordre des octets&#xa0;; l’enregistrer la retire</translation>
    </message>
    <message>
        <source>a label has a side or an offset, not both</source>
        <translation>un nom a un côté ou un décalage, pas les deux</translation>
    </message>
    <message>
        <source>another pile has the id &apos;{name}&apos;, too; change one of them</source>
        <translation>une autre pile a aussi l’identifiant «&#xa0;{name}&#xa0;»&#xa0;; changez-en une</translation>
    </message>
    <message>
        <source>another bonus has the id &apos;{name}&apos;, too; change one of them</source>
        <translation>un autre bonus a aussi l’identifiant «&#xa0;{name}&#xa0;»&#xa0;; changez-en un</translation>
    </message>
    <message>
        <source>another {kind} has the id &apos;{name}&apos;, too; change one of them</source>
        <translation>une autre entrée ({kind}) a aussi l’identifiant «&#xa0;{name}&#xa0;»&#xa0;; changez-en une</translation>
    </message>
    <message>
        <source>there is no pile &apos;{name}&apos;{hint}</source>
        <translation>il n’y a pas de pile «&#xa0;{name}&#xa0;»{hint}</translation>
    </message>
    <message>
        <source>there is no {kind} &apos;{name}&apos;{hint}</source>
        <translation>rien ne s’appelle «&#xa0;{name}&#xa0;» ({kind}){hint}</translation>
    </message>
    <message>
        <source>the fewest players are more than the most</source>
        <translation>le plus petit nombre de joueurs dépasse le plus grand</translation>
    </message>
    <message>
        <source>{some} and {n} more</source>
        <translation>{some} et {n} de plus</translation>
    </message>
    <message>
        <source>{some} and {last}</source>
        <translation>{some} et {last}</translation>
    </message>
    <message>
        <source>{some} or {last}</source>
        <translation>{some} ou {last}</translation>
    </message>
    <message>
        <source>&apos;{word}&apos;</source>
        <translation>«&#xa0;{word}&#xa0;»</translation>
    </message>
    <message>
        <source>{some}, {word}</source>
        <translation>{some}, {word}</translation>
    </message>
    <message>
        <source>names on the colour of {country} have a contrast of only {ratio:.1f} to 1; they need {least:g}</source>
        <translation>sur la couleur du pays {country}, les noms n’ont qu’un contraste de {ratio:.1f} pour 1&#xa0;; il leur faut {least:g}</translation>
    </message>
    <message>
        <source>the {color} routes in {country} can hardly be told from its colour{seen}</source>
        <translation>dans le pays {country}, les routes de couleur {color} se distinguent à peine du fond{seen}</translation>
    </message>
    <message>
        <source>the colours of {first} and {second} look the same</source>
        <translation>les couleurs des pays {first} et {second} ont l’air identiques</translation>
    </message>
    <message>
        <source>Choose the colour of {country} automatically</source>
        <translation>Choisir automatiquement la couleur du pays {country}</translation>
    </message>
    <message>
        <source>the {color} and the {other_color} track {route} look alike{seen}</source>
        <translation>les voies {route} de couleur {color} et {other_color} se ressemblent{seen}</translation>
    </message>
    <message>
        <source> in grey print</source>
        <translation> à l’impression en gris</translation>
    </message>
    <message>
        <source> with {eyes} and in grey print</source>
        <translation> en cas de {eyes} et à l’impression en gris</translation>
    </message>
    <message>
        <source> with {eyes}</source>
        <translation> en cas de {eyes}</translation>
    </message>
    <message>
        <source>red-blindness</source>
        <translation>cécité au rouge</translation>
    </message>
    <message>
        <source>green-blindness</source>
        <translation>cécité au vert</translation>
    </message>
    <message>
        <source>blue-blindness</source>
        <translation>cécité au bleu</translation>
    </message>
    <message>
        <source>Lighten it to {milder}</source>
        <translation>L’éclaircir en {milder}</translation>
    </message>
    <message>
        <source>without {connection} the board falls apart: no other way leads to {cities}</source>
        <translation>sans {connection}, le plateau se défait&#xa0;: aucun autre chemin ne mène à {cities}</translation>
    </message>
    <message>
        <source>every way to {cities} runs through {city}</source>
        <translation>tous les chemins vers {cities} passent par {city}</translation>
    </message>
    <message>
        <source>{city} is joined to {other} only; add a connection to another city</source>
        <translation>{city} n’est relié qu’à {other}&#xa0;; ajoutez une liaison vers une autre ville</translation>
    </message>
    <message>
        <source>of {players} players about {dealt} are dealt tickets over {connection}, which only one can use; on the published boards at most {highest} of the players are: give it another track</source>
        <translation>sur {players} joueurs, environ {dealt} reçoivent des billets passant par {connection}, dont un seul peut se servir&#xa0;; sur les plateaux publiés, {highest} des joueurs au plus&#xa0;: ajoutez une voie</translation>
    </message>
    <message>
        <source>{part} of the connections lie on no ticket&apos;s shortest way; on the published boards it is {usual}</source>
        <translation>{part} des liaisons ne sont sur le plus court chemin d’aucun billet&#xa0;; sur les plateaux publiés&#xa0;: {usual}</translation>
    </message>
    <message>
        <source>connections with several tracks serve {times} times as many tickets as single ones; on the published boards it is {usual} times</source>
        <translation>les liaisons à plusieurs voies servent {times} fois autant de billets que les simples&#xa0;; sur les plateaux publiés&#xa0;: {usual} fois</translation>
    </message>
    <message>
        <source>{n} cities</source>
        <translation>{n} villes</translation>
    </message>
    <message>
        <source>the {color} routes have {spaces} spaces, {part} of what a colour has on average; on the published boards it is {usual}</source>
        <translation>les routes de couleur {color} ont {spaces} cases, soit {part} de ce qu’a une couleur en moyenne&#xa0;; sur les plateaux publiés&#xa0;: {usual}</translation>
    </message>
    <message>
        <source>no route is {colors}; on the published boards every colour that has cards has routes</source>
        <translation>aucune route n’est de couleur {colors}&#xa0;; sur les plateaux publiés, chaque couleur qui a des cartes a des routes</translation>
    </message>
    <message>
        <source>short</source>
        <translation>courtes</translation>
    </message>
    <message>
        <source>long</source>
        <translation>longues</translation>
    </message>
    <message>
        <source>the {color} routes are {part} as long as coloured routes are on average; on the published boards it is {usual}: give {color} some more {few} ones</source>
        <translation>les routes de couleur {color} font {part} de la longueur moyenne des routes de couleur&#xa0;; sur les plateaux publiés&#xa0;: {usual}&#xa0;; donnez à la couleur {color} quelques routes {few} de plus</translation>
    </message>
    <message>
        <source>{share} of all spaces are gray</source>
        <translation>{share} de toutes les cases sont grises</translation>
    </message>
    <message>
        <source>{connections} connections lead to {city}; on the published boards no city has more than {highest}</source>
        <translation>{connections} liaisons mènent à {city}&#xa0;; sur les plateaux publiés, aucune ville n’en a plus de {highest}</translation>
    </message>
    <message>
        <source>the cities of {area} have {part} as many connections as cities have on average; on the published boards it is at least {lowest}</source>
        <translation>{area}&#xa0;: les villes y ont {part} des liaisons qu’une ville a en moyenne&#xa0;; sur les plateaux publiés, au moins {lowest}</translation>
    </message>
    <message>
        <source>the longest distance between two cities</source>
        <translation>la plus grande distance entre deux villes</translation>
    </message>
    <message>
        <source>the mean distance between two cities</source>
        <translation>la distance moyenne entre deux villes</translation>
    </message>
    <message>
        <source>{words} is {spaces} spaces, {share} of a player&apos;s {trains} trains; on the published boards it is {usual}</source>
        <translation>{words} est de {spaces} cases, soit {share} des {trains} wagons d’un joueur&#xa0;; sur les plateaux publiés&#xa0;: {usual}</translation>
    </message>
    <message>
        <source>{share} of the connections have several tracks</source>
        <translation>{share} des liaisons ont plusieurs voies</translation>
    </message>
    <message>
        <source>there are {rate} connections for each city; on the published boards it is {usual}</source>
        <translation>il y a {rate} liaisons par ville&#xa0;; sur les plateaux publiés&#xa0;: {usual}</translation>
    </message>
    <message>
        <source>{share} of all spaces lie on routes of {length} spaces or fewer</source>
        <translation>{share} de toutes les cases sont sur des routes de {length} cases ou moins</translation>
    </message>
    <message>
        <source>{share} of all spaces lie on routes of {length} spaces or more</source>
        <translation>{share} de toutes les cases sont sur des routes de {length} cases ou plus</translation>
    </message>
    <message>
        <source>{words}; on the published boards it is {usual}</source>
        <translation>{words}&#xa0;; sur les plateaux publiés&#xa0;: {usual}</translation>
    </message>
    <message>
        <source>the name of {city} covers a space of {route}{languages}</source>
        <translation>le nom «&#xa0;{city}&#xa0;» recouvre une case de la route {route}{languages}</translation>
    </message>
    <message>
        <source>the names of {one} and {other} overlap{languages}</source>
        <translation>les noms «&#xa0;{one}&#xa0;» et «&#xa0;{other}&#xa0;» se recouvrent{languages}</translation>
    </message>
    <message>
        <source>the name of {city} reaches beyond the board&apos;s edge{languages}</source>
        <translation>le nom «&#xa0;{city}&#xa0;» dépasse le bord du plateau{languages}</translation>
    </message>
    <message>
        <source>the name of {city} covers {covered}{languages}</source>
        <translation>le nom «&#xa0;{city}&#xa0;» recouvre {covered}{languages}</translation>
    </message>
    <message>
        <source>its own disc</source>
        <translation>son propre disque</translation>
    </message>
    <message>
        <source>the name of {city} {fault}{languages}</source>
        <translation>le nom «&#xa0;{city}&#xa0;» {fault}{languages}</translation>
    </message>
    <message>
        <source>stands nearer to {other}</source>
        <translation>est plus proche d’une autre ville&#xa0;: {other}</translation>
    </message>
    <message>
        <source>stands {away:.0f} mm away from it</source>
        <translation>est à {away:.0f} mm de sa ville</translation>
    </message>
    <message>
        <source>Place the name of {city} automatically</source>
        <translation>Placer automatiquement le nom «&#xa0;{city}&#xa0;»</translation>
    </message>
    <message>
        <source>{one} crosses {other}</source>
        <translation>{one} croise {other}</translation>
    </message>
    <message>
        <source>there is room for {spaces}</source>
        <translation>il y a de la place pour {spaces}</translation>
    </message>
    <message>
        <source>{n} space</source>
        <translation>{n} case</translation>
    </message>
    <message>
        <source>{n} spaces</source>
        <translation>{n} cases</translation>
    </message>
    <message>
        <source>not even one fits</source>
        <translation>pas même une n’y tient</translation>
    </message>
    <message>
        <source>{route} is {short:.1f} mm too short for its {spaces}; {fitting}</source>
        <translation>{route} est trop courte de {short:.1f} mm pour {spaces}&#xa0;; {fitting}</translation>
    </message>
    <message>
        <source>{route} has room for {room} spaces, but has {length}</source>
        <translation>{route} a de la place pour {room} cases, mais en a {length}</translation>
    </message>
    <message>
        <source>{route} turns by {turn:.0f}° within the length of a train</source>
        <translation>{route} tourne de {turn:.0f}° sur la longueur d’un wagon</translation>
    </message>
    <message>
        <source>{route} crosses itself</source>
        <translation>{route} se croise elle-même</translation>
    </message>
    <message>
        <source>{route} runs in a loop</source>
        <translation>{route} fait une boucle</translation>
    </message>
    <message>
        <source>the line of {route} passes over {city}</source>
        <translation>la ligne de la route {route} passe sur {city}</translation>
    </message>
    <message>
        <source>Give it {spaces}</source>
        <translation>Mettre {spaces}</translation>
    </message>
    <message>
        <source>{excess:.0f}% too wide</source>
        <translation>trop large de {excess:.0f}&#xa0;%</translation>
    </message>
    <message>
        <source>{excess:.0f}% too narrow</source>
        <translation>trop étroite de {excess:.0f}&#xa0;%</translation>
    </message>
    <message>
        <source>Print it {width:g} × {height:g} mm large</source>
        <translation>L’imprimer en {width:g} × {height:g} mm</translation>
    </message>
    <message>
        <source>the background picture is {width:g} × {height:g}{unit}, but is printed {printed_width:g} × {printed_height:g} mm large: {fault}</source>
        <translation>l’image de fond fait {width:g} × {height:g}{unit}, mais est imprimée en {printed_width:g} × {printed_height:g} mm&#xa0;: {fault}</translation>
    </message>
    <message>
        <source> pixels</source>
        <translation> pixels</translation>
    </message>
    <message>
        <source>{off:.0f} mm from its location</source>
        <translation>à {off:.0f} mm de son lieu</translation>
    </message>
    <message>
        <source>where the map has no room</source>
        <translation>là où la carte n’a pas de place</translation>
    </message>
    <message>
        <source>{city} lies {said}; the others lie within {limit:.0f} mm</source>
        <translation>{city} se trouve {said}&#xa0;; les autres à moins de {limit:.0f} mm</translation>
    </message>
    <message>
        <source>the map cannot show the location of {city}</source>
        <translation>la carte ne peut pas montrer le lieu où se trouve {city}</translation>
    </message>
    <message>
        <source>Swap its latitude and longitude</source>
        <translation>Échanger sa latitude et sa longitude</translation>
    </message>
    <message>
        <source>Change the sign of its longitude</source>
        <translation>Changer le signe de sa longitude</translation>
    </message>
    <message>
        <source>Change the sign of its latitude</source>
        <translation>Changer le signe de sa latitude</translation>
    </message>
    <message>
        <source>Move it to its location</source>
        <translation>Déplacer à son lieu</translation>
    </message>
    <message>
        <source> (only with the names in {languages})</source>
        <translation> (seulement avec les noms en {languages})</translation>
    </message>
    <message>
        <source>the parallel tracks {route} have {lengths} spaces</source>
        <translation>les voies parallèles {route} ont {lengths} cases</translation>
    </message>
    <message>
        <source>Give all of them {spaces}</source>
        <translation>Donner {spaces} à toutes</translation>
    </message>
    <message>
        <source>the parallel tracks {route} have {icons} icons</source>
        <translation>les voies parallèles {route} ont {icons} icônes</translation>
    </message>
    <message>
        <source>Give each of them {icons}</source>
        <translation>Donner {icons} à chacune</translation>
    </message>
    <message>
        <source>{n} icon</source>
        <translation>{n} icône</translation>
    </message>
    <message>
        <source>{n} icons</source>
        <translation>{n} icônes</translation>
    </message>
    <message>
        <source>space {number} of {route} lies {away:.0f} mm off its line</source>
        <translation>la case {number} de la route {route} est à {away:.0f} mm de sa ligne</translation>
    </message>
    <message>
        <source>Put them in order</source>
        <translation>Les mettre dans l’ordre</translation>
    </message>
    <message>
        <source>the spaces of {route} come back to front</source>
        <translation>les cases de la route {route} vont à rebours</translation>
    </message>
    <message>
        <source>the spaces of {route} come out of order</source>
        <translation>les cases de la route {route} sont dans le désordre</translation>
    </message>
    <message>
        <source>Lay the spaces of {route} along its curve</source>
        <translation>Poser les cases de la route {route} le long de sa courbe</translation>
    </message>
    <message>
        <source>Straighten {route}</source>
        <translation>Redresser {route}</translation>
    </message>
    <message>
        <source>spaces of {first} overlap each other</source>
        <translation>des cases de la route {first} se recouvrent</translation>
    </message>
    <message>
        <source>spaces of {first} and {second} overlap</source>
        <translation>des cases des routes {first} et {second} se recouvrent</translation>
    </message>
    <message>
        <source>a space of {route} lies over {city}</source>
        <translation>une case de la route {route} se trouve sur {city}</translation>
    </message>
    <message>
        <source>edge or score track</source>
        <translation>le bord ou la piste de score</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>le bord</translation>
    </message>
    <message>
        <source>1 space of {route} lies over the board&apos;s {edge}</source>
        <translation>1 case de la route {route} se trouve sur {edge} du plateau</translation>
    </message>
    <message>
        <source>{n} spaces of {route} lie over the board&apos;s {edge}</source>
        <translation>{n} cases de la route {route} se trouvent sur {edge} du plateau</translation>
    </message>
    <message>
        <source>{city} lies under the score track</source>
        <translation>{city} se trouve sous la piste de score</translation>
    </message>
    <message>
        <source>{city} lies on the board&apos;s edge</source>
        <translation>{city} se trouve au bord du plateau</translation>
    </message>
    <message>
        <source>{city} lies beyond the board&apos;s edge</source>
        <translation>{city} se trouve au-delà du bord du plateau</translation>
    </message>
    <message>
        <source>Move it to {x:g}, {y:g}</source>
        <translation>Déplacer à {x:g} · {y:g}</translation>
    </message>
    <message>
        <source>{one} and {other} are only {gap:.0f} mm apart; a train has {room:g} mm</source>
        <translation>{one} et {other} ne sont qu’à {gap:.0f} mm l’un de l’autre&#xa0;; un wagon fait {room:g} mm</translation>
    </message>
    <message>
        <source>{one} and {other} touch or overlap</source>
        <translation>{one} et {other} se touchent ou se recouvrent</translation>
    </message>
    <message>
        <source>{cities} lie on one spot, at {x:g}, {y:g}</source>
        <translation>{cities} se trouvent au même endroit, à {x:g} · {y:g}</translation>
    </message>
    <message>
        <source>the board has changed since it was played with {counts} players: play it again</source>
        <translation>le plateau a changé depuis qu’il a été joué à {counts} joueurs&#xa0;: rejouez-le</translation>
    </message>
    <message>
        <source>; so it is with {others}</source>
        <translation>&#xa0;; de même à {others}</translation>
    </message>
    <message>
        <source>{message} ({games} games with {players} players{also})</source>
        <translation>{message} ({games} parties à {players} joueurs{also})</translation>
    </message>
    <message>
        <source>{width:g} × {height:g}</source>
        <translation>{width:g} × {height:g}</translation>
    </message>
    <message>
        <source>margins of {margin:g} mm leave nothing to print on of a sheet of {paper} mm</source>
        <translation>des marges de {margin:g} mm ne laissent rien à imprimer d’une feuille de {paper} mm</translation>
    </message>
    <message>
        <source>the board is {size} mm, but its {columns} × {rows} sheets print only {shown_width:g} × {shown_height:g} mm</source>
        <translation>le plateau fait {size} mm, mais {columns} × {rows} feuilles n’en impriment que {shown_width:g} × {shown_height:g} mm</translation>
    </message>
    <message>
        <source>{columns} × {rows} sheets are enough for the board, but {planned_columns} × {planned_rows} are planned</source>
        <translation>{columns} × {rows} feuilles suffisent au plateau, mais {planned_columns} × {planned_rows} sont prévues</translation>
    </message>
    <message>
        <source>Plan {columns} × {rows} sheets</source>
        <translation>Prévoir {columns} × {rows} feuilles</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is {width:.0f} mm wide in the smallest letters, but a ticket card has only {room:.0f} mm for it{languages}</source>
        <translation>«&#xa0;{name}&#xa0;» fait {width:.0f} mm de large dans les plus petites lettres, mais une carte billet n’a que {room:.0f} mm pour lui{languages}</translation>
    </message>
    <message>
        <source>a card is {card} mm, but a sheet has only {width:g} × {height:g} mm to print on</source>
        <translation>une carte fait {card} mm, mais une feuille n’a que {width:g} × {height:g} mm à imprimer</translation>
    </message>
    <message>
        <source>a card is only {card} mm</source>
        <translation>une carte ne fait que {card} mm</translation>
    </message>
    <message>
        <source>{n} column</source>
        <translation>{n} colonne</translation>
    </message>
    <message>
        <source>{n} columns</source>
        <translation>{n} colonnes</translation>
    </message>
    <message>
        <source>{n} row</source>
        <translation>{n} rangée</translation>
    </message>
    <message>
        <source>{n} rows</source>
        <translation>{n} rangées</translation>
    </message>
    <message>
        <source>Fold it in {columns} and {rows}</source>
        <translation>Plier en {columns} et {rows}</translation>
    </message>
    <message>
        <source>the board folds into panels of {width:.0f} × {height:.0f} mm</source>
        <translation>le plateau se plie en volets de {width:.0f} × {height:.0f} mm</translation>
    </message>
    <message>
        <source>Make spaces {train:g} mm long</source>
        <translation>Allonger les cases à {train:g} mm</translation>
    </message>
    <message>
        <source>a train is {train:g} mm long, but a space only {space:g} mm</source>
        <translation>un wagon a {train:g} mm de long, mais une case seulement {space:g} mm</translation>
    </message>
    <message>
        <source>train</source>
        <translation>un wagon</translation>
    </message>
    <message>
        <source>space</source>
        <translation>une case</translation>
    </message>
    <message>
        <source>parallel tracks lie {distance:g} mm apart, but a {what} is {widest:g} mm wide</source>
        <translation>les voies parallèles sont à {distance:g} mm l’une de l’autre, mais {what} fait {widest:g} mm de large</translation>
    </message>
    <message>
        <source>Lay them {widest:g} mm apart</source>
        <translation>Les écarter de {widest:g} mm</translation>
    </message>
    <message>
        <source>an icon of {route}</source>
        <translation>une icône de la route {route}</translation>
    </message>
    <message>
        <source>{at:.0f} mm from the left</source>
        <translation>à {at:.0f} mm de la gauche</translation>
    </message>
    <message>
        <source>{at:.0f} mm from the top</source>
        <translation>à {at:.0f} mm du haut</translation>
    </message>
    <message>
        <source>{thing} lies across the fold {where}</source>
        <translation>{thing} se trouve sur le pli {where}</translation>
    </message>
    <message>
        <source>{things} lie across the fold {where}</source>
        <translation>{things} se trouvent sur le pli {where}</translation>
    </message>
    <message>
        <source>a space of {route}</source>
        <translation>une case de la route {route}</translation>
    </message>
    <message>
        <source>the name of {city}</source>
        <translation>le nom «&#xa0;{city}&#xa0;»</translation>
    </message>
    <message>
        <source>{said} lies within {trimmed:g} mm of the board&apos;s edge, where it is cut{languages}</source>
        <translation>{said} se trouve à moins de {trimmed:g} mm du bord du plateau, là où il est coupé{languages}</translation>
    </message>
    <message>
        <source>the numbers of the score track are {height:.1f} mm high; they need {least:g} mm</source>
        <translation>les nombres de la piste de score ont {height:.1f} mm de haut&#xa0;; il leur faut {least:g} mm</translation>
    </message>
    <message>
        <source>spaces are {width:g} mm wide: the marks of colours on them are only {mark:.1f} mm high</source>
        <translation>les cases ont {width:g} mm de large&#xa0;: les marques de couleur n’y ont que {mark:.1f} mm de haut</translation>
    </message>
    <message>
        <source>spaces are wider ({width:g} mm) than long ({space:g} mm)</source>
        <translation>les cases sont plus larges ({width:g} mm) que longues ({space:g} mm)</translation>
    </message>
    <message>
        <source>Swap their length and width</source>
        <translation>Échanger leur longueur et leur largeur</translation>
    </message>
    <message>
        <source>the background picture has {width:g} × {height:g} pixels for {printed} mm: only {dots:.0f} dots to the inch</source>
        <translation>l’image de fond a {width:g} × {height:g} pixels pour {printed} mm&#xa0;: seulement {dots:.0f} points par pouce</translation>
    </message>
    <message>
        <source>the score track is {border} mm wide; on this board it can have {widest} mm at most</source>
        <translation>la piste de score a {border} mm de large&#xa0;; sur ce plateau, elle peut en avoir {widest} au plus</translation>
    </message>
    <message>
        <source>Make it {widest} mm wide</source>
        <translation>La ramener à {widest} mm de large</translation>
    </message>
    <message>
        <source>{percent:.0f} %</source>
        <translation>{percent:.0f}&#xa0;%</translation>
    </message>
    <message>
        <source>{lowest} to {highest}</source>
        <translation>{lowest} à {highest}</translation>
    </message>
    <message>
        <source>{players} players are dealt {dealt} tickets from the pile {pile}, but the board has only {there} for it</source>
        <translation>{players} joueurs reçoivent {dealt} billets de la pile {pile}, mais le plateau n’en a que {there} pour elle</translation>
    </message>
    <message>
        <source>with {players} players {left} tickets are left in the pile {pile} after the deal, too few for a draw of {draw} by each</source>
        <translation>à {players} joueurs, il reste {left} billets dans la pile {pile} après la distribution, trop peu pour que chacun en pioche {draw}</translation>
    </message>
    <message>
        <source>the pile {pile} is meant to have {size} tickets, but the board has {there} for it</source>
        <translation>la pile {pile} doit avoir {size} billets, mais le plateau en a {there} pour elle</translation>
    </message>
    <message>
        <source>the deck {deck} is meant to have {tickets}, but has {there}</source>
        <translation>le paquet {deck} doit avoir {tickets}, mais en a {there}</translation>
    </message>
    <message>
        <source>{n} ticket</source>
        <translation>{n} billet</translation>
    </message>
    <message>
        <source>{n} tickets</source>
        <translation>{n} billets</translation>
    </message>
    <message>
        <source>Set its size to {there}</source>
        <translation>Mettre sa taille à {there}</translation>
    </message>
    <message>
        <source>the box holds {in_box} tickets of the deck &apos;{name}&apos;, which the board does not have{hint}</source>
        <translation>la boîte contient {in_box} billets du paquet «&#xa0;{name}&#xa0;», que le plateau n’a pas{hint}</translation>
    </message>
    <message>
        <source>the box holds {in_box} tickets of the deck {deck}, but the board has {there}</source>
        <translation>la boîte contient {in_box} billets du paquet {deck}, mais le plateau en a {there}</translation>
    </message>
    <message>
        <source>the published board has cities in {countries} countries, but this one in {there}</source>
        <translation>le plateau publié a des villes dans {countries} pays, mais celui-ci dans {there}</translation>
    </message>
    <message>
        <source>stacks of country cards</source>
        <translation>piles de cartes pays</translation>
    </message>
    <message>
        <source>country cards</source>
        <translation>cartes pays</translation>
    </message>
    <message>
        <source>the box holds {in_box} {things}, but the board has {there}</source>
        <translation>la boîte contient {in_box} {things}, mais le plateau en a {there}</translation>
    </message>
    <message>
        <source>crossings into {countries} lead to nothing: these rules have no country cards, and no ticket ends there</source>
        <translation>les passages vers {countries} ne mènent à rien&#xa0;: ces règles n’ont pas de cartes pays, et aucun billet n’y finit</translation>
    </message>
    <message>
        <source>Remove them with their routes and cards</source>
        <translation>Les retirer avec leurs routes et leurs cartes</translation>
    </message>
    <message>
        <source>crossings lead to {country}, but it has no country cards</source>
        <translation>des passages mènent à {country}, qui n’a pas de cartes pays</translation>
    </message>
    <message>
        <source>{country} has country cards, but no route leads there</source>
        <translation>{country} a des cartes pays, mais aucune route n’y mène</translation>
    </message>
    <message>
        <source>Remove its cards</source>
        <translation>Retirer ses cartes</translation>
    </message>
    <message>
        <source>the country cards of {country} do not fall from the top down: {cards}</source>
        <translation>les cartes du pays {country} ne vont pas en baissant de haut en bas&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Sort them</source>
        <translation>Les trier</translation>
    </message>
    <message>
        <source>the ticket {ticket} ends in {country}, which has neither cities nor crossings</source>
        <translation>le billet {ticket} finit dans le pays {country}, qui n’a ni villes ni passages</translation>
    </message>
    <message>
        <source>the ticket {ticket} ends at a crossing; any way into {country} will do if it names the country</source>
        <translation>le billet {ticket} finit à un passage&#xa0;; n’importe quel chemin vers {country} convient s’il nomme le pays</translation>
    </message>
    <message>
        <source>Let it end in {country}</source>
        <translation>Le faire finir dans le pays {country}</translation>
    </message>
    <message>
        <source>a country card takes {needed} countries joined, but routes lead to only {reached}</source>
        <translation>une carte pays demande {needed} pays reliés, mais les routes ne mènent qu’à {reached}</translation>
    </message>
    <message>
        <source>{route} joins two crossings, and no network runs through those</source>
        <translation>{route} relie deux passages, et aucun réseau ne les traverse</translation>
    </message>
    <message>
        <source>the crossing &apos;{crossing}&apos; leads to {country}, where {city} beside it already lies</source>
        <translation>le passage «&#xa0;{crossing}&#xa0;» mène à {country}, où se trouve déjà {city} à côté de lui</translation>
    </message>
    <message>
        <source>{route} has {spaces}, but an icon on space {spaces_beyond}, counted from 1</source>
        <translation>{route} a {spaces}, mais une icône sur la case {spaces_beyond}, en comptant à partir de 1</translation>
    </message>
    <message>
        <source>Spread its icons over its spaces</source>
        <translation>Répartir ses icônes sur ses cases</translation>
    </message>
    <message>
        <source>Remove those icons</source>
        <translation>Retirer ces icônes</translation>
    </message>
    <message>
        <source>{route} has several icons on space {spaces}, counted from 1</source>
        <translation>{route} a plusieurs icônes sur la case {spaces}, en comptant à partir de 1</translation>
    </message>
    <message>
        <source>Leave one icon there</source>
        <translation>N’y laisser qu’une icône</translation>
    </message>
    <message>
        <source>Make it a ferry</source>
        <translation>En faire un ferry</translation>
    </message>
    <message>
        <source>{route} carries {icons}, but is not a ferry</source>
        <translation>{route} porte {icons}, mais n’est pas un ferry</translation>
    </message>
    <message>
        <source>{n} locomotive icon</source>
        <translation>{n} icône de locomotive</translation>
    </message>
    <message>
        <source>{n} locomotive icons</source>
        <translation>{n} icônes de locomotive</translation>
    </message>
    <message>
        <source>Remove its icons</source>
        <translation>Retirer ses icônes</translation>
    </message>
    <message>
        <source>the ferry {route} has no locomotive icon</source>
        <translation>le ferry {route} n’a pas d’icône de locomotive</translation>
    </message>
    <message>
        <source>Make it an ordinary route</source>
        <translation>En faire une route ordinaire</translation>
    </message>
    <message>
        <source>the ferry {route} is {color}, but in these rules every ferry is gray</source>
        <translation>le ferry {route} est de couleur {color}, mais dans ces règles chaque ferry est gris</translation>
    </message>
    <message>
        <source>Make it gray</source>
        <translation>Le rendre gris</translation>
    </message>
    <message>
        <source>{route} is gray, but in these rules every gray route is a ferry: it is one, too, or needs a colour</source>
        <translation>{route} est grise, mais dans ces règles chaque route grise est un ferry&#xa0;: c’en est un aussi, ou il lui faut une couleur</translation>
    </message>
    <message>
        <source>the ferry {route} has {spaces} and {icons}; on the published boards it would have {usual}</source>
        <translation>le ferry {route} a {spaces} et {icons}&#xa0;; sur les plateaux publiés, il en aurait {usual}</translation>
    </message>
    <message>
        <source>{route} is a ferry and a tunnel at once</source>
        <translation>{route} est à la fois un ferry et un tunnel</translation>
    </message>
    <message>
        <source>Make it a ferry only</source>
        <translation>N’en faire qu’un ferry</translation>
    </message>
    <message>
        <source>Make it a tunnel only</source>
        <translation>N’en faire qu’un tunnel</translation>
    </message>
    <message>
        <source>Give it {icons}</source>
        <translation>Mettre {icons}</translation>
    </message>
    <message>
        <source>these rules have no tunnels; the board has {tunnels}</source>
        <translation>ces règles n’ont pas de tunnels&#xa0;; le plateau en a {tunnels}</translation>
    </message>
    <message>
        <source>Make them ordinary routes</source>
        <translation>En faire des routes ordinaires</translation>
    </message>
    <message>
        <source>these rules have no ferries; the board has {ferries}</source>
        <translation>ces règles n’ont pas de ferries&#xa0;; le plateau en a {ferries}</translation>
    </message>
    <message>
        <source>these rules have no draw bonuses; the board has {routes}</source>
        <translation>ces règles n’ont pas de bonus de pioche&#xa0;; le plateau en a {routes}</translation>
    </message>
    <message>
        <source>Remove the draw bonuses</source>
        <translation>Retirer les bonus de pioche</translation>
    </message>
    <message>
        <source>tunnels</source>
        <translation>tunnels</translation>
    </message>
    <message>
        <source>no route of the board is one</source>
        <translation>aucune route du plateau n’en est un</translation>
    </message>
    <message>
        <source>ferries</source>
        <translation>ferries</translation>
    </message>
    <message>
        <source>draw bonuses</source>
        <translation>bonus de pioche</translation>
    </message>
    <message>
        <source>no route of the board gives cards</source>
        <translation>aucune route du plateau ne donne de cartes</translation>
    </message>
    <message>
        <source>the board has no crossings</source>
        <translation>le plateau n’a pas de passages</translation>
    </message>
    <message>
        <source>the rules speak of {rule}, but the board has none</source>
        <translation>les règles parlent de {rule}, mais le plateau n’en a pas</translation>
    </message>
    <message>
        <source>{route} has {spaces}, but these rules give no points for that length</source>
        <translation>{route} a {spaces}, mais ces règles ne donnent pas de points pour cette longueur</translation>
    </message>
    <message>
        <source>{route} has {spaces}, but a player has only {trains}</source>
        <translation>{route} a {spaces}, mais un joueur n’a que {trains}</translation>
    </message>
    <message>
        <source>{n} train</source>
        <translation>{n} wagon</translation>
    </message>
    <message>
        <source>{n} trains</source>
        <translation>{n} wagons</translation>
    </message>
    <message>
        <source>{route} gives {cards} cards; on the published boards a draw bonus is 1 to {most}</source>
        <translation>{route} donne {cards} cartes&#xa0;; sur les plateaux publiés, un bonus de pioche est de 1 à {most}</translation>
    </message>
    <message>
        <source>{n}: {routes}</source>
        <translation>{n}&#xa0;: {routes}</translation>
    </message>
    <message>
        <source>the rules have {mechanic}, but {missing}</source>
        <translation>les règles ont des {mechanic}, mais {missing}</translation>
    </message>
    <message>
        <source>Set its length to {length}</source>
        <translation>Mettre sa longueur à {length}</translation>
    </message>
    <message>
        <source>nobody can ever pay {route}: it asks for {asked}, and the deck has {there}</source>
        <translation>personne ne pourra jamais payer {route}&#xa0;: elle demande {asked}, et la pioche a {there}</translation>
    </message>
    <message>
        <source>the deck has no {color} cards for the {color} routes of the board: {routes}</source>
        <translation>la pioche n’a pas de cartes de couleur {color} pour les routes de couleur {color} du plateau&#xa0;: {routes}</translation>
    </message>
    <message>
        <source>a tunnel reveals {reveal} cards, but with {players} players only {left} are left once the game is set up</source>
        <translation>un tunnel révèle {reveal} cartes, mais à {players} joueurs il n’en reste que {left} une fois la partie mise en place</translation>
    </message>
    <message>
        <source>a locomotive</source>
        <translation>une locomotive</translation>
    </message>
    <message>
        <source>{n} locomotives</source>
        <translation>{n} locomotives</translation>
    </message>
    <message>
        <source>{n} cards of one colour</source>
        <translation>{n} cartes d’une même couleur</translation>
    </message>
    <message>
        <source>a card of any colour</source>
        <translation>une carte de n’importe quelle couleur</translation>
    </message>
    <message>
        <source>any card</source>
        <translation>une carte quelconque</translation>
    </message>
    <message>
        <source>any {n} cards</source>
        <translation>{n} cartes quelconques</translation>
    </message>
    <message>
        <source>a card of the colour</source>
        <translation>une carte de la couleur</translation>
    </message>
    <message>
        <source>a locomotive icon</source>
        <translation>une icône de locomotive</translation>
    </message>
    <message>
        <source>{given} stand for {slot}</source>
        <translation>{given} remplacer {slot}</translation>
    </message>
    <message>
        <source>1 card of one colour</source>
        <translation>1 carte d’une même couleur</translation>
    </message>
    <message>
        <source>1 {color} card</source>
        <translation>1 carte de couleur {color}</translation>
    </message>
    <message>
        <source>{n} {color} cards</source>
        <translation>{n} cartes de couleur {color}</translation>
    </message>
    <message>
        <source>{n} locomotive</source>
        <translation>{n} locomotive</translation>
    </message>
    <message>
        <source>{n} of the commonest colour and {locomotives}</source>
        <translation>{n} de la couleur la plus fréquente et {locomotives}</translation>
    </message>
    <message>
        <source>{n} {color} ones and {locomotives}</source>
        <translation>{n} de couleur {color} et {locomotives}</translation>
    </message>
    <message>
        <source>Make them gray</source>
        <translation>Les rendre grises</translation>
    </message>
    <message>
        <source>no route of the board has an icon</source>
        <translation>aucune route du plateau n’a d’icône</translation>
    </message>
    <message>
        <source>the rules let {substitution} on some routes, but {reason}</source>
        <translation>les règles laissent {substitution} sur certaines routes, mais {reason}</translation>
    </message>
    <message>
        <source>no route of the board is one where they do</source>
        <translation>aucune route du plateau ne s’y prête</translation>
    </message>
    <message>
        <source>it takes {minimum} of</source>
        <translation>il faut {minimum} des</translation>
    </message>
    <message>
        <source>the board has none of</source>
        <translation>le plateau n’a pas les</translation>
    </message>
    <message>
        <source>, and the board has {count}</source>
        <translation>, et le plateau en a {count}</translation>
    </message>
    <message>
        <source>nobody can win the bonus {bonus}: {needed} the {things} that it counts{there}</source>
        <translation>personne ne peut gagner le bonus {bonus}&#xa0;: {needed} {things} qu’il compte{there}</translation>
    </message>
    <message>
        <source>the rules speak of the {missing}{hint}</source>
        <translation>les règles parlent {missing}{hint}</translation>
    </message>
    <message>
        <source>city &apos;{name}&apos;, which the board does not have</source>
        <translation>de la ville «&#xa0;{name}&#xa0;», que le plateau n’a pas</translation>
    </message>
    <message>
        <source>country &apos;{name}&apos;, which the board does not have</source>
        <translation>du pays «&#xa0;{name}&#xa0;», que le plateau n’a pas</translation>
    </message>
    <message>
        <source>region &apos;{name}&apos;, which the board does not have</source>
        <translation>de la région «&#xa0;{name}&#xa0;», que le plateau n’a pas</translation>
    </message>
    <message>
        <source>route &apos;{name}&apos;, which the board does not have</source>
        <translation>de la route «&#xa0;{name}&#xa0;», que le plateau n’a pas</translation>
    </message>
    <message>
        <source>deck &apos;{name}&apos;, which the board does not have</source>
        <translation>du paquet «&#xa0;{name}&#xa0;», que le plateau n’a pas</translation>
    </message>
    <message>
        <source>tag &apos;{name}&apos;, but no city has it</source>
        <translation>de l’étiquette «&#xa0;{name}&#xa0;», mais aucune ville ne l’a</translation>
    </message>
    <message>
        <source>tag &apos;{name}&apos;, but no route has it</source>
        <translation>de l’étiquette «&#xa0;{name}&#xa0;», mais aucune route ne l’a</translation>
    </message>
    <message>
        <source>tag &apos;{name}&apos;, but no ticket has it</source>
        <translation>de l’étiquette «&#xa0;{name}&#xa0;», mais aucun billet ne l’a</translation>
    </message>
    <message>
        <source>the board has no ticket for the pile {pile}</source>
        <translation>le plateau n’a pas de billet pour la pile {pile}</translation>
    </message>
    <message>
        <source>no ruleset of the board uses these tickets of the deck &apos;{deck}&apos;: {tickets}</source>
        <translation>aucune règle du plateau n’emploie ces billets du paquet «&#xa0;{deck}&#xa0;»&#xa0;: {tickets}</translation>
    </message>
    <message>
        <source>the piles {pile} and {other_pile} are made of the same tickets: {tickets}</source>
        <translation>les piles {pile} et {other_pile} sont faites des mêmes billets&#xa0;: {tickets}</translation>
    </message>
    <message>
        <source>routes</source>
        <translation>routes</translation>
    </message>
    <message>
        <source>tickets</source>
        <translation>billets</translation>
    </message>
    <message>
        <source>countries</source>
        <translation>pays</translation>
    </message>
    <message>
        <source>Put them into the deck &apos;{deck}&apos;</source>
        <translation>Les mettre dans le paquet «&#xa0;{deck}&#xa0;»</translation>
    </message>
    <message>
        <source> with {players} players</source>
        <translation> à {players} joueurs</translation>
    </message>
    <message>
        <source> into another country</source>
        <translation> vers un autre pays</translation>
    </message>
    <message>
        <source>these rules do not say how many of {tracks} parallel tracks{abroad} may be used{at_tables}: {connections}</source>
        <translation>ces règles ne disent pas combien de {tracks} voies parallèles{abroad} peuvent servir{at_tables}&#xa0;: {connections}</translation>
    </message>
    <message>
        <source>with {count} players there are {trains} trains for {spaces} usable spaces ({filled:.0f}%); on the published boards it is 33% to 75%</source>
        <translation>à {count} joueurs, il y a {trains} wagons pour {spaces} cases utilisables ({filled:.0f}&#xa0;%)&#xa0;; sur les plateaux publiés&#xa0;: 33&#xa0;% à 75&#xa0;%</translation>
    </message>
    <message>
        <source>{players} players have {stations} stations, but the cities have room for only {room}</source>
        <translation>{players} joueurs ont {stations} gares, mais les villes n’ont de la place que pour {room}</translation>
    </message>
    <message>
        <source>with {count} players the game never ends: that takes {to_place} trains of one player, but one player can only fill {spaces} spaces</source>
        <translation>à {count} joueurs, la partie ne finit jamais&#xa0;: il faut {to_place} wagons d’un même joueur, mais un joueur ne peut remplir que {spaces} cases</translation>
    </message>
    <message>
        <source>several</source>
        <translation>plusieurs</translation>
    </message>
    <message>
        <source>border connections of {tracks} tracks</source>
        <translation>liaisons frontalières à {tracks} voies</translation>
    </message>
    <message>
        <source>ordinary connections of {tracks} tracks</source>
        <translation>liaisons ordinaires à {tracks} voies</translation>
    </message>
    <message>
        <source>Remove {tracks}</source>
        <translation>Retirer {tracks}</translation>
    </message>
    <message>
        <source>each player has {each} stations, but the rules give the costs of only {costs}</source>
        <translation>chaque joueur a {each} gares, mais les règles ne donnent le coût que de {costs}</translation>
    </message>
    <message>
        <source>station {number} costs {cost} cards of one colour, but nobody can ever have more than {most}</source>
        <translation>la gare {number} coûte {cost} cartes d’une même couleur, mais personne ne peut en avoir plus de {most}</translation>
    </message>
    <message>
        <source>open cards with {locomotives} locomotives are replaced again and again: say how often in a row at the most</source>
        <translation>les cartes visibles qui ont {locomotives} locomotives sont remplacées sans fin&#xa0;: dites combien de fois de suite au plus</translation>
    </message>
    <message>
        <source>{players} players with {hand} cards each and {face_up} open cards take {needed} train cards, but there are {total}</source>
        <translation>{players} joueurs avec {hand} cartes chacun et {face_up} cartes visibles prennent {needed} cartes wagon, mais il y en a {total}</translation>
    </message>
    <message>
        <source>the rules let {substitution}, but have no {missing}, where that would hold</source>
        <translation>les règles laissent {substitution}, mais n’ont pas de {missing} où cela vaudrait</translation>
    </message>
    <message>
        <source>the box holds {in_box} train cards, but the rules speak of {total}</source>
        <translation>la boîte contient {in_box} cartes wagon, mais les règles parlent de {total}</translation>
    </message>
    <message>
        <source>players draw {cards} cards in one action, but there are {total}</source>
        <translation>les joueurs prennent {cards} cartes en une action, mais il y en a {total}</translation>
    </message>
    <message>
        <source>open cards are replaced at {locomotives} locomotives, but no more than {most} can ever lie open</source>
        <translation>les cartes visibles sont remplacées à {locomotives} locomotives, mais il ne peut jamais y en avoir plus de {most}</translation>
    </message>
    <message>
        <source>there are no train cards but locomotives</source>
        <translation>il n’y a pas d’autres cartes wagon que des locomotives</translation>
    </message>
    <message>
        <source>{count} {color} ones</source>
        <translation>{count} de couleur {color}</translation>
    </message>
    <message>
        <source>there are {usual} cards of most colours, but {uneven}</source>
        <translation>il y a {usual} cartes de la plupart des couleurs, mais {uneven}</translation>
    </message>
    <message>
        <source>the rules give the costs of {costs} stations, but each player has only {each}</source>
        <translation>les règles donnent le coût de {costs} gares, mais chaque joueur n’en a que {each}</translation>
    </message>
    <message>
        <source>the rules let {substitution}, which asks for a locomotive anyway</source>
        <translation>les règles laissent {substitution}, qui demande de toute façon une locomotive</translation>
    </message>
    <message>
        <source>the rules let {substitution}, but another rule asks for no more cards</source>
        <translation>les règles laissent {substitution}, mais une autre règle ne demande pas plus de cartes</translation>
    </message>
    <message>
        <source>players must keep {keep} of the {cards} tickets that they are dealt from the pile &apos;{pile}&apos;, but may keep {most}</source>
        <translation>les joueurs doivent garder {keep} des {cards} billets qu’ils reçoivent de la pile «&#xa0;{pile}&#xa0;», mais peuvent en garder {most}</translation>
    </message>
    <message>
        <source>players must keep {keep} of all tickets that they are dealt, but may keep {most}</source>
        <translation>les joueurs doivent garder {keep} de tous les billets qu’ils reçoivent, mais peuvent en garder {most}</translation>
    </message>
    <message>
        <source>players who draw {draw} tickets must keep {keep} of them</source>
        <translation>les joueurs qui piochent {draw} billets doivent en garder {keep}</translation>
    </message>
    <message>
        <source>nobody is dealt tickets of the pile {pile} or draws from it</source>
        <translation>personne ne reçoit de billets de la pile {pile} ni n’y pioche</translation>
    </message>
    <message>
        <source>the tie-break &apos;{words}&apos; stands twice</source>
        <translation>le départage «&#xa0;{words}&#xa0;» figure deux fois</translation>
    </message>
    <message>
        <source>the tie-break &apos;{words}&apos; comes after &apos;shared&apos;, when nothing is left to decide</source>
        <translation>le départage «&#xa0;{words}&#xa0;» vient après «&#xa0;victoire partagée&#xa0;», quand il ne reste rien à décider</translation>
    </message>
    <message>
        <source>tickets are neither dealt nor drawn</source>
        <translation>les billets ne sont ni distribués ni piochés</translation>
    </message>
    <message>
        <source>the rules mention {names} by id, without a name to print</source>
        <translation>les règles désignent {names} par leur identifiant, sans nom à imprimer</translation>
    </message>
    <message>
        <source>players draw from the pile {pile}, but what is left of it after the deal is out of the game</source>
        <translation>les joueurs piochent dans la pile {pile}, mais ce qui en reste après la distribution est hors du jeu</translation>
    </message>
    <message>
        <source>no number is at least {at_least} and at most {at_most}</source>
        <translation>aucun nombre n’est d’au moins {at_least} et d’au plus {at_most}</translation>
    </message>
    <message>
        <source>most completed tickets</source>
        <translation>le plus de billets réussis</translation>
    </message>
    <message>
        <source>most bonuses</source>
        <translation>le plus de bonus</translation>
    </message>
    <message>
        <source>most ticket points</source>
        <translation>le plus de points de billets</translation>
    </message>
    <message>
        <source>fewest stations</source>
        <translation>le moins de gares</translation>
    </message>
    <message>
        <source>longest path</source>
        <translation>le plus long chemin</translation>
    </message>
    <message>
        <source>shared</source>
        <translation>victoire partagée</translation>
    </message>
    <message>
        <source>nobody can win the bonus {bonus}: {reason}</source>
        <translation>personne ne peut gagner le bonus {bonus}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>no route scores any points: the table is empty</source>
        <translation>aucune route ne rapporte de points&#xa0;: la table est vide</translation>
    </message>
    <message>
        <source>the table of points leaves out {lengths} spaces, but goes on with {longer}</source>
        <translation>la table des points omet {lengths} cases, mais continue avec {longer}</translation>
    </message>
    <message>
        <source>{longer} spaces score {points} points, but {shorter} spaces already {shorter_points}</source>
        <translation>{longer} cases rapportent {points} points, mais {shorter} cases déjà {shorter_points}</translation>
    </message>
    <message>
        <source>1 space scores {points} points; in the published rules it is {usual}</source>
        <translation>1 case rapporte {points} points&#xa0;; dans les règles publiées&#xa0;: {usual}</translation>
    </message>
    <message>
        <source>{length} spaces score {points} points; in the published rules it is {usual}</source>
        <translation>{length} cases rapportent {points} points&#xa0;; dans les règles publiées&#xa0;: {usual}</translation>
    </message>
    <message>
        <source>stations</source>
        <translation>gares</translation>
    </message>
    <message>
        <source>bonuses</source>
        <translation>bonus</translation>
    </message>
    <message>
        <source>{missing} decide a tie, but these rules have none</source>
        <translation>les {missing} départagent les joueurs, mais ces règles n’en ont pas</translation>
    </message>
    <message>
        <source>{drawn} bonuses are drawn, but there are {cards}</source>
        <translation>{drawn} bonus sont tirés, mais il y en a {cards}</translation>
    </message>
    <message>
        <source>the end begins when a player has {left} trains left, but all start with {trains}</source>
        <translation>la fin commence quand il reste {left} wagons à un joueur, mais tous commencent avec {trains}</translation>
    </message>
    <message>
        <source>the box holds {in_box} bonus cards, but the rules speak of {there}</source>
        <translation>la boîte contient {in_box} cartes bonus, mais les règles parlent de {there}</translation>
    </message>
    <message>
        <source>{longer} spaces score {points} points, fewer for each space than {shorter} spaces with {shorter_points}</source>
        <translation>{longer} cases rapportent {points} points, moins par case que {shorter} cases avec {shorter_points}</translation>
    </message>
    <message>
        <source>the bonus {bonus} is worth {points} points</source>
        <translation>le bonus {bonus} vaut {points} points</translation>
    </message>
    <message>
        <source>there are points for routes of {lengths} spaces, but a player has only {trains} trains</source>
        <translation>il y a des points pour des routes de {lengths} cases, mais un joueur n’a que {trains} wagons</translation>
    </message>
    <message>
        <source>it counts {missing}, which these rules do not have</source>
        <translation>il compte des {missing}, que ces règles n’ont pas</translation>
    </message>
    <message>
        <source>it takes {minimum} routes, more than {trains} trains can fill</source>
        <translation>il faut {minimum} routes, plus que {trains} wagons n’en peuvent remplir</translation>
    </message>
    <message>
        <source>it takes {minimum} trains, and a player has {trains}</source>
        <translation>il faut {minimum} wagons, et un joueur en a {trains}</translation>
    </message>
    <message>
        <source>it takes {minimum} locomotives, and there are {most}</source>
        <translation>il faut {minimum} locomotives, et il y en a {most}</translation>
    </message>
    <message>
        <source>the rule for {rule} does not say how many may be used with {players} players</source>
        <translation>la règle pour les {rule} ne dit pas combien peuvent servir à {players} joueurs</translation>
    </message>
    <message>
        <source>the rule for {rule} lets {tracks} be used with {count} players</source>
        <translation>la règle pour les {rule} en laisse servir {tracks} à {count} joueurs</translation>
    </message>
    <message>
        <source>the rule for {rule} speaks of {counts} players, but {fewest} to {most} can play</source>
        <translation>la règle pour les {rule} parle de {counts} joueurs, mais on joue de {fewest} à {most}</translation>
    </message>
    <message>
        <source>the rule for {rule} never counts: an earlier one covers the same</source>
        <translation>la règle pour les {rule} ne compte jamais&#xa0;: une règle précédente dit déjà la même chose</translation>
    </message>
    <message>
        <source>the rule for {rule} lets {tracks} be used with {fewer} players, but only {fewer_tracks} with {more}</source>
        <translation>la règle pour les {rule} en laisse servir {tracks} à {fewer} joueurs, mais seulement {fewer_tracks} à {more}</translation>
    </message>
    <message>
        <source> at {things}</source>
        <translation> sur {things}</translation>
    </message>
    <message>
        <source>the board accepts a problem {check}{where}, but there is none any more</source>
        <translation>le plateau accepte un problème {check}{where}, mais il n’y en a plus</translation>
    </message>
    <message>
        <source>there is no check {check}</source>
        <translation>il n’y a pas de vérification {check}</translation>
    </message>
    <message>
        <source>Remove the entry</source>
        <translation>Retirer l’entrée</translation>
    </message>
    <message>
        <source>no check is called &apos;{pattern}&apos;{hint}</source>
        <translation>aucune vérification ne s’appelle «&#xa0;{pattern}&#xa0;»{hint}</translation>
    </message>
    <message>
        <source>Remove the setting</source>
        <translation>Retirer le réglage</translation>
    </message>
    <message>
        <source>crosses itself</source>
        <translation>se croise</translation>
    </message>
    <message>
        <source>touches itself</source>
        <translation>se touche elle-même</translation>
    </message>
    <message>
        <source>has a hole outside of it</source>
        <translation>a un trou en dehors</translation>
    </message>
    <message>
        <source>has a hole within a hole</source>
        <translation>a un trou dans un trou</translation>
    </message>
    <message>
        <source>is cut in two by its holes</source>
        <translation>est coupée en deux par ses trous</translation>
    </message>
    <message>
        <source>has no area</source>
        <translation>n’a pas de surface</translation>
    </message>
    <message>
        <source>has the same outline twice</source>
        <translation>a deux fois le même contour</translation>
    </message>
    <message>
        <source>, in {country}</source>
        <translation>, dans le pays {country}</translation>
    </message>
    <message>
        <source>{city} belongs to {country}, but lies {off:.1f} mm outside of its border{where}</source>
        <translation>{city} appartient au pays {country}, mais se trouve à {off:.1f} mm hors de sa frontière{where}</translation>
    </message>
    <message>
        <source>{first} and {second} overlap by {area:.1f} mm²</source>
        <translation>{first} et {second} se recouvrent sur {area:.1f} mm²</translation>
    </message>
    <message>
        <source>Cut it off {country}</source>
        <translation>Ôter la partie commune à {country}</translation>
    </message>
    <message>
        <source>{first} and {second} leave a narrow gap of {area:.1f} mm² between them</source>
        <translation>{first} et {second} laissent entre eux un mince interstice de {area:.1f} mm²</translation>
    </message>
    <message>
        <source>Give it to {country}</source>
        <translation>Donner l’interstice à {country}</translation>
    </message>
    <message>
        <source>{cities} outside of the outline of {region}, but in its list</source>
        <translation>{cities} hors du contour de la région {region}, mais dans sa liste</translation>
    </message>
    <message>
        <source>Take them off the list</source>
        <translation>Les ôter de la liste</translation>
    </message>
    <message>
        <source>{cities} inside of the outline of {region}, but not in its list</source>
        <translation>{cities} dans le contour de la région {region}, mais pas dans sa liste</translation>
    </message>
    <message>
        <source>Put them on the list</source>
        <translation>Les mettre sur la liste</translation>
    </message>
    <message>
        <source>Let it belong to {country}</source>
        <translation>Rattacher au pays {country}</translation>
    </message>
    <message>
        <source>Move it to the nearest land of its country</source>
        <translation>Déplacer à la terre la plus proche de son pays</translation>
    </message>
    <message>
        <source>is not valid ({reason})</source>
        <translation>n’est pas valable ({reason})</translation>
    </message>
    <message>
        <source>border {number} of {land} {fault} at {x:.1f}, {y:.1f} mm</source>
        <translation>la frontière {number} du territoire {land} {fault} à {x:.1f} · {y:.1f} mm</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Mend it</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>{city} lies</source>
        <translation>{city} se trouve</translation>
    </message>
    <message>
        <source>{cities} lie</source>
        <translation>{cities} se trouvent</translation>
    </message>
    <message>
        <source>the board names no ruleset, so nothing is checked against rules</source>
        <translation>le plateau ne nomme pas de règles&#xa0;: rien n’est vérifié d’après des règles</translation>
    </message>
    <message>
        <source>is no picture that can be shown</source>
        <translation>n’est pas une image que l’on puisse montrer</translation>
    </message>
    <message>
        <source>does not exist</source>
        <translation>n’existe pas</translation>
    </message>
    <message>
        <source>the background &apos;{picture}&apos; {trouble}</source>
        <translation>l’image de fond «&#xa0;{picture}&#xa0;» {trouble}</translation>
    </message>
    <message>
        <source>Do without a background</source>
        <translation>Se passer de fond</translation>
    </message>
    <message>
        <source>{holder} has an unknown field &apos;{field}&apos;{hint}</source>
        <translation>{holder} a un champ inconnu «&#xa0;{field}&#xa0;»{hint}</translation>
    </message>
    <message>
        <source>the city {id}</source>
        <translation>la ville {id}</translation>
    </message>
    <message>
        <source>the crossing {id}</source>
        <translation>le passage {id}</translation>
    </message>
    <message>
        <source>the country {id}</source>
        <translation>le pays {id}</translation>
    </message>
    <message>
        <source>the region {id}</source>
        <translation>la région {id}</translation>
    </message>
    <message>
        <source>the route {id}</source>
        <translation>la route {id}</translation>
    </message>
    <message>
        <source>the deck {id}</source>
        <translation>le paquet {id}</translation>
    </message>
    <message>
        <source>the ticket {id}</source>
        <translation>le billet {id}</translation>
    </message>
    <message>
        <source>the board</source>
        <translation>le plateau</translation>
    </message>
    <message>
        <source>the ruleset &apos;{name}&apos; cannot be used: {error}</source>
        <translation>les règles «&#xa0;{name}&#xa0;» ne peuvent pas servir&#xa0;: {error}</translation>
    </message>
    <message>
        <source>there is no ruleset &apos;{name}&apos;{hint}</source>
        <translation>il n’y a pas de règles «&#xa0;{name}&#xa0;»{hint}</translation>
    </message>
    <message>
        <source>the ruleset &apos;{name}&apos; extends &apos;{base}&apos;, which does not exist{hint}</source>
        <translation>les règles «&#xa0;{name}&#xa0;» complètent «&#xa0;{base}&#xa0;», qui n’existent pas{hint}</translation>
    </message>
    <message>
        <source>Write &apos;{likely}&apos; instead</source>
        <translation>Écrire «&#xa0;{likely}&#xa0;» à la place</translation>
    </message>
    <message>
        <source>Remove it from the list</source>
        <translation>Ôter de la liste</translation>
    </message>
    <message>
        <source>Call it &apos;{likely}&apos;</source>
        <translation>Le nommer «&#xa0;{likely}&#xa0;»</translation>
    </message>
    <message>
        <source>Remove what names it</source>
        <translation>Retirer ce qui y renvoie</translation>
    </message>
    <message>
        <source>Write {likely} instead</source>
        <translation>Écrire {likely} à la place</translation>
    </message>
    <message>
        <source>Add the country</source>
        <translation>Ajouter le pays</translation>
    </message>
    <message>
        <source>Add the deck</source>
        <translation>Ajouter le paquet</translation>
    </message>
    <message>
        <source>{things} have the id &apos;{name}&apos;</source>
        <translation>{things} ont l’identifiant «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>the board names the ruleset &apos;{name}&apos; {times} times</source>
        <translation>le plateau nomme {times} fois les règles «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>Name it once</source>
        <translation>Ne les nommer qu’une fois</translation>
    </message>
    <message>
        <source>{things} names {missing}, which does not exist{hint}</source>
        <translation>{things} nomme {missing}, qui n’existe pas{hint}</translation>
    </message>
    <message>
        <source>{things} name {missing}, which does not exist{hint}</source>
        <translation>{things} nomment {missing}, qui n’existe pas{hint}</translation>
    </message>
    <message>
        <source>the city &apos;{name}&apos;</source>
        <translation>la ville «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>the country &apos;{name}&apos;</source>
        <translation>le pays «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>the deck &apos;{name}&apos;</source>
        <translation>le paquet «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>a city</source>
        <translation>une ville</translation>
    </message>
    <message>
        <source>a crossing</source>
        <translation>un passage</translation>
    </message>
    <message>
        <source>a country</source>
        <translation>un pays</translation>
    </message>
    <message>
        <source>a region</source>
        <translation>une région</translation>
    </message>
    <message>
        <source>a route</source>
        <translation>une route</translation>
    </message>
    <message>
        <source>a deck</source>
        <translation>un paquet</translation>
    </message>
    <message>
        <source>a ticket</source>
        <translation>un billet</translation>
    </message>
    <message>
        <source>{n} crossings</source>
        <translation>{n} passages</translation>
    </message>
    <message>
        <source>{n} countries</source>
        <translation>{n} pays</translation>
    </message>
    <message>
        <source>{n} regions</source>
        <translation>{n} régions</translation>
    </message>
    <message>
        <source>{n} routes</source>
        <translation>{n} routes</translation>
    </message>
    <message>
        <source>{n} decks</source>
        <translation>{n} paquets</translation>
    </message>
    <message>
        <source>Keep only the first</source>
        <translation>Ne garder que le premier exemplaire</translation>
    </message>
    <message>
        <source>Give the others ids of their own</source>
        <translation>Donner aux autres leur propre identifiant</translation>
    </message>
    <message>
        <source>no route leads to {city}</source>
        <translation>aucune route ne mène à {city}</translation>
    </message>
    <message>
        <source>Remove it with its tickets</source>
        <translation>Retirer avec ses billets</translation>
    </message>
    <message>
        <source>no routes join {cities} to the rest of the board; draw one, or remove them</source>
        <translation>aucune route ne relie {cities} au reste du plateau&#xa0;; tracez-en une, ou retirez ces villes</translation>
    </message>
    <message>
        <source>Remove them with their tickets</source>
        <translation>Les retirer avec leurs billets</translation>
    </message>
    <message>
        <source>the board has no cities and no routes yet</source>
        <translation>le plateau n’a encore ni villes ni routes</translation>
    </message>
    <message>
        <source>the board has no cities yet</source>
        <translation>le plateau n’a pas encore de villes</translation>
    </message>
    <message>
        <source>the board has no routes yet</source>
        <translation>le plateau n’a pas encore de routes</translation>
    </message>
    <message>
        <source>the route {route} begins and ends in the same city</source>
        <translation>la route {route} commence et finit dans la même ville</translation>
    </message>
    <message>
        <source>Remove the route</source>
        <translation>Retirer la route</translation>
    </message>
    <message>
        <source>Make the route {placed} long</source>
        <translation>Donner à la route la longueur {placed}</translation>
    </message>
    <message>
        <source>Lay them along the curve</source>
        <translation>Les poser le long de la courbe</translation>
    </message>
    <message>
        <source>the route {route} is {length} long, but 1 space is placed by hand</source>
        <translation>la route {route} a la longueur {length}, mais 1 case est placée à la main</translation>
    </message>
    <message>
        <source>the route {route} is {length} long, but {placed} spaces are placed by hand</source>
        <translation>la route {route} a la longueur {length}, mais {placed} cases sont placées à la main</translation>
    </message>
    <message>
        <source>{text} is missing in {languages}</source>
        <translation>{text} manque en {languages}</translation>
    </message>
    <message>
        <source>Take them out</source>
        <translation>Les ôter</translation>
    </message>
    <message>
        <source>{text} has characters that cannot be printed: {codes}</source>
        <translation>{text}&#xa0;: des caractères ne peuvent pas être imprimés ({codes})</translation>
    </message>
    <message>
        <source>{text} has stray spaces</source>
        <translation>{text}&#xa0;: des espaces sont de trop</translation>
    </message>
    <message>
        <source>Remove them</source>
        <translation>Les retirer</translation>
    </message>
    <message>
        <source>{text} has garbled letters; it probably means {meant}</source>
        <translation>{text}&#xa0;: des lettres sont brouillées&#xa0;; c’est sans doute {meant}</translation>
    </message>
    <message>
        <source>Write it so</source>
        <translation>L’écrire ainsi</translation>
    </message>
    <message>
        <source>Call it {name}</source>
        <translation>Nommer {name}</translation>
    </message>
    <message>
        <source>Write &apos;{name}&apos; there, too</source>
        <translation>Y écrire aussi «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>a ticket names &apos;{thing}&apos;, which has no name to be printed</source>
        <translation>un billet nomme «&#xa0;{thing}&#xa0;», qui n’a pas de nom à imprimer</translation>
    </message>
    <message>
        <source>{n} tickets name &apos;{thing}&apos;, which has no name to be printed</source>
        <translation>{n} billets nomment «&#xa0;{thing}&#xa0;», qui n’a pas de nom à imprimer</translation>
    </message>
    <message>
        <source>{n} cities are called {name}</source>
        <translation>{n} villes s’appellent {name}</translation>
    </message>
    <message>
        <source>{cities} are {how}; are they one city?</source>
        <translation>{cities} sont {how}&#xa0;; est-ce une seule ville&#xa0;?</translation>
    </message>
    <message>
        <source>the same name</source>
        <translation>le même nom</translation>
    </message>
    <message>
        <source>nearly the same name</source>
        <translation>presque le même nom</translation>
    </message>
    <message>
        <source>names of the same place</source>
        <translation>des noms du même lieu</translation>
    </message>
    <message>
        <source>Make {gone} and {kept} one city</source>
        <translation>Réunir {gone} et {kept} en une seule ville</translation>
    </message>
    <message>
        <source>the board&apos;s title</source>
        <translation>le titre du plateau</translation>
    </message>
    <message>
        <source>the board&apos;s description</source>
        <translation>la description du plateau</translation>
    </message>
    <message>
        <source>the board&apos;s sources</source>
        <translation>les sources du plateau</translation>
    </message>
    <message>
        <source>the reason to accept {check}</source>
        <translation>la raison d’accepter {check}</translation>
    </message>
    <message>
        <source>the name of {name}</source>
        <translation>le nom «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>the note on {deck}</source>
        <translation>la note sur {deck}</translation>
    </message>
    <message>
        <source>two tickets of one deck join {ticket}, both worth {points}</source>
        <translation>deux billets d’un même paquet relient {ticket}, valant tous deux {points}</translation>
    </message>
    <message>
        <source>two tickets of one deck join {ticket}, worth {points}</source>
        <translation>deux billets d’un même paquet relient {ticket}, valant {points}</translation>
    </message>
    <message>
        <source>Remove the later one</source>
        <translation>Retirer le second</translation>
    </message>
    <message>
        <source>Remove the ticket</source>
        <translation>Retirer le billet</translation>
    </message>
    <message>
        <source>Remove the alternative</source>
        <translation>Retirer la variante</translation>
    </message>
    <message>
        <source>nothing lies in {country} or names it, and it is not drawn</source>
        <translation>rien ne se trouve dans le pays {country} ni ne le nomme, et il n’est pas dessiné</translation>
    </message>
    <message>
        <source>no ruleset mentions the region {region}, and it is not drawn</source>
        <translation>aucune règle ne parle de la région {region}, et elle n’est pas dessinée</translation>
    </message>
    <message>
        <source>nothing selects the tag &apos;{tag}&apos;</source>
        <translation>rien ne choisit l’étiquette «&#xa0;{tag}&#xa0;»</translation>
    </message>
    <message>
        <source>Remove the tag</source>
        <translation>Retirer l’étiquette</translation>
    </message>
    <message>
        <source>the deck {deck} has no tickets</source>
        <translation>le paquet {deck} n’a pas de billets</translation>
    </message>
    <message>
        <source>{country} has cards, but no city or crossing lies in it</source>
        <translation>{country} a des cartes, mais aucune ville et aucun passage ne s’y trouvent</translation>
    </message>
    <message>
        <source>Take away its cards</source>
        <translation>Retirer ses cartes</translation>
    </message>
    <message>
        <source>the region {region} has no cities</source>
        <translation>la région {region} n’a pas de villes</translation>
    </message>
    <message>
        <source>the tag &apos;{tag}&apos; occurs once; did you mean &apos;{meant}&apos;?</source>
        <translation>l’étiquette «&#xa0;{tag}&#xa0;» ne figure qu’une fois&#xa0;; vouliez-vous dire «&#xa0;{meant}&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>Write &apos;{meant}&apos; instead</source>
        <translation>Écrire «&#xa0;{meant}&#xa0;» à la place</translation>
    </message>
    <message>
        <source>no ticket names {city}</source>
        <translation>aucun billet ne nomme {city}</translation>
    </message>
    <message>
        <source>{tickets} of {count} tickets name {city}, which is {part}; on the published boards it is at most {highest}</source>
        <translation>{tickets} des {count} billets nomment {city}, soit {part}&#xa0;; sur les plateaux publiés, {highest} au plus</translation>
    </message>
    <message>
        <source>{needing} of the {count} tickets of the deck {deck} need {connection}, which is {share}; on the published boards it is at most {highest}</source>
        <translation>{needing} des {count} billets du paquet {deck} ont besoin de la liaison {connection}, soit {share}&#xa0;; sur les plateaux publiés, {highest} au plus</translation>
    </message>
    <message>
        <source>the tickets {other} and {ticket} are nearly the same: {near} and {moved} are one space apart</source>
        <translation>les billets {other} et {ticket} sont presque les mêmes&#xa0;: {near} et {moved} sont à une case l’un de l’autre</translation>
    </message>
    <message>
        <source>short, below {share}</source>
        <translation>courts, de moins de {share}</translation>
    </message>
    <message>
        <source>long, above {share}</source>
        <translation>longs, de plus de {share}</translation>
    </message>
    <message>
        <source>{part} of the tickets are {words} of the board&apos;s longest distance; on the published boards it is {usual}</source>
        <translation>{part} des billets sont {words} de la plus grande distance du plateau&#xa0;; sur les plateaux publiés&#xa0;: {usual}</translation>
    </message>
    <message>
        <source>there are {tickets} tickets in play for {cities} cities, {rate} for each; on the published boards it is {usual}</source>
        <translation>il y a {tickets} billets en jeu pour {cities} villes, soit {rate} par ville&#xa0;; sur les plateaux publiés&#xa0;: {usual}</translation>
    </message>
    <message>
        <source>the ticket {ticket} takes {length} of a player&apos;s {trains} trains, which is {share}; on the published boards it is at most {highest}</source>
        <translation>le billet {ticket} prend {length} des {trains} wagons d’un joueur, soit {share}&#xa0;; sur les plateaux publiés, {highest} au plus</translation>
    </message>
    <message>
        <source>Set its points to {points}</source>
        <translation>Mettre ses points à {points}</translation>
    </message>
    <message>
        <source>the ticket {ticket} is worth {points}, but its shortest path has {length} spaces{explained}</source>
        <translation>le billet {ticket} vaut {points}, mais son plus court chemin a {length} cases{explained}</translation>
    </message>
    <message>
        <source>; a way of {length} spaces takes {routes} instead of {fewest}, which may be why</source>
        <translation>&#xa0;; un chemin de {length} cases prend {routes} au lieu de {fewest}, ce qui l’explique peut-être</translation>
    </message>
    <message>
        <source>{n} route</source>
        <translation>{n} route</translation>
    </message>
    <message>
        <source>; {n} shortest ways are equally long, which may be why</source>
        <translation>&#xa0;; {n} plus courts chemins sont à égalité, ce qui l’explique peut-être</translation>
    </message>
    <message>
        <source>the ticket {ticket} is worth {points}, but the nearest others of its deck {nearest} and the median {middle}; on the published boards no gap is wider than {highest} of the median</source>
        <translation>le billet {ticket} vaut {points}, mais les plus proches de son paquet {nearest} et la médiane {middle}&#xa0;; sur les plateaux publiés, aucun écart ne dépasse {highest} de la médiane</translation>
    </message>
    <message>
        <source>{part} of the regular tickets are worth as much as the long ticket {ticket} with {points}; on the published boards at most {highest} are</source>
        <translation>{part} des billets courants valent autant que le billet long {ticket} avec {points}&#xa0;; sur les plateaux publiés, {highest} au plus</translation>
    </message>
    <message>
        <source> and stations lend at most {lent} spaces</source>
        <translation> et les gares prêtent au plus {lent} cases</translation>
    </message>
    <message>
        <source>the ticket {ticket} needs {length} trains, but a player has {trains}{stations}</source>
        <translation>le billet {ticket} demande {length} wagons, mais un joueur en a {trains}{stations}</translation>
    </message>
    <message>
        <source>the ticket {ticket} is completed with a single route; on the published boards at most {highest} of the tickets are</source>
        <translation>le billet {ticket} se réussit avec une seule route&#xa0;; sur les plateaux publiés, c’est le cas de {highest} des billets au plus</translation>
    </message>
    <message>
        <source>the ticket {ticket} is worth {points}; it should be worth at least 1</source>
        <translation>le billet {ticket} vaut {points}&#xa0;; il devrait valoir au moins 1</translation>
    </message>
    <message>
        <source>the ticket {ticket} is worth {points} for {length} spaces, but its other end {other} is worth {best} for {best_length}; give the further end more points</source>
        <translation>le billet {ticket} vaut {points} pour {length} cases, mais son autre extrémité {other} vaut {best} pour {best_length}&#xa0;; donnez plus de points à la plus lointaine</translation>
    </message>
    <message>
        <source>line {line}, {place}</source>
        <translation>ligne {line}, {place}</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>ligne {line}</translation>
    </message>
    <message>
        <source>{where}: {message}</source>
        <translation>{where}&#xa0;: {message}</translation>
    </message>
    <message>
        <source>a Mercator map cannot have a pole at its centre</source>
        <translation>une carte de Mercator ne peut pas avoir un pôle en son centre</translation>
    </message>
    <message>
        <source>the parallels of a cone must not be poles, nor lie as far north as south; choose others, or a Mercator map</source>
        <translation>les parallèles d’un cône ne peuvent pas être des pôles, ni se trouver aussi loin au nord qu’au sud&#xa0;; choisissez-en d’autres, ou une carte de Mercator</translation>
    </message>
    <message>
        <source>a player held more than {n} train cards</source>
        <translation>un joueur avait plus de {n} cartes wagon en main</translation>
    </message>
    <message>
        <source>the face-up cards would have been replaced for ever</source>
        <translation>les cartes visibles auraient été remplacées sans fin</translation>
    </message>
    <message>
        <source>a player could do nothing, and the rules do not say what then</source>
        <translation>un joueur ne pouvait rien faire, et les règles ne disent pas quoi alors</translation>
    </message>
    <message>
        <source>nobody could do anything any more</source>
        <translation>personne ne pouvait plus rien faire</translation>
    </message>
    <message>
        <source>the end did not come within 500 turns of each player</source>
        <translation>la fin n’est pas venue en 500 tours de chaque joueur</translation>
    </message>
    <message>
        <source>no train card was left to draw</source>
        <translation>il ne restait pas de carte wagon à piocher</translation>
    </message>
    <message>
        <source>a tunnel found too few cards to reveal</source>
        <translation>un tunnel a trouvé trop peu de cartes à révéler</translation>
    </message>
    <message>
        <source>there were fewer tickets than the deal needs</source>
        <translation>il y avait moins de billets que n’en demande la distribution</translation>
    </message>
    <message>
        <source>fewer tickets were left than an action draws</source>
        <translation>il restait moins de billets que n’en pioche une action</translation>
    </message>
    <message>
        <source>players were equal in everything</source>
        <translation>des joueurs étaient à égalité en tout</translation>
    </message>
    <message>
        <source>{share:.1f} % ({low:.1f}–{high:.1f} %)</source>
        <translation>{share:.1f}&#xa0;% ({low:.1f}–{high:.1f}&#xa0;%)</translation>
    </message>
    <message>
        <source>{share:.0f} % ({low:.0f}–{high:.0f} %)</source>
        <translation>{share:.0f}&#xa0;% ({low:.0f}–{high:.0f}&#xa0;%)</translation>
    </message>
    <message>
        <source>in {share} of the games {what}: look at `{rule}` of the ruleset</source>
        <translation>dans {share} des parties, {what}&#xa0;: voyez `{rule}` des règles</translation>
    </message>
    <message>
        <source>player {number} in order of turns wins {often}: {share} of the games instead of {fair:.0f} %</source>
        <translation>le joueur {number} dans l’ordre du tour gagne {often}&#xa0;: {share} des parties au lieu de {fair:.0f}&#xa0;%</translation>
    </message>
    <message>
        <source>too often</source>
        <translation>trop souvent</translation>
    </message>
    <message>
        <source>too seldom</source>
        <translation>trop rarement</translation>
    </message>
    <message>
        <source>{route} is claimed in {share} of the games</source>
        <translation>{route} est prise dans {share} des parties</translation>
    </message>
    <message>
        <source>the ticket {ticket} ({points} points) is completed in {share} of the games in which it is kept and pays like one of {usual:.0f} %: too {much}</source>
        <translation>le billet {ticket} ({points} points) est réussi dans {share} des parties où il est gardé et rapporte comme un billet réussi à {usual:.0f}&#xa0;%&#xa0;: {much}</translation>
    </message>
    <message>
        <source>much</source>
        <translation>trop</translation>
    </message>
    <message>
        <source>little</source>
        <translation>trop peu</translation>
    </message>
    <message>
        <source>the bonus {bonus} is won in {share} of the games in which it is there</source>
        <translation>le bonus {bonus} est gagné dans {share} des parties où il est en jeu</translation>
    </message>
    <message>
        <source>the rules close a track of it to so few players</source>
        <translation>les règles en ferment une voie à si peu de joueurs</translation>
    </message>
    <message>
        <source>one more track would help</source>
        <translation>une voie de plus aiderait</translation>
    </message>
    <message>
        <source>{connection} is taken before somebody who needs it gets there in {share} of the games, and {failed:.0f} % of their tickets fail: {remedy}</source>
        <translation>{connection} est prise avant qu’y arrive quelqu’un qui en a besoin dans {share} des parties, et {failed:.0f}&#xa0;% de leurs billets échouent&#xa0;: {remedy}</translation>
    </message>
    <message>
        <source>{color} is {wanted}: claimed routes ask for {asked:.1f} ({low:z.1f}–{high:.1f}) of its cards in a game, where the average colour would have {usual:.1f}</source>
        <translation>la couleur {color} est {wanted}&#xa0;: les routes prises demandent {asked:.1f} ({low:z.1f}–{high:.1f}) de ses cartes par partie, là où une couleur moyenne en aurait {usual:.1f}</translation>
    </message>
    <message>
        <source>scarce</source>
        <translation>rare</translation>
    </message>
    <message>
        <source>hardly asked for</source>
        <translation>peu demandée</translation>
    </message>
    <message>
        <source>How many cards of each colour there are, if not as many of all.</source>
        <translation>Combien il y a de cartes de chaque couleur, s’il n’y en a pas autant de toutes.</translation>
    </message>
    <message>
        <source>Whether it may be the second card.</source>
        <translation>Si elle peut être la deuxième carte.</translation>
    </message>
    <message>
        <source>Whether it happens at set-up, and how often.</source>
        <translation>Si cela arrive à la mise en place, et combien de fois.</translation>
    </message>
    <message>
        <source>Substitutions that the game lacks.</source>
        <translation>Les remplacements que le jeu n’a pas.</translation>
    </message>
    <message>
        <source>Rules for other than double routes.</source>
        <translation>Les règles pour d’autres routes que les doubles.</translation>
    </message>
    <message>
        <source>Bonuses for other than the longest path and most tickets.</source>
        <translation>Les bonus autres que le plus long chemin et le plus de billets.</translation>
    </message>
    <message>
        <source>Names, sizes, and piles after the second.</source>
        <translation>Les noms, les tailles, et les piles après la deuxième.</translation>
    </message>
    <message>
        <source>How many to keep of each pile.</source>
        <translation>Combien en garder de chaque pile.</translation>
    </message>
    <message>
        <source>Board Game Arena map (PHP)</source>
        <translation>carte de Board Game Arena (PHP)</translation>
    </message>
    <message>
        <source>the adaptation&apos;s own code, as a folder of its maps</source>
        <translation>le code de l’adaptation, comme dossier de ses cartes</translation>
    </message>
    <message>
        <source>Which of the spaces have an icon.</source>
        <translation>Quelles cases ont une icône.</translation>
    </message>
    <message>
        <source>Ferries without an icon.</source>
        <translation>Les ferries sans icône.</translation>
    </message>
    <message>
        <source>Where names stand, but for the side of their city.</source>
        <translation>Où sont les noms, sauf le côté de leur ville.</translation>
    </message>
    <message>
        <source>map of the browser editor by Björn Hagström</source>
        <translation>carte de l’éditeur en ligne de Björn Hagström</translation>
    </message>
    <message>
        <source>that editor, from version 1.0</source>
        <translation>cet éditeur, à partir de la version 1.0</translation>
    </message>
    <message>
        <source>White space around names, and letters that no text file holds.</source>
        <translation>Les blancs autour des noms, et les lettres qu’aucun fichier de texte ne contient.</translation>
    </message>
    <message>
        <source>spreadsheet tables of cities, routes and tickets</source>
        <translation>tableaux des villes, des routes et des billets</translation>
    </message>
    <message>
        <source>LibreOffice, Excel, Google Sheets, pandas</source>
        <translation>LibreOffice, Excel, Google Sheets, pandas</translation>
    </message>
    <message>
        <source>everything resolved, for programs that play</source>
        <translation>tout résolu, pour les programmes qui jouent</translation>
    </message>
    <message>
        <source>game clients; examples/ has readers in Python and JavaScript</source>
        <translation>programmes de jeu&#xa0;; examples/ a des lecteurs en Python et JavaScript</translation>
    </message>
    <message>
        <source>GeoJSON (RFC 7946)</source>
        <translation>GeoJSON (RFC 7946)</translation>
    </message>
    <message>
        <source>QGIS, GDAL, web maps and most programs that know maps</source>
        <translation>QGIS, GDAL, cartes web et la plupart des programmes de cartographie</translation>
    </message>
    <message>
        <source>Names in other languages, and control characters.</source>
        <translation>Les noms en d’autres langues, et les caractères de contrôle.</translation>
    </message>
    <message>
        <source>GraphML</source>
        <translation>GraphML</translation>
    </message>
    <message>
        <source>networkx, Gephi, yEd</source>
        <translation>networkx, Gephi, yEd</translation>
    </message>
    <message>
        <source>Names in other languages.</source>
        <translation>Les noms en d’autres langues.</translation>
    </message>
    <message>
        <source>All rules.</source>
        <translation>Toutes les règles.</translation>
    </message>
    <message>
        <source>Fields that Trackwright does not know.</source>
        <translation>Les champs que Trackwright ne connaît pas.</translation>
    </message>
    <message>
        <source>a page with the board, to look at and search</source>
        <translation>page avec le plateau, à regarder et à parcourir</translation>
    </message>
    <message>
        <source>web browsers</source>
        <translation>navigateurs web</translation>
    </message>
    <message>
        <source>plain JSON of stations, routes and tickets</source>
        <translation>JSON simple des gares, des routes et des billets</translation>
    </message>
    <message>
        <source>small web games</source>
        <translation>petits jeux web</translation>
    </message>
    <message>
        <source>Trackwright&apos;s own file</source>
        <translation>fichier propre à Trackwright</translation>
    </message>
    <message>
        <source>Trackwright</source>
        <translation>Trackwright</translation>
    </message>
    <message>
        <source>all {of}: {lost}</source>
        <translation>tous ({of})&#xa0;: {lost}</translation>
    </message>
    <message>
        <source>{n} of {of}: {lost}</source>
        <translation>{n} sur {of}&#xa0;: {lost}</translation>
    </message>
    <message>
        <source>Where icons lie, and those of tunnels; ferries are the routes that have icons.</source>
        <translation>Où sont les icônes, et celles des tunnels&#xa0;; les ferries sont les routes qui ont des icônes.</translation>
    </message>
    <message>
        <source>The spelling: a name is one word of ASCII capitals that no other city has.</source>
        <translation>L’orthographe&#xa0;: un nom est un mot en capitales ASCII qu’aucune autre ville n’a.</translation>
    </message>
    <message>
        <source>text files of routes and tickets</source>
        <translation>fichiers de texte des routes et des billets</translation>
    </message>
    <message>
        <source>engines of research papers</source>
        <translation>moteurs d’articles de recherche</translation>
    </message>
    <message>
        <source>Cities whose id another has.</source>
        <translation>Les villes dont une autre a l’identifiant.</translation>
    </message>
    <message>
        <source>Crossings whose id another stop has.</source>
        <translation>Les passages dont une autre étape a l’identifiant.</translation>
    </message>
    <message>
        <source>Routes that end nowhere, or whose id another has.</source>
        <translation>Les routes qui ne finissent nulle part, ou dont une autre a l’identifiant.</translation>
    </message>
    <message>
        <source>Tickets that end nowhere, or whose id another has.</source>
        <translation>Les billets qui ne finissent nulle part, ou dont un autre a l’identifiant.</translation>
    </message>
    <message>
        <source>Decks whose id another has.</source>
        <translation>Les paquets dont un autre a l’identifiant.</translation>
    </message>
    <message>
        <source>Tickets that end in an unknown country.</source>
        <translation>Les billets qui finissent dans un pays inconnu.</translation>
    </message>
    <message>
        <source>Tickets that end in a country.</source>
        <translation>Les billets qui finissent dans un pays.</translation>
    </message>
    <message>
        <source>That no network runs through: crossings are written as cities.</source>
        <translation>Qu’aucun réseau ne les traverse&#xa0;: les passages sont écrits comme des villes.</translation>
    </message>
    <message>
        <source>Tiled map (TMJ)</source>
        <translation>carte Tiled (TMJ)</translation>
    </message>
    <message>
        <source>Tiled 1.8 and later, and the engines that read its maps</source>
        <translation>Tiled 1.8 et suivants, et les moteurs qui lisent ses cartes</translation>
    </message>
    <message>
        <source>VirtualTabletop room</source>
        <translation>salle VirtualTabletop</translation>
    </message>
    <message>
        <source>VirtualTabletop, in a browser</source>
        <translation>VirtualTabletop, dans un navigateur</translation>
    </message>
    <message>
        <source>A completed ticket adds its points; one that is not subtracts them, or not.</source>
        <translation>Un billet réussi ajoute ses points&#xa0;; un billet manqué les retire, ou non.</translation>
    </message>
    <message>
        <source>A ferry, or not.</source>
        <translation>Un ferry, ou non.</translation>
    </message>
    <message>
        <source>A locomotive taken from the open cards: is both cards of the action, may only be the first and is then the only one, or is a card like any other.</source>
        <translation>Une locomotive prise parmi les cartes visibles&#xa0;: compte pour les deux cartes de l’action, ne peut être que la première et reste alors la seule, ou est une carte comme les autres.</translation>
    </message>
    <message>
        <source>A picture behind it all.</source>
        <translation>Une image derrière le tout.</translation>
    </message>
    <message>
        <source>A plastic train, seen from above.</source>
        <translation>Un wagon en plastique, vu d’en haut.</translation>
    </message>
    <message>
        <source>A space of a route, printed.</source>
        <translation>Une case d’une route, imprimée.</translation>
    </message>
    <message>
        <source>A ticket or bonus card.</source>
        <translation>Une carte billet ou bonus.</translation>
    </message>
    <message>
        <source>A tunnel, or not.</source>
        <translation>Un tunnel, ou non.</translation>
    </message>
    <message>
        <source>All bonuses there are.</source>
        <translation>Tous les bonus qui existent.</translation>
    </message>
    <message>
        <source>As printed; the whole board if absent.</source>
        <translation>Telle qu’imprimée&#xa0;; tout le plateau en son absence.</translation>
    </message>
    <message>
        <source>As soon as so many of the face-up cards are locomotives.</source>
        <translation>Dès que tant de cartes visibles sont des locomotives.</translation>
    </message>
    <message>
        <source>At least one end is one of these.</source>
        <translation>Au moins une extrémité est l’une d’elles.</translation>
    </message>
    <message>
        <source>Between the middle lines of two parallel tracks, in mm.</source>
        <translation>Entre les lignes médianes de deux voies parallèles, en mm.</translation>
    </message>
    <message>
        <source>Between the middle of a city and the first space, in mm.</source>
        <translation>Entre le milieu d’une ville et la première case, en mm.</translation>
    </message>
    <message>
        <source>Between two spaces of a route, in mm.</source>
        <translation>Entre deux cases d’une route, en mm.</translation>
    </message>
    <message>
        <source>Bonus cards.</source>
        <translation>Cartes bonus.</translation>
    </message>
    <message>
        <source>Cards drawn in one action.</source>
        <translation>Cartes prises en une action.</translation>
    </message>
    <message>
        <source>Cards of one colour for the first station, the second, and so on.</source>
        <translation>Cartes d’une même couleur pour la première gare, la deuxième, et ainsi de suite.</translation>
    </message>
    <message>
        <source>Cards revealed from the deck after the route is paid.</source>
        <translation>Cartes de la pioche révélées une fois la route payée.</translation>
    </message>
    <message>
        <source>Cards that each player is dealt.</source>
        <translation>Cartes distribuées à chaque joueur.</translation>
    </message>
    <message>
        <source>Cards that lie open to choose from.</source>
        <translation>Cartes visibles parmi lesquelles choisir.</translation>
    </message>
    <message>
        <source>Cards to add for each revealed locomotive or card of the colour paid with; for a tunnel paid with locomotives alone only revealed locomotives count.</source>
        <translation>Cartes à ajouter pour chaque locomotive révélée ou carte de la couleur payée&#xa0;; pour un tunnel payé en locomotives seules, seules les locomotives révélées comptent.</translation>
    </message>
    <message>
        <source>Cities.</source>
        <translation>Villes.</translation>
    </message>
    <message>
        <source>Countries that have a stack of country cards.</source>
        <translation>Pays qui ont une pile de cartes pays.</translation>
    </message>
    <message>
        <source>Countries with cities.</source>
        <translation>Pays qui ont des villes.</translation>
    </message>
    <message>
        <source>Countries, with their borders.</source>
        <translation>Pays, avec leurs frontières.</translation>
    </message>
    <message>
        <source>Country cards in all.</source>
        <translation>Cartes pays en tout.</translation>
    </message>
    <message>
        <source>Country cards.</source>
        <translation>Cartes pays.</translation>
    </message>
    <message>
        <source>Drawing more during the game; not possible if absent.</source>
        <translation>En reprendre en cours de partie&#xa0;; impossible en son absence.</translation>
    </message>
    <message>
        <source>Facts of a published board, a reconstruction of one, or a fan&apos;s own.</source>
        <translation>Faits d’un plateau publié, reconstitution d’un tel plateau, ou œuvre d’un amateur.</translation>
    </message>
    <message>
        <source>Ferries.</source>
        <translation>Ferries.</translation>
    </message>
    <message>
        <source>For a space of the route&apos;s colour, or for a locomotive icon.</source>
        <translation>Pour une case de la couleur de la route, ou pour un symbole locomotive.</translation>
    </message>
    <message>
        <source>For connections of so many tracks; any number if absent.</source>
        <translation>Pour les liaisons de tant de voies&#xa0;; n’importe combien en son absence.</translation>
    </message>
    <message>
        <source>For connections of this kind.</source>
        <translation>Pour les liaisons de cette sorte.</translation>
    </message>
    <message>
        <source>From 0, unseen, to 1, opaque.</source>
        <translation>De 0, invisible, à 1, opaque.</translation>
    </message>
    <message>
        <source>From left to right, in mm.</source>
        <translation>De gauche à droite, en mm.</translation>
    </message>
    <message>
        <source>From one of these decks.</source>
        <translation>De l’un de ces paquets.</translation>
    </message>
    <message>
        <source>From top to bottom, in mm.</source>
        <translation>De haut en bas, en mm.</translation>
    </message>
    <message>
        <source>How each country&apos;s stack lies.</source>
        <translation>Comment se présente la pile de chaque pays.</translation>
    </message>
    <message>
        <source>How grave problems are on this board, by the code or name of the check that finds them, `*` for any letters; the last that fits counts.</source>
        <translation>Gravité des problèmes sur ce plateau, par le code ou le nom de la vérification qui les trouve, `*` pour n’importe quelles lettres&#xa0;; le dernier qui convient compte.</translation>
    </message>
    <message>
        <source>How latitude and longitude become millimetres, if they do.</source>
        <translation>Comment latitude et longitude deviennent des millimètres, si c’est le cas.</translation>
    </message>
    <message>
        <source>How many cards its owner draws after claiming it.</source>
        <translation>Combien de cartes pioche son propriétaire après l’avoir prise.</translation>
    </message>
    <message>
        <source>How many cards of each colour.</source>
        <translation>Combien de cartes de chaque couleur.</translation>
    </message>
    <message>
        <source>How many cards stand for one.</source>
        <translation>Combien de cartes en remplacent une.</translation>
    </message>
    <message>
        <source>How many countries the network must reach, the new one included.</source>
        <translation>Combien de pays le réseau doit atteindre, le nouveau compris.</translation>
    </message>
    <message>
        <source>How many locomotives.</source>
        <translation>Combien de locomotives.</translation>
    </message>
    <message>
        <source>How many must be kept of all dealt.</source>
        <translation>Combien il faut en garder parmi tous les billets distribués.</translation>
    </message>
    <message>
        <source>How many must be kept.</source>
        <translation>Combien il faut en garder.</translation>
    </message>
    <message>
        <source>How many of several tracks may be used.</source>
        <translation>Combien de voies parallèles peuvent servir.</translation>
    </message>
    <message>
        <source>How many of them are drawn at random, openly, at set-up; all if absent.</source>
        <translation>Combien sont tirés au sort, face visible, à la mise en place&#xa0;; tous en son absence.</translation>
    </message>
    <message>
        <source>How many of these may be kept; all if absent.</source>
        <translation>Combien on peut en garder&#xa0;; tous en son absence.</translation>
    </message>
    <message>
        <source>How many of these must be kept.</source>
        <translation>Combien il faut en garder de ceux-ci.</translation>
    </message>
    <message>
        <source>How many play, and with how many trains.</source>
        <translation>Combien de joueurs, et avec combien de wagons.</translation>
    </message>
    <message>
        <source>How many spaces it has.</source>
        <translation>Combien de cases elle a.</translation>
    </message>
    <message>
        <source>How many tickets it is expected to hold; unchecked if absent.</source>
        <translation>Combien de billets il doit contenir&#xa0;; non vérifié en son absence.</translation>
    </message>
    <message>
        <source>How many tickets that is meant to be; unchecked if absent.</source>
        <translation>Combien de billets cela doit faire&#xa0;; non vérifié en son absence.</translation>
    </message>
    <message>
        <source>How many tracks are usable; the first rule that fits counts.</source>
        <translation>Combien de voies sont utilisables&#xa0;; la première règle qui convient compte.</translation>
    </message>
    <message>
        <source>How many tracks may be claimed with so many players, or `all` at any table.</source>
        <translation>Combien de voies peuvent être prises à tant de joueurs, ou toutes à n’importe combien.</translation>
    </message>
    <message>
        <source>How often in a row at the most; again and again if absent.</source>
        <translation>Combien de fois de suite au plus&#xa0;; sans limite en son absence.</translation>
    </message>
    <message>
        <source>How routes are paid.</source>
        <translation>Comment les routes se paient.</translation>
    </message>
    <message>
        <source>How the board folds, in panels.</source>
        <translation>Comment le plateau se plie, en volets.</translation>
    </message>
    <message>
        <source>How the board is printed on sheets of paper; unplanned if absent.</source>
        <translation>Comment le plateau s’imprime sur des feuilles de papier&#xa0;; rien de prévu en son absence.</translation>
    </message>
    <message>
        <source>How train cards are drawn.</source>
        <translation>Comment on prend des cartes wagon.</translation>
    </message>
    <message>
        <source>In one of these countries.</source>
        <translation>Dans l’un de ces pays.</translation>
    </message>
    <message>
        <source>In one of these regions.</source>
        <translation>Dans l’une de ces régions.</translation>
    </message>
    <message>
        <source>Its areas, in mm.</source>
        <translation>Ses surfaces, en mm.</translation>
    </message>
    <message>
        <source>Its drawn outline, in mm; it does not decide what belongs to it.</source>
        <translation>Son contour dessiné, en mm&#xa0;; il ne décide pas de ce qui en fait partie.</translation>
    </message>
    <message>
        <source>Its file, relative to the board&apos;s: `pictures/scan.png`.</source>
        <translation>Son fichier, par rapport à celui du plateau&#xa0;: `pictures/scan.png`.</translation>
    </message>
    <message>
        <source>Its middle on the board, `[x, y]` in mm.</source>
        <translation>Son milieu sur le plateau, `[x, y]` en mm.</translation>
    </message>
    <message>
        <source>Its tint as `#rrggbb`; chosen automatically if absent.</source>
        <translation>Sa teinte, comme `#rrggbb`&#xa0;; choisie automatiquement en son absence.</translation>
    </message>
    <message>
        <source>Its top left corner, in mm.</source>
        <translation>Son coin en haut à gauche, en mm.</translation>
    </message>
    <message>
        <source>Its true place on the earth, if it has one.</source>
        <translation>Son vrai lieu sur la terre, si elle en a un.</translation>
    </message>
    <message>
        <source>Locomotives, cards of one colour, or any cards (locomotives among them).</source>
        <translation>Des locomotives, des cartes d’une même couleur, ou n’importe lesquelles (locomotives comprises).</translation>
    </message>
    <message>
        <source>Named sets of cities.</source>
        <translation>Ensembles nommés de villes.</translation>
    </message>
    <message>
        <source>Names of the cities, countries, regions, decks and tags that these rules mention by id, to print the rules without a board.</source>
        <translation>Noms des villes, pays, régions, paquets et étiquettes que ces règles désignent par leur identifiant, pour imprimer les règles sans plateau.</translation>
    </message>
    <message>
        <source>Of one of these colours.</source>
        <translation>De l’une de ces couleurs.</translation>
    </message>
    <message>
        <source>On which routes; on all if absent.</source>
        <translation>Sur quelles routes&#xa0;; sur toutes en son absence.</translation>
    </message>
    <message>
        <source>One of these.</source>
        <translation>L’un de ceux-ci.</translation>
    </message>
    <message>
        <source>Only these; all if absent.</source>
        <translation>Seulement ceux-ci&#xa0;; tous en son absence.</translation>
    </message>
    <message>
        <source>Other players&apos; routes into its city that each station lends its owner at the end, the same for all tickets.</source>
        <translation>Routes d’autres joueurs menant à sa ville que chaque gare prête à son propriétaire à la fin, les mêmes pour tous les billets.</translation>
    </message>
    <message>
        <source>Other second ends; if none is reached, the lowest points are lost.</source>
        <translation>Autres secondes extrémités&#xa0;; si aucune n’est atteinte, les points les plus bas sont perdus.</translation>
    </message>
    <message>
        <source>Physical measures.</source>
        <translation>Mesures physiques.</translation>
    </message>
    <message>
        <source>Picked by at least one of these selectors.</source>
        <translation>Retenu par au moins l’une de ces conditions.</translation>
    </message>
    <message>
        <source>Points at the end for each station not built.</source>
        <translation>Points à la fin pour chaque gare non construite.</translation>
    </message>
    <message>
        <source>Points for claiming a route, by its number of spaces.</source>
        <translation>Points d’une route prise, selon son nombre de cases.</translation>
    </message>
    <message>
        <source>Points for having the most.</source>
        <translation>Points pour qui en a le plus.</translation>
    </message>
    <message>
        <source>Points its curve runs through, from the first end to the second.</source>
        <translation>Points où passe sa courbe, de la première extrémité à la seconde.</translation>
    </message>
    <message>
        <source>Points of its country cards, from the top of the stack down.</source>
        <translation>Points de ses cartes pays, du haut de la pile vers le bas.</translation>
    </message>
    <message>
        <source>Problems accepted on purpose.</source>
        <translation>Problèmes acceptés exprès.</translation>
    </message>
    <message>
        <source>Routes that give cards to the player who claims them.</source>
        <translation>Routes qui donnent des cartes à qui en prend possession.</translation>
    </message>
    <message>
        <source>Routes, one for each track.</source>
        <translation>Routes, une pour chaque voie.</translation>
    </message>
    <message>
        <source>Rulesets it is made for, the first by default: names, or rules of its own.</source>
        <translation>Règles pour lesquelles il est fait, les premières par défaut&#xa0;: des noms, ou ses propres règles.</translation>
    </message>
    <message>
        <source>So many cards of one colour count as a locomotive; none do if absent.</source>
        <translation>Tant de cartes d’une même couleur comptent pour une locomotive&#xa0;; aucune en son absence.</translation>
    </message>
    <message>
        <source>Spaces placed by hand; along the curve if absent.</source>
        <translation>Cases placées à la main&#xa0;; le long de la courbe en son absence.</translation>
    </message>
    <message>
        <source>Stations that each player starts with.</source>
        <translation>Gares de chaque joueur au début.</translation>
    </message>
    <message>
        <source>Stations that one city can hold.</source>
        <translation>Gares que peut avoir une ville.</translation>
    </message>
    <message>
        <source>Stations.</source>
        <translation>Gares.</translation>
    </message>
    <message>
        <source>The board&apos;s name.</source>
        <translation>Le nom du plateau.</translation>
    </message>
    <message>
        <source>The board&apos;s own name among boards: `my_island`.</source>
        <translation>Le nom propre du plateau parmi les autres&#xa0;: `my_island`.</translation>
    </message>
    <message>
        <source>The cities and crossings that belong to it.</source>
        <translation>Les villes et passages qui en font partie.</translation>
    </message>
    <message>
        <source>The cities or crossings it joins.</source>
        <translation>Les villes ou passages qu’elle relie.</translation>
    </message>
    <message>
        <source>The colour of the cards that pay it; gray for any one.</source>
        <translation>La couleur des cartes qui la paient&#xa0;; grise pour n’importe laquelle.</translation>
    </message>
    <message>
        <source>The country it leads to.</source>
        <translation>Le pays où il mène.</translation>
    </message>
    <message>
        <source>The country it lies in.</source>
        <translation>Le pays où elle se trouve.</translation>
    </message>
    <message>
        <source>The deck it belongs to.</source>
        <translation>Le paquet dont il fait partie.</translation>
    </message>
    <message>
        <source>The designer&apos;s own version: `1.2`, `draft 7`.</source>
        <translation>La version propre à l’auteur&#xa0;: `1.2`, `draft 7`.</translation>
    </message>
    <message>
        <source>The end begins when a player ends a turn with at most so many trains.</source>
        <translation>La fin commence quand un joueur finit son tour avec au plus tant de wagons.</translation>
    </message>
    <message>
        <source>The fewest players.</source>
        <translation>Le plus petit nombre de joueurs.</translation>
    </message>
    <message>
        <source>The highest; any if absent.</source>
        <translation>Le plus haut&#xa0;; n’importe lequel en son absence.</translation>
    </message>
    <message>
        <source>The languages that every name is meant to exist in.</source>
        <translation>Les langues dans lesquelles chaque nom doit exister.</translation>
    </message>
    <message>
        <source>The lowest; any if absent.</source>
        <translation>Le plus bas&#xa0;; n’importe lequel en son absence.</translation>
    </message>
    <message>
        <source>The most players.</source>
        <translation>Le plus grand nombre de joueurs.</translation>
    </message>
    <message>
        <source>The pile drawn from.</source>
        <translation>La pile dans laquelle on prend.</translation>
    </message>
    <message>
        <source>The pile.</source>
        <translation>La pile.</translation>
    </message>
    <message>
        <source>The piles on the table.</source>
        <translation>Les piles sur la table.</translation>
    </message>
    <message>
        <source>The printed board, without bleed.</source>
        <translation>Le plateau imprimé, sans fond perdu.</translation>
    </message>
    <message>
        <source>The printed name.</source>
        <translation>Le nom imprimé.</translation>
    </message>
    <message>
        <source>The printed name; empty for a nameless stop.</source>
        <translation>Le nom imprimé&#xa0;; vide pour une étape sans nom.</translation>
    </message>
    <message>
        <source>The ruleset that this one differs from, if it states that.</source>
        <translation>Les règles dont celles-ci diffèrent, si elles le disent.</translation>
    </message>
    <message>
        <source>The ruleset&apos;s own name among rulesets: `island_rules`.</source>
        <translation>Le nom propre de ces règles parmi les autres&#xa0;: island_rules.</translation>
    </message>
    <message>
        <source>The same for a locomotive drawn from the deck.</source>
        <translation>De même pour une locomotive de la pioche.</translation>
    </message>
    <message>
        <source>Ticket decks.</source>
        <translation>Paquets de billets.</translation>
    </message>
    <message>
        <source>Tickets dealt to each player.</source>
        <translation>Billets distribués à chaque joueur.</translation>
    </message>
    <message>
        <source>Tickets drawn, or as many as are left.</source>
        <translation>Billets pris, ou autant qu’il en reste.</translation>
    </message>
    <message>
        <source>Tickets in each deck.</source>
        <translation>Billets de chaque paquet.</translation>
    </message>
    <message>
        <source>Tickets that players may agree to shuffle into it.</source>
        <translation>Billets que les joueurs peuvent convenir d’y mélanger.</translation>
    </message>
    <message>
        <source>Tickets.</source>
        <translation>Billets.</translation>
    </message>
    <message>
        <source>Title, authors, version and provenance.</source>
        <translation>Titre, auteurs, version et provenance.</translation>
    </message>
    <message>
        <source>Tracks of one connection that one player may own.</source>
        <translation>Voies d’une liaison qu’un même joueur peut avoir.</translation>
    </message>
    <message>
        <source>Train cards in all.</source>
        <translation>Cartes wagon en tout.</translation>
    </message>
    <message>
        <source>Trains that each player starts with.</source>
        <translation>Wagons de chaque joueur au début.</translation>
    </message>
    <message>
        <source>True if every ferry is gray.</source>
        <translation>Vrai si tout ferry est gris.</translation>
    </message>
    <message>
        <source>True if every gray route is a ferry.</source>
        <translation>Vrai si toute route grise est un ferry.</translation>
    </message>
    <message>
        <source>True if it crosses water.</source>
        <translation>Vrai si elle traverse l’eau.</translation>
    </message>
    <message>
        <source>True if it is a tunnel.</source>
        <translation>Vrai si c’est un tunnel.</translation>
    </message>
    <message>
        <source>True if nothing may move it but the designer&apos;s own hand.</source>
        <translation>Vrai si rien ne doit la déplacer que la main de l’auteur.</translation>
    </message>
    <message>
        <source>Tunnels.</source>
        <translation>Tunnels.</translation>
    </message>
    <message>
        <source>Turns that every player has after that.</source>
        <translation>Tours que chaque joueur a encore ensuite.</translation>
    </message>
    <message>
        <source>Under which terms it may be used.</source>
        <translation>À quelles conditions on peut s’en servir.</translation>
    </message>
    <message>
        <source>Unique among the board&apos;s cities and crossings.</source>
        <translation>Unique parmi les villes et les passages du plateau.</translation>
    </message>
    <message>
        <source>Unique among the board&apos;s countries.</source>
        <translation>Unique parmi les pays du plateau.</translation>
    </message>
    <message>
        <source>Unique among the board&apos;s decks.</source>
        <translation>Unique parmi les paquets du plateau.</translation>
    </message>
    <message>
        <source>Unique among the board&apos;s regions.</source>
        <translation>Unique parmi les régions du plateau.</translation>
    </message>
    <message>
        <source>Unique among the board&apos;s routes.</source>
        <translation>Unique parmi les routes du plateau.</translation>
    </message>
    <message>
        <source>Unique among the board&apos;s tickets.</source>
        <translation>Unique parmi les billets du plateau.</translation>
    </message>
    <message>
        <source>Unique among the ruleset&apos;s bonuses.</source>
        <translation>Unique parmi les bonus de ces règles.</translation>
    </message>
    <message>
        <source>Unique among the ruleset&apos;s piles.</source>
        <translation>Unique parmi les piles de ces règles.</translation>
    </message>
    <message>
        <source>Ways into neighbouring countries.</source>
        <translation>Chemins vers les pays voisins.</translation>
    </message>
    <message>
        <source>What a player must have the most of.</source>
        <translation>Ce dont il faut avoir le plus.</translation>
    </message>
    <message>
        <source>What becomes of those left once all are dealt.</source>
        <translation>Ce que deviennent ceux qui restent après la distribution.</translation>
    </message>
    <message>
        <source>What decides between players with equal points, in order; `shared` last if the rules say that they win together.</source>
        <translation>Ce qui départage, dans l’ordre, les joueurs à égalité de points&#xa0;; en dernier «&#xa0;ils gagnent ensemble&#xa0;» si les règles le disent.</translation>
    </message>
    <message>
        <source>What each player is dealt.</source>
        <translation>Ce qui est distribué à chaque joueur.</translation>
    </message>
    <message>
        <source>What happens at a tie.</source>
        <translation>Ce qui se passe à égalité.</translation>
    </message>
    <message>
        <source>What is counted.</source>
        <translation>Ce qui est compté.</translation>
    </message>
    <message>
        <source>What it is worth.</source>
        <translation>Ce que cela vaut.</translation>
    </message>
    <message>
        <source>What it is, in a few sentences.</source>
        <translation>Ce que c’est, en quelques phrases.</translation>
    </message>
    <message>
        <source>What it joins: each a city&apos;s id, or `{{&quot;country&quot;: …}}`.</source>
        <translation>Ce qu’il relie&#xa0;: chaque fois l’identifiant d’une ville, ou `{{&quot;country&quot;: …}}`.</translation>
    </message>
    <message>
        <source>What may stand for the card that a space asks for.</source>
        <translation>Ce qui peut remplacer la carte que demande une case.</translation>
    </message>
    <message>
        <source>What players call it; its id if absent.</source>
        <translation>Comment les joueurs les appellent&#xa0;; leur identifiant en son absence.</translation>
    </message>
    <message>
        <source>What players call its tickets.</source>
        <translation>Comment les joueurs appellent ses billets.</translation>
    </message>
    <message>
        <source>What routes and tickets are worth.</source>
        <translation>Ce que valent les routes et les billets.</translation>
    </message>
    <message>
        <source>What the published box holds.</source>
        <translation>Ce que contient la boîte publiée.</translation>
    </message>
    <message>
        <source>What there is to say of it.</source>
        <translation>Ce qu’il y a à en dire.</translation>
    </message>
    <message>
        <source>When the game ends.</source>
        <translation>Quand la partie finit.</translation>
    </message>
    <message>
        <source>When too many locomotives lie open; never replaced if absent.</source>
        <translation>Quand trop de locomotives sont visibles&#xa0;; jamais remplacées en son absence.</translation>
    </message>
    <message>
        <source>Where the cards are drawn from.</source>
        <translation>D’où viennent les cartes.</translation>
    </message>
    <message>
        <source>Where the name is written; placed automatically if absent.</source>
        <translation>Où le nom est écrit&#xa0;; placé automatiquement en son absence.</translation>
    </message>
    <message>
        <source>Where the ones not kept go.</source>
        <translation>Où vont ceux que l’on ne garde pas.</translation>
    </message>
    <message>
        <source>Whether locomotives may stand for those cards.</source>
        <translation>Si des locomotives peuvent remplacer ces cartes.</translation>
    </message>
    <message>
        <source>Whether the discards are shuffled into a new deck when it is empty.</source>
        <translation>Si la défausse mélangée devient la nouvelle pioche quand celle-ci est vide.</translation>
    </message>
    <message>
        <source>Whether the player who brought the end about has them, too.</source>
        <translation>Si le joueur qui a provoqué la fin les a aussi.</translation>
    </message>
    <message>
        <source>Whether this holds while the game is set up, too.</source>
        <translation>Si cela vaut aussi pendant la mise en place.</translation>
    </message>
    <message>
        <source>Which of its facts come from where.</source>
        <translation>D’où vient chacun de ses faits.</translation>
    </message>
    <message>
        <source>Which of the board&apos;s tickets it is made of.</source>
        <translation>De quels billets du plateau elle est faite.</translation>
    </message>
    <message>
        <source>Which published edition it follows, if any.</source>
        <translation>L’édition publiée qu’elles suivent, s’il y en a une.</translation>
    </message>
    <message>
        <source>Which spaces carry a locomotive icon, counted from 0 at the first end.</source>
        <translation>Quelles cases portent une icône de locomotive, comptées à partir de 0 à la première extrémité.</translation>
    </message>
    <message>
        <source>Which train cards there are, and how many.</source>
        <translation>Quelles cartes wagon il y a, et combien.</translation>
    </message>
    <message>
        <source>Who has fewer than this cannot win it, even with the most.</source>
        <translation>Qui en a moins ne peut le gagner, même s’il en a le plus.</translation>
    </message>
    <message>
        <source>Who made it.</source>
        <translation>Qui l’a fait.</translation>
    </message>
    <message>
        <source>Width of the score track around the board, in mm; 0 for none.</source>
        <translation>Largeur de la piste de score autour du plateau, en mm&#xa0;; 0 pour aucune.</translation>
    </message>
    <message>
        <source>With a draw bonus, or without.</source>
        <translation>Avec une pioche, ou sans.</translation>
    </message>
    <message>
        <source>With one of these tags, its own or its deck&apos;s.</source>
        <translation>Avec l’une de ces étiquettes, la sienne ou celle de son paquet.</translation>
    </message>
    <message>
        <source>With one of these tags.</source>
        <translation>Avec l’une de ces étiquettes.</translation>
    </message>
    <message>
        <source>With so many spaces.</source>
        <translation>De tant de cases.</translation>
    </message>
    <message>
        <source>Words that count for each of its tickets.</source>
        <translation>Mots qui comptent pour chacun de ses billets.</translation>
    </message>
    <message>
        <source>Words that drawings select it by.</source>
        <translation>Mots par lesquels les dessins la choisissent.</translation>
    </message>
    <message>
        <source>Words that rules and drawings select it by.</source>
        <translation>Mots par lesquels les règles et les dessins la choisissent.</translation>
    </message>
    <message>
        <source>Words that rules select it by.</source>
        <translation>Mots par lesquels les règles la choisissent.</translation>
    </message>
    <message>
        <source>Worth so many points.</source>
        <translation>Valant tant de points.</translation>
    </message>
    <message>
        <source>; there are: {names}</source>
        <translation>&#xa0;; il y a&#xa0;: {names}</translation>
    </message>
    <message>
        <source>these rulesets extend each other in a circle: {chain}; one of them must stand on its own</source>
        <translation>ces règles se complètent en cercle&#xa0;: {chain}&#xa0;; l’une d’elles doit se suffire à elle-même</translation>
    </message>
    <message>
        <source>{path} is a folder; name a file in it</source>
        <translation>{path} est un dossier&#xa0;; nommez un fichier dedans</translation>
    </message>
    <message>
        <source>{path} is a device or a pipe, not a file</source>
        <translation>{path} est un périphérique ou un tube, pas un fichier</translation>
    </message>
    <message>
        <source>there is no file {path}</source>
        <translation>il n’y a pas de fichier {path}</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}</source>
        <translation>{path} ne peut pas être lu&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{source} is {encoding} text; save it as UTF-8</source>
        <translation>{source} est un texte en {encoding}&#xa0;; enregistrez-le en UTF-8</translation>
    </message>
    <message>
        <source>{source} is not text: it holds NUL bytes</source>
        <translation>{source} n’est pas un texte&#xa0;: il contient des octets nuls</translation>
    </message>
    <message>
        <source>{source}, line {line}: not UTF-8 text; save the file as UTF-8</source>
        <translation>{source}, ligne {line}&#xa0;: ce n’est pas un texte en UTF-8&#xa0;; enregistrez le fichier en UTF-8</translation>
    </message>
    <message>
        <source>there is no standard input to read</source>
        <translation>il n’y a pas d’entrée standard à lire</translation>
    </message>
    <message>
        <source>{path} is larger than {most} MB, the most we read</source>
        <translation>{path} dépasse {most} Mo, le plus que nous lisions</translation>
    </message>
    <message>
        <source>{source}: a document is a JSON object, in braces {{ }}</source>
        <translation>{source}&#xa0;: un document est un objet JSON, entre accolades {{ }}</translation>
    </message>
    <message>
        <source>{source} is empty</source>
        <translation>{source} est vide</translation>
    </message>
    <message>
        <source>{source}: {error}</source>
        <translation>{source}&#xa0;: {error}</translation>
    </message>
    <message>
        <source>{word} is not a number that JSON knows</source>
        <translation>{word} n’est pas un nombre que JSON connaisse</translation>
    </message>
    <message>
        <source>the number {digits} is too large</source>
        <translation>le nombre {digits} est trop grand</translation>
    </message>
    <message>
        <source>the number {digits}… is too long</source>
        <translation>le nombre {digits}… est trop long</translation>
    </message>
    <message>
        <source>{source}, line {line}: the text ends too early; is the file cut off?</source>
        <translation>{source}, ligne {line}&#xa0;: le texte finit trop tôt&#xa0;; le fichier est-il coupé&#xa0;?</translation>
    </message>
    <message>
        <source>a line break or a tab inside a text; is its closing quote missing?</source>
        <translation>un retour à la ligne ou une tabulation dans un texte&#xa0;; manque-t-il un guillemet fermant&#xa0;?</translation>
    </message>
    <message>
        <source>{source}, line {line}, column {column}: not valid JSON: {wrong}</source>
        <translation>{source}, ligne {line}, colonne {column}&#xa0;: JSON incorrect&#xa0;: {wrong}</translation>
    </message>
    <message>
        <source>{source}, line {line}: the field &apos;{field}&apos; stands twice in one object; remove one</source>
        <translation>{source}, ligne {line}&#xa0;: le champ «&#xa0;{field}&#xa0;» figure deux fois dans un objet&#xa0;; retirez-en un</translation>
    </message>
    <message>
        <source>{source}: nested more than {n} levels deep</source>
        <translation>{source}&#xa0;: plus de {n} niveaux d’imbrication</translation>
    </message>
    <message>
        <source>{source}: an object has {n} fields; at most {most} are read</source>
        <translation>{source}&#xa0;: un objet a {n} champs&#xa0;; {most} au plus sont lus</translation>
    </message>
    <message>
        <source>{source}: a list has {n} entries; at most {most} are read</source>
        <translation>{source}&#xa0;: une liste a {n} entrées&#xa0;; {most} au plus sont lues</translation>
    </message>
    <message>
        <source>{source}: a text holds half of a \u surrogate pair, which is no character</source>
        <translation>{source}&#xa0;: un texte contient une moitié de paire \u, qui n’est pas un caractère</translation>
    </message>
    <message>
        <source>{source}: &apos;format_version&apos; must be a whole number from 1 on; the newest is {current}</source>
        <translation>{source}&#xa0;: «&#xa0;format_version&#xa0;» doit être un nombre entier à partir de 1&#xa0;; le plus récent est {current}</translation>
    </message>
    <message>
        <source>{source} was made by a newer Trackwright: it has format version {version}, and this one reads up to {current}; update Trackwright to open it</source>
        <translation>{source} vient d’un Trackwright plus récent&#xa0;: sa version de format est {version}, et celui-ci lit jusqu’à {current}&#xa0;; mettez Trackwright à jour pour l’ouvrir</translation>
    </message>
    <message>
        <source>{source} is not a Trackwright file: it lacks &quot;format&quot;: &quot;{wanted}&quot;</source>
        <translation>{source} n’est pas un fichier de Trackwright&#xa0;: il y manque `&quot;format&quot;: &quot;{wanted}&quot;`</translation>
    </message>
    <message>
        <source>{source} is a {kind}, not a {wanted}</source>
        <translation>{source} est de sorte {kind}, et non {wanted}</translation>
    </message>
    <message>
        <source>{source} has the format &apos;{kind}&apos;, not &apos;{wanted}&apos;{hint}</source>
        <translation>{source} a le format «&#xa0;{kind}&#xa0;», et non «&#xa0;{wanted}&#xa0;»{hint}</translation>
    </message>
    <message>
        <source>{path} cannot be written: a text holds half of a surrogate pair, which is no character; nothing was changed</source>
        <translation>{path} ne peut pas être écrit&#xa0;: un texte contient une moitié de paire, qui n’est pas un caractère&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}; nothing was changed</source>
        <translation>{path} ne peut pas être écrit&#xa0;: {reason}&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>{path} is read-only; save under another name</source>
        <translation>{path} est en lecture seule&#xa0;; enregistrez sous un autre nom</translation>
    </message>
    <message>
        <source>{tickets} tickets cannot be suggested: only {n} pairs of cities are joined by more than one route; ask for fewer tickets, or add routes</source>
        <translation>{tickets} billets ne peuvent pas être proposés&#xa0;: seules {n} paires de villes sont reliées par plus d’une route&#xa0;; demandez moins de billets, ou ajoutez des routes</translation>
    </message>
    <message>
        <source>there are no places to choose a map for</source>
        <translation>il n’y a pas de lieux pour lesquels choisir une carte</translation>
    </message>
    <message>
        <source>latitude {lat:g}, longitude {lon:g} lies beyond the edge of the map ({kind}); choose another projection or center</source>
        <translation>la latitude {lat:g}, longitude {lon:g} est au-delà du bord de la carte ({kind})&#xa0;; choisissez une autre projection ou un autre centre</translation>
    </message>
    <message>
        <source>the point {x:g}, {y:g} lies beyond the edge of the map ({kind}) and shows no place on the earth</source>
        <translation>le point {x:g} · {y:g} est au-delà du bord de la carte ({kind}) et ne montre aucun lieu de la terre</translation>
    </message>
    <message>
        <source>margins of {margin:g} mm leave no room on the board</source>
        <translation>des marges de {margin:g} mm ne laissent pas de place sur le plateau</translation>
    </message>
    <message>
        <source>there are no places to fit the map to</source>
        <translation>il n’y a pas de lieux auxquels ajuster la carte</translation>
    </message>
    <message>
        <source>these places do not fit on one map ({kind}); choose another kind</source>
        <translation>ces lieux ne tiennent pas sur une seule carte ({kind})&#xa0;; choisissez une autre sorte</translation>
    </message>
    <message>
        <source>the centre of a cone must not be the pole it opens to</source>
        <translation>le centre d’un cône ne peut pas être le pôle vers lequel il s’ouvre</translation>
    </message>
    <message>
        <source>the PNG cannot be made: {reason}; choose fewer dpi</source>
        <translation>l’image PNG ne peut pas être faite&#xa0;: {reason}&#xa0;; choisissez moins de ppp</translation>
    </message>
    <message>
        <source>{dpi} is no resolution: choose a number of dpi</source>
        <translation>{dpi} n’est pas une résolution&#xa0;: choisissez un nombre de ppp</translation>
    </message>
    <message>
        <source>{width} × {height} pixels cannot be drawn: choose a resolution other than {dpi:g} dpi; a side has at least 1 and at most {most} pixels</source>
        <translation>{width} × {height} pixels ne peuvent pas être dessinés&#xa0;: choisissez une autre résolution que {dpi:g} ppp&#xa0;; un côté a au moins 1 et au plus {most} pixels</translation>
    </message>
    <message>
        <source>there is not enough memory for {width} × {height} pixels: choose fewer dpi</source>
        <translation>il n’y a pas assez de mémoire pour {width} × {height} pixels&#xa0;: choisissez moins de ppp</translation>
    </message>
    <message>
        <source>margins of {margin:g} mm and an overlap of {overlap:g} mm leave nothing to print on of paper of {width:g} × {height:g} mm: choose smaller ones, or larger paper</source>
        <translation>des marges de {margin:g} mm et un chevauchement de {overlap:g} mm ne laissent rien à imprimer d’un papier de {width:g} × {height:g} mm&#xa0;: choisissez-les plus petits, ou un papier plus grand</translation>
    </message>
    <message>
        <source>the board would take {n} sheets: choose larger paper, or smaller margins; {most} can be printed</source>
        <translation>le plateau prendrait {n} feuilles&#xa0;: choisissez un papier plus grand, ou des marges plus petites&#xa0;; {most} peuvent être imprimées</translation>
    </message>
    <message>
        <source>cards of {width:g} × {height:g} mm cannot be printed: a side has {least:g} to {most:g} mm</source>
        <translation>des cartes de {width:g} × {height:g} mm ne peuvent pas être imprimées&#xa0;: un côté a {least:g} à {most:g} mm</translation>
    </message>
    <message>
        <source>cards of {card_width:g} × {card_height:g} mm do not fit on paper of {width:g} × {height:g} mm with margins of {margin:g} mm: choose smaller cards or larger paper</source>
        <translation>des cartes de {card_width:g} × {card_height:g} mm ne tiennent pas sur un papier de {width:g} × {height:g} mm avec des marges de {margin:g} mm&#xa0;: choisissez des cartes plus petites ou un papier plus grand</translation>
    </message>
    <message>
        <source>there is nothing to print of {parts} for this board</source>
        <translation>il n’y a rien à imprimer ({parts}) pour ce plateau</translation>
    </message>
    <message>
        <source>the background picture {picture} cannot be read: put it there, save it with fewer pixels, or take it off the board</source>
        <translation>l’image de fond {picture} ne peut pas être lue&#xa0;: mettez-la là, enregistrez-la avec moins de pixels, ou ôtez-la du plateau</translation>
    </message>
    <message>
        <source>a board of {width:g} × {height:g} mm is too large for one page, which has at most {most:g} mm: print the other parts only</source>
        <translation>un plateau de {width:g} × {height:g} mm est trop grand pour une seule page, qui a au plus {most:g} mm&#xa0;: n’imprimez que les autres parties</translation>
    </message>
    <message>
        <source>paper of {name} mm cannot be used: a side has {least:g} to {most:g} mm</source>
        <translation>un papier de {name} mm ne peut pas servir&#xa0;: un côté a {least:g} à {most:g} mm</translation>
    </message>
    <message>
        <source>{folder} is a file; name a folder</source>
        <translation>{folder} est un fichier&#xa0;; nommez un dossier</translation>
    </message>
    <message>
        <source>{folder} cannot be written to: {reason}; choose another folder</source>
        <translation>on ne peut pas écrire dans {folder}&#xa0;: {reason}&#xa0;; choisissez un autre dossier</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}; nothing was changed</source>
        <translation>{file} ne peut pas être écrit&#xa0;: {reason}&#xa0;; rien n’a été modifié</translation>
    </message>
    <message>
        <source>{target} is a folder; move it away or choose another</source>
        <translation>{target} est un dossier&#xa0;; déplacez-le ou choisissez-en un autre</translation>
    </message>
    <message>
        <source>there is no shipped {kind} &apos;{name}&apos;; for the file in this folder write ./{file}</source>
        <translation>rien de fourni ({kind}) ne s’appelle «&#xa0;{name}&#xa0;»&#xa0;; pour le fichier de ce dossier, écrivez ./{file}</translation>
    </message>
    <message>
        <source>{source}: {problem}</source>
        <translation>{source}&#xa0;: {problem}</translation>
    </message>
    <message>
        <source>{source} is no map: it has no list &apos;{missing}&apos;</source>
        <translation>{source} n’est pas une carte&#xa0;: il n’a pas de liste «&#xa0;{missing}&#xa0;»</translation>
    </message>
    <message>
        <source>{source} has the version {version}; versions to {newest} are read</source>
        <translation>{source} a la version {version}&#xa0;; les versions jusqu’à {newest} sont lues</translation>
    </message>
    <message>
        <source>{source} holds no map, but {kind}; export the map</source>
        <translation>{source} ne contient pas de carte, mais {kind}&#xa0;; exportez la carte</translation>
    </message>
    <message>
        <source>{source} is empty: it has no &apos;payload&apos;</source>
        <translation>{source} est vide&#xa0;: il n’a pas de «&#xa0;payload&#xa0;»</translation>
    </message>
    <message>
        <source>stop</source>
        <translation>étape</translation>
    </message>
    <message>
        <source>route</source>
        <translation>route</translation>
    </message>
    <message>
        <source>ticket</source>
        <translation>billet</translation>
    </message>
    <message>
        <source>ticket set</source>
        <translation>jeu de billets</translation>
    </message>
    <message>
        <source>How it is played was not taken over: choose a ruleset.</source>
        <translation>Le déroulement du jeu n’a pas été repris&#xa0;: choisissez des règles.</translation>
    </message>
    <message>
        <source>there is no colour &apos;{color}&apos;{hint}</source>
        <translation>il n’y a pas de couleur «&#xa0;{color}&#xa0;»{hint}</translation>
    </message>
    <message>
        <source>its &apos;locomotiveSlots&apos; are not whole numbers</source>
        <translation>ses «&#xa0;locomotiveSlots&#xa0;» ne sont pas des nombres entiers</translation>
    </message>
    <message>
        <source>the {column} &apos;{cell}&apos; is not a number</source>
        <translation>{column}&#xa0;: «&#xa0;{cell}&#xa0;» n’est pas un nombre</translation>
    </message>
    <message>
        <source>the {column} {text} is not between {least:g} and {most:g}</source>
        <translation>{column}&#xa0;: {text} n’est pas entre {least:g} et {most:g}</translation>
    </message>
    <message>
        <source>the {column} {cell} is not a whole number</source>
        <translation>{column}&#xa0;: {cell} n’est pas un nombre entier</translation>
    </message>
    <message>
        <source>the {column} &apos;{cell}&apos; is neither yes nor no</source>
        <translation>{column}&#xa0;: «&#xa0;{cell}&#xa0;» n’est ni oui ni non</translation>
    </message>
    <message>
        <source>the bend &apos;{bend}&apos; is not x and y: 125 30</source>
        <translation>le coude «&#xa0;{bend}&#xa0;» n’est pas x et y&#xa0;: 125 30</translation>
    </message>
    <message>
        <source>it has &apos;{there}&apos;, but no &apos;{missing}&apos;</source>
        <translation>il y a «&#xa0;{there}&#xa0;», mais pas «&#xa0;{missing}&#xa0;»</translation>
    </message>
    <message>
        <source>it has no name</source>
        <translation>il n’y a pas de nom</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; stands in the table already</source>
        <translation>«&#xa0;{name}&#xa0;» figure déjà dans le tableau</translation>
    </message>
    <message>
        <source>another city has the id &apos;{key}&apos;</source>
        <translation>une autre ville a l’identifiant «&#xa0;{key}&#xa0;»</translation>
    </message>
    <message>
        <source>a crossing needs a country that it leads to</source>
        <translation>un passage a besoin d’un pays où il mène</translation>
    </message>
    <message>
        <source>{n} cities are called &apos;{text}&apos;; name one by its id: {ids}</source>
        <translation>{n} villes s’appellent «&#xa0;{text}&#xa0;»&#xa0;; nommez-en une par son identifiant&#xa0;: {ids}</translation>
    </message>
    <message>
        <source>its city &apos;{text}&apos; could not be taken over</source>
        <translation>sa ville «&#xa0;{text}&#xa0;» n’a pas pu être reprise</translation>
    </message>
    <message>
        <source>there is no city &apos;{name}&apos;{hint}</source>
        <translation>il n’y a pas de ville «&#xa0;{name}&#xa0;»{hint}</translation>
    </message>
    <message>
        <source>{source} holds no table: no {endings}</source>
        <translation>{source} ne contient pas de tableau&#xa0;: pas de {endings}</translation>
    </message>
    <message>
        <source>the alternative &apos;{part}&apos; is no city with points</source>
        <translation>la variante «&#xa0;{part}&#xa0;» n’est pas une ville avec des points</translation>
    </message>
    <message>
        <source>{n} routes without a length got one by the distance.</source>
        <translation>{n} routes sans longueur en ont reçu une d’après la distance.</translation>
    </message>
    <message>
        <source>another row has the id &apos;{name}&apos;</source>
        <translation>une autre ligne a l’identifiant «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>it has no &apos;{column}&apos;</source>
        <translation>il n’y a pas de «&#xa0;{column}&#xa0;»</translation>
    </message>
    <message>
        <source>{name} is empty</source>
        <translation>{name} est vide</translation>
    </message>
    <message>
        <source>{name}: columns that are not known were left out: {columns}.</source>
        <translation>{name}&#xa0;: des colonnes inconnues ont été omises&#xa0;: {columns}.</translation>
    </message>
    <message>
        <source>{name} is larger than {most} MB, the most we read</source>
        <translation>{name} dépasse {most} Mo, le plus que nous lisions</translation>
    </message>
    <message>
        <source>{name} was read as Windows text (1252); UTF-8 is safer.</source>
        <translation>{name} a été lu comme texte de Windows (1252)&#xa0;; UTF-8 est plus sûr.</translation>
    </message>
    <message>
        <source>{name} has more than {most} rows</source>
        <translation>{name} a plus de {most} lignes</translation>
    </message>
    <message>
        <source>{name}, row {row}: {error}</source>
        <translation>{name}, ligne {row}&#xa0;: {error}</translation>
    </message>
    <message>
        <source>{name}: the first row must head the columns, such as {examples}; it is: {header}</source>
        <translation>{name}&#xa0;: la première ligne doit nommer les colonnes, comme {examples}&#xa0;; c’est&#xa0;: {header}</translation>
    </message>
    <message>
        <source>{name}, row {row}</source>
        <translation>{name}, ligne {row}</translation>
    </message>
    <message>
        <source>{source}: {where} has a coordinate that is not a number</source>
        <translation>{source}&#xa0;: {where} a une coordonnée qui n’est pas un nombre</translation>
    </message>
    <message>
        <source>it lacks points or a deck; add these properties</source>
        <translation>il y manque des points ou un paquet&#xa0;; ajoutez ces propriétés</translation>
    </message>
    <message>
        <source>it does not say which cities it joins, and does not end at two of them; draw it from city to city, within {near:g} mm</source>
        <translation>rien ne dit quelles villes cela relie, et cela ne finit pas à deux d’entre elles&#xa0;; dessinez-le de ville en ville, à moins de {near:g} mm</translation>
    </message>
    <message>
        <source>{source}: name one file, not {n}</source>
        <translation>{source}&#xa0;: nommez un fichier, pas {n}</translation>
    </message>
    <message>
        <source>{words}.</source>
        <translation>{words}.</translation>
    </message>
    <message>
        <source>{source}: {where} has a geometry that is none of {known}</source>
        <translation>{source}&#xa0;: {where} a une géométrie qui n’est pas parmi {known}</translation>
    </message>
    <message>
        <source>{source}: the coordinates of {where} are not those of a {kind}</source>
        <translation>{source}&#xa0;: les coordonnées de {where} ne sont pas celles d’un objet {kind}</translation>
    </message>
    <message>
        <source>it has no geometry, and its &apos;{property}&apos; is none of {words}</source>
        <translation>il n’y a pas de géométrie, et sa propriété «&#xa0;{property}&#xa0;» n’est pas parmi {words}</translation>
    </message>
    <message>
        <source>a {geometry} cannot show the {name} of one of the {kind}</source>
        <translation>une géométrie {geometry} ne peut pas montrer {name} dans {kind}</translation>
    </message>
    <message>
        <source>it lies beyond the edge of the map, or too far from the board</source>
        <translation>c’est au-delà du bord de la carte, ou trop loin du plateau</translation>
    </message>
    <message>
        <source>{source}: its coordinates are not longitude and latitude; save it in EPSG:4326</source>
        <translation>{source}&#xa0;: ses coordonnées ne sont pas longitude et latitude&#xa0;; enregistrez-le en EPSG:4326</translation>
    </message>
    <message>
        <source>{source}: this is no GeoJSON: it has no list of features</source>
        <translation>{source}&#xa0;: ce n’est pas du GeoJSON&#xa0;: il n’a pas de liste «&#xa0;features&#xa0;»</translation>
    </message>
    <message>
        <source>feature {index}</source>
        <translation>objet {index}</translation>
    </message>
    <message>
        <source>{source}: {where} is not a feature with properties</source>
        <translation>{source}&#xa0;: {where} n’est pas un objet avec des propriétés</translation>
    </message>
    <message>
        <source>{source}: no feature has a place on the earth</source>
        <translation>{source}&#xa0;: aucun objet n’a de lieu sur la terre</translation>
    </message>
    <message>
        <source>{source} is no such map: it has no list &apos;{missing}&apos;</source>
        <translation>{source} n’est pas une telle carte&#xa0;: il n’a pas de liste «&#xa0;{missing}&#xa0;»</translation>
    </message>
    <message>
        <source>station</source>
        <translation>gare</translation>
    </message>
    <message>
        <source>{source} is a folder; name the board&apos;s file in it</source>
        <translation>{source} est un dossier&#xa0;; nommez le fichier du plateau qu’il contient</translation>
    </message>
    <message>
        <source>{format} cannot be imported</source>
        <translation>{format} ne peut pas être importé</translation>
    </message>
    <message>
        <source>{source} cannot be read: {reason}</source>
        <translation>{source} ne peut pas être lu&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>there are no files in the folder {source}</source>
        <translation>il n’y a pas de fichiers dans le dossier {source}</translation>
    </message>
    <message>
        <source>{source} has more than {most} files; name one of them</source>
        <translation>{source} a plus de {most} fichiers&#xa0;; nommez l’un d’eux</translation>
    </message>
    <message>
        <source>{name} is larger than {most} MB</source>
        <translation>{name} dépasse {most} Mo</translation>
    </message>
    <message>
        <source>{name} has more than {most} lines</source>
        <translation>{name} a plus de {most} lignes</translation>
    </message>
    <message>
        <source>{name}, line {number}</source>
        <translation>{name}, ligne {number}</translation>
    </message>
    <message>
        <source>{source} is no list of routes: {why}</source>
        <translation>{source} n’est pas une liste de routes&#xa0;: {why}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is neither a city nor a route</source>
        <translation>«&#xa0;{name}&#xa0;» n’est ni une ville ni une route</translation>
    </message>
    <message>
        <source>the city &apos;{name}&apos; stands there already</source>
        <translation>la ville «&#xa0;{name}&#xa0;» y figure déjà</translation>
    </message>
    <message>
        <source>a route is: city, length, colour, city</source>
        <translation>une route, c’est&#xa0;: ville, longueur, couleur, ville</translation>
    </message>
    <message>
        <source>a ticket is: city, points, city</source>
        <translation>un billet, c’est&#xa0;: ville, points, ville</translation>
    </message>
    <message>
        <source>there is no city before the number</source>
        <translation>il n’y a pas de ville avant le nombre</translation>
    </message>
    <message>
        <source>neither its place nor a route to it is known</source>
        <translation>on ne connaît ni son lieu ni une route qui y mène</translation>
    </message>
    <message>
        <source>there is no country &apos;{name}&apos;{hint}</source>
        <translation>il n’y a pas de pays «&#xa0;{name}&#xa0;»{hint}</translation>
    </message>
    <message>
        <source> in {country}</source>
        <translation> dans le pays {country}</translation>
    </message>
    <message>
        <source>no place &apos;{name}&apos;{there} is known{hint}</source>
        <translation>aucun lieu «&#xa0;{name}&#xa0;»{there} n’est connu{hint}</translation>
    </message>
    <message>
        <source>; did you mean {city} ({country})?</source>
        <translation>&#xa0;; vouliez-vous dire {city} ({country})&#xa0;?</translation>
    </message>
    <message>
        <source>{cities} placed by the routes alone; move them.</source>
        <translation>{cities}&#xa0;: position tirée des seules routes&#xa0;; à déplacer.</translation>
    </message>
    <message>
        <source>{cities} placed among the neighbours, because no true place is known.</source>
        <translation>{cities}&#xa0;: position parmi les voisines, faute de connaître le vrai lieu.</translation>
    </message>
    <message>
        <source>{n} cities were</source>
        <translation>{n} villes</translation>
    </message>
    <message>
        <source>{city} was</source>
        <translation>{city}</translation>
    </message>
    <message>
        <source>{cities} were</source>
        <translation>{cities}</translation>
    </message>
    <message>
        <source>object {id}</source>
        <translation>objet {id}</translation>
    </message>
    <message>
        <source>neither its class nor its layer is one of {words}</source>
        <translation>ni sa classe ni son calque n’est parmi {words}</translation>
    </message>
    <message>
        <source>its property &apos;{property}&apos; leads to no country and no region</source>
        <translation>sa propriété «&#xa0;{property}&#xa0;» ne mène à aucun pays ni à aucune région</translation>
    </message>
    <message>
        <source>its property &apos;{name}&apos; leads to an object that is not there any more</source>
        <translation>sa propriété «&#xa0;{name}&#xa0;» mène à un objet qui n’est plus là</translation>
    </message>
    <message>
        <source>its &apos;{key}&apos; is not a text</source>
        <translation>sa valeur «&#xa0;{key}&#xa0;» n’est pas un texte</translation>
    </message>
    <message>
        <source>its &apos;{key}&apos; is not a number</source>
        <translation>sa valeur «&#xa0;{key}&#xa0;» n’est pas un nombre</translation>
    </message>
    <message>
        <source>its &apos;{key}&apos; is not from -{most:g} to {most:g}</source>
        <translation>sa valeur «&#xa0;{key}&#xa0;» n’est pas entre -{most:g} et {most:g}</translation>
    </message>
    <message>
        <source>its &apos;{key}&apos; is not a whole number</source>
        <translation>sa valeur «&#xa0;{key}&#xa0;» n’est pas un nombre entier</translation>
    </message>
    <message>
        <source>its &apos;{key}&apos; is not a list</source>
        <translation>sa valeur «&#xa0;{key}&#xa0;» n’est pas une liste</translation>
    </message>
    <message>
        <source>it has no &apos;{key}&apos;</source>
        <translation>il n’y a pas de valeur «&#xa0;{key}&#xa0;»</translation>
    </message>
    <message>
        <source>another {kind} has the id &apos;{name}&apos;</source>
        <translation>une autre entrée ({kind}) a l’identifiant «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>{source}: name the one JSON file to read</source>
        <translation>{source}&#xa0;: nommez le seul fichier JSON à lire</translation>
    </message>
    <message>
        <source>{source}: its &apos;{key}&apos; is not a list</source>
        <translation>{source}&#xa0;: sa valeur «&#xa0;{key}&#xa0;» n’est pas une liste</translation>
    </message>
    <message>
        <source>{source}, {key} {number}</source>
        <translation>{source}, {key} {number}</translation>
    </message>
    <message>
        <source>this is not a part of a board</source>
        <translation>ce n’est pas une partie d’un plateau</translation>
    </message>
    <message>
        <source>this is not a part of a board: {error}</source>
        <translation>ce n’est pas une partie d’un plateau&#xa0;: {error}</translation>
    </message>
    <message>
        <source>this part of a board has no cities</source>
        <translation>cette partie d’un plateau n’a pas de villes</translation>
    </message>
    <message>
        <source>something else of this kind has the id &apos;{name}&apos;; choose another</source>
        <translation>autre chose de cette sorte a l’identifiant «&#xa0;{name}&#xa0;»&#xa0;; choisissez-en un autre</translation>
    </message>
    <message>
        <source>{first}–{second}</source>
        <translation>{first}–{second}</translation>
    </message>
    <message>
        <source>the ticket {ticket} begins and ends in the same place</source>
        <translation>le billet {ticket} commence et finit au même endroit</translation>
    </message>
    <message>
        <source>no routes join the ends of the ticket {ticket}</source>
        <translation>aucune route ne relie les extrémités du billet {ticket}</translation>
    </message>
    <message>
        <source>the first row must head the columns: kind, id, and the languages of the board, such as {languages}</source>
        <translation>la première ligne doit nommer les colonnes&#xa0;: kind, id, et les langues du plateau, comme {languages}</translation>
    </message>
    <message>
        <source>row {row}: there is no &apos;{what}&apos; that has a name</source>
        <translation>ligne {row}&#xa0;: il n’y a pas de «&#xa0;{what}&#xa0;» qui ait un nom</translation>
    </message>
    <message>
        <source>{source} lists {kind}, not {wanted}</source>
        <translation>{source} énumère {kind}, et non {wanted}</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Search for a command or keys</source>
        <translation>Chercher une commande ou des touches</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Nouvelles touches</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>&amp;Attribuer</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Press &amp;new keys:</source>
        <translation>Pressez les &amp;nouvelles touches&#xa0;:</translation>
    </message>
    <message>
        <source>Reset &amp;all</source>
        <translation>&amp;Tout rétablir</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Autres</translation>
    </message>
    <message>
        <source>On the canvas</source>
        <translation>Sur le plan de travail</translation>
    </message>
    <message>
        <source>With the tool {tool}</source>
        <translation>Avec l’outil {tool}</translation>
    </message>
    <message>
        <source>Keys of tools and of the canvas stay as they are.</source>
        <translation>Les touches des outils et du plan de travail restent telles quelles.</translation>
    </message>
    <message>
        <source>“{keys}” is used by “{action}”, which will lose it.</source>
        <translation>«&#xa0;{keys}&#xa0;» sert à «&#xa0;{action}&#xa0;», qui le perdra.</translation>
    </message>
    <message>
        <source>A tool in hand may take this key for itself.</source>
        <translation>L’outil en main peut prendre cette touche pour lui.</translation>
    </message>
</context>
<context>
    <name>SizeField</name>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
</context>
<context>
    <name>SuggestDialog</name>
    <message>
        <source>Suggest tickets</source>
        <translation>Proposer des billets</translation>
    </message>
    <message>
        <source>A deck is being proposed …</source>
        <translation>Un paquet est en préparation …</translation>
    </message>
    <message>
        <source>Number of tickets</source>
        <translation>Nombre de billets</translation>
    </message>
    <message>
        <source>Share of long ones</source>
        <translation>Part des longs</translation>
    </message>
    <message>
        <source> %</source>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Another &amp;deck</source>
        <translation>Un &amp;autre paquet</translation>
    </message>
    <message>
        <source>The next seed; the same seed always proposes the same deck</source>
        <translation>La graine suivante&#xa0;; la même graine propose toujours le même paquet</translation>
    </message>
    <message>
        <source>&amp;Keep the tickets there are</source>
        <translation>&amp;Garder les billets présents</translation>
    </message>
    <message>
        <source>&amp;Tickets</source>
        <translation>&amp;Billets</translation>
    </message>
    <message>
        <source>&amp;Long ones</source>
        <translation>&amp;Longs</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>Gra&amp;ine</translation>
    </message>
    <message>
        <source>Progress of the proposal</source>
        <translation>Avancement de la proposition</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>Another ticket that is about as long</source>
        <translation>Un autre billet à peu près aussi long</translation>
    </message>
    <message>
        <source>Leave &amp;out</source>
        <translation>&amp;Omettre</translation>
    </message>
    <message>
        <source>Figures beside those of the published decks</source>
        <translation>Chiffres à côté de ceux des paquets publiés</translation>
    </message>
    <message>
        <source>Take the deck</source>
        <translation>Prendre le paquet</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>Billet</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Paquet</translation>
    </message>
    <message>
        <source>Proposed tickets</source>
        <translation>Billets proposés</translation>
    </message>
    <message>
        <source>{fine} of {all} figures are like those of the published decks, or better.</source>
        <translation>{fine} chiffres sur {all} sont comme ceux des paquets publiés, ou meilleurs.</translation>
    </message>
    <message>
        <source>&amp;Keep the tickets there are: {n}</source>
        <translation>&amp;Garder les billets présents&#xa0;: {n}</translation>
    </message>
    <message>
        <source>The board has too few pairs of cities that more than one route joins: ask for fewer tickets, or draw more routes.</source>
        <translation>Le plateau a trop peu de paires de villes reliées par plus d’une route&#xa0;: demandez moins de billets, ou tracez d’autres routes.</translation>
    </message>
    <message>
        <source>Take {tickets}</source>
        <translation>Prendre {tickets}</translation>
    </message>
    <message>
        <source>The rules say {n} tickets for the pile {pile}; now it has {there}.</source>
        <translation>Les règles prévoient {n} billets pour la pile {pile}&#xa0;; elle en a {there}.</translation>
    </message>
    <message>
        <source>The largest table needs {n} tickets in the pile {pile}; it has {there}.</source>
        <translation>La plus grande tablée a besoin de {n} billets dans la pile {pile}&#xa0;; elle en a {there}.</translation>
    </message>
    <message>
        <source>In all, those that are kept among them</source>
        <translation>En tout, y compris ceux qui sont gardés</translation>
    </message>
    <message>
        <source>So many tickets are there already: ask for more, or do not keep them.</source>
        <translation>Il y a déjà autant de billets&#xa0;: demandez-en plus, ou ne les gardez pas.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>Save the table</source>
        <translation>Enregistrer le tableau</translation>
    </message>
    <message>
        <source>Take rows from a file</source>
        <translation>Reprendre les lignes d’un fichier</translation>
    </message>
    <message>
        <source>Tables (*.csv *.tsv *.txt)</source>
        <translation>Tableaux (*.csv *.tsv *.txt)</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Liaisons</translation>
    </message>
    <message>
        <source>Tickets</source>
        <translation>Billets</translation>
    </message>
    <message>
        <source>No cities yet: press C and click on the board.</source>
        <translation>Pas encore de villes&#xa0;: appuyez sur C et cliquez sur le plateau.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Room in mm</source>
        <translation>Place en mm</translation>
    </message>
    <message>
        <source>No routes yet: press R and click two cities.</source>
        <translation>Pas encore de routes&#xa0;: appuyez sur R et cliquez sur deux villes.</translation>
    </message>
    <message>
        <source>No tickets yet.</source>
        <translation>Pas encore de billets.</translation>
    </message>
    <message>
        <source>Search the table</source>
        <translation>Chercher dans le tableau</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>presse-papiers</translation>
    </message>
    <message>
        <source>Copy rows for a spreadsheet</source>
        <translation>Copier les lignes pour un tableur</translation>
    </message>
    <message>
        <source>Paste rows from a spreadsheet</source>
        <translation>Coller les lignes d’un tableur</translation>
    </message>
    <message>
        <source>Take rows from a file…</source>
        <translation>Reprendre les lignes d’un fichier…</translation>
    </message>
    <message>
        <source>Save the table to a file…</source>
        <translation>Enregistrer le tableau dans un fichier…</translation>
    </message>
    <message>
        <source>Take rows from {source}</source>
        <translation>Reprendre les lignes de {source}</translation>
    </message>
    <message>
        <source>{changed} changed, {added} added, {refused} not taken over.</source>
        <translation>{changed} modifiées, {added} ajoutées, {refused} non reprises.</translation>
    </message>
    <message>
        <source>What was not taken over</source>
        <translation>Ce qui n’a pas été repris</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>Nothing has a name yet.</source>
        <translation>Rien n’a encore de nom.</translation>
    </message>
</context>
<context>
    <name>TagsDialog</name>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Tags of {things}</source>
        <translation>Étiquettes de {things}</translation>
    </message>
    <message>
        <source>Another tag, such as arctic</source>
        <translation>Une autre étiquette, comme arctic</translation>
    </message>
    <message>
        <source>Another tag</source>
        <translation>Une autre étiquette</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
</context>
<context>
    <name>Thing</name>
    <message>
        <source>locked</source>
        <translation>sous verrou</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} et {last}</translation>
    </message>
    <message>
        <source>length {length}</source>
        <translation>longueur {length}</translation>
    </message>
    <message>
        <source>tunnel</source>
        <translation>tunnel</translation>
    </message>
    <message>
        <source>ferry</source>
        <translation>ferry</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 point</translation>
    </message>
    <message>
        <source>{n} points</source>
        <translation>{n} points</translation>
    </message>
</context>
<context>
    <name>Ticket</name>
    <message>
        <source>no routes join them</source>
        <translation>aucune route ne les relie</translation>
    </message>
    <message>
        <source>{n} ways tie</source>
        <translation>{n} chemins à égalité</translation>
    </message>
    <message>
        <source>1 space</source>
        <translation>1 case</translation>
    </message>
    <message>
        <source>{n} spaces</source>
        <translation>{n} cases</translation>
    </message>
    <message>
        <source>shortest path {ways}, {routes}</source>
        <translation>plus court chemin&#xa0;: {ways}, {routes}</translation>
    </message>
    <message>
        <source>{routes} to claim</source>
        <translation>{routes} à prendre</translation>
    </message>
    <message>
        <source>with one space more only {routes}</source>
        <translation>avec une case de plus seulement {routes}</translation>
    </message>
    <message>
        <source>1 single track that every shortest path needs</source>
        <translation>1 voie unique qu’il faut à tout plus court chemin</translation>
    </message>
    <message>
        <source>{n} single tracks that every shortest path needs</source>
        <translation>{n} voies uniques qu’il faut à tout plus court chemin</translation>
    </message>
    <message>
        <source>tunnels on the way: {n}</source>
        <translation>tunnels en chemin&#xa0;: {n}</translation>
    </message>
    <message>
        <source>ferries on the way: {n}</source>
        <translation>ferries en chemin&#xa0;: {n}</translation>
    </message>
    <message>
        <source>{share} % of a player’s {trains} trains</source>
        <translation>{share}&#xa0;% des {trains} wagons d’un joueur</translation>
    </message>
    <message>
        <source>or {end} for {points}: {path}</source>
        <translation>ou {end} pour {points}&#xa0;: {path}</translation>
    </message>
</context>
<context>
    <name>TicketFactsPanel</name>
    <message>
        <source>Facts of the selected tickets</source>
        <translation>Détails des billets sélectionnés</translation>
    </message>
    <message>
        <source>Set the points to the shortest path</source>
        <translation>Mettre les points au plus court chemin</translation>
    </message>
    <message>
        <source>and {tickets} more</source>
        <translation>et {tickets} de plus</translation>
    </message>
    <message>
        <source>Set the points to {n}</source>
        <translation>Mettre les points à {n}</translation>
    </message>
    <message>
        <source>Set the points to the shortest paths</source>
        <translation>Mettre les points aux plus courts chemins</translation>
    </message>
    <message>
        <source>{tickets}. Select one to see its shortest path and its value.</source>
        <translation>{tickets}. Sélectionnez-en un pour voir son plus court chemin et sa valeur.</translation>
    </message>
    <message>
        <source>Printed value</source>
        <translation>Valeur imprimée</translation>
    </message>
    <message>
        <source>Proposed value</source>
        <translation>Valeur proposée</translation>
    </message>
    <message>
        <source>Shortest path</source>
        <translation>Plus court chemin</translation>
    </message>
    <message>
        <source>Points of {tickets}</source>
        <translation>Points de {tickets}</translation>
    </message>
    <message>
        <source>Suggest tickets…</source>
        <translation>Proposer des billets…</translation>
    </message>
    <message>
        <source>No tickets yet: press T and click two cities, or let a deck be suggested.</source>
        <translation>Pas encore de billets&#xa0;: appuyez sur T et cliquez deux villes, ou faites-vous proposer un paquet.</translation>
    </message>
</context>
<context>
    <name>TicketTool</name>
    <message>
        <source>Click the first city of a ticket; Ctrl+click inside a border takes the country · D deck: {deck}</source>
        <translation>Cliquez la première ville d’un billet&#xa0;; Ctrl+clic dans une frontière prend le pays · D paquet&#xa0;: {deck}</translation>
    </message>
    <message>
        <source>Click the other end · digits set the points, 0 as its shortest path, + − one more or less · D deck: {deck} · Esc one step back</source>
        <translation>Cliquez l’autre bout · chiffres&#xa0;: points, 0 le plus court chemin, + − · D paquet&#xa0;: {deck} · Échap recule</translation>
    </message>
    <message>
        <source>No routes join them: draw routes first, or type the points</source>
        <translation>Aucune route ne les relie&#xa0;: tracez d’abord des routes, ou tapez les points</translation>
    </message>
    <message>
        <source>{ticket} is in this deck already</source>
        <translation>{ticket} est déjà dans ce paquet</translation>
    </message>
    <message>
        <source>Add the ticket {ticket}</source>
        <translation>Ajouter le billet {ticket}</translation>
    </message>
    <message>
        <source>already in {deck}</source>
        <translation>déjà dans {deck}</translation>
    </message>
</context>
<context>
    <name>TintDialog</name>
    <message>
        <source>Tint</source>
        <translation>Teinte</translation>
    </message>
</context>
<context>
    <name>Tool</name>
    <message>
        <source>Select</source>
        <translation>Sélection</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ville</translation>
    </message>
    <message>
        <source>Route</source>
        <translation>Route</translation>
    </message>
    <message>
        <source>Border</source>
        <translation>Frontière</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Fond</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>Ticket</source>
        <translation>Billet</translation>
    </message>
</context>
<context>
    <name>ToolKey</name>
    <message>
        <source>Wheel</source>
        <translation>Molette</translation>
    </message>
    <message>
        <source>Zoom at the pointer</source>
        <translation>Zoomer au pointeur</translation>
    </message>
    <message>
        <source>Space and drag</source>
        <translation>Espace et tirer</translation>
    </message>
    <message>
        <source>Move the canvas; so does the middle button</source>
        <translation>Déplacer le plan de travail&#xa0;; de même avec le bouton du milieu</translation>
    </message>
    <message>
        <source>Shift+Wheel</source>
        <translation>Maj+Molette</translation>
    </message>
    <message>
        <source>Move the canvas sideways</source>
        <translation>Déplacer le plan de travail de côté</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Move by 1 mm; with Shift by 10, with Ctrl by 0.1</source>
        <translation>Déplacer de 1&#xa0;mm&#xa0;; de 10 avec Maj, de 0,1 avec Ctrl</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Go to the next thing; with Shift to the one before</source>
        <translation>Aller à la chose suivante&#xa0;; avec Maj à la précédente</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Change the selected thing</source>
        <translation>Modifier la chose sélectionnée</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Take a drag back, or select nothing</source>
        <translation>Reprendre un déplacement, ou ne rien sélectionner</translation>
    </message>
    <message>
        <source>Take the name, or the place that is offered</source>
        <translation>Prendre le nom, ou le lieu proposé</translation>
    </message>
    <message>
        <source>Up and Down</source>
        <translation>Haut et Bas</translation>
    </message>
    <message>
        <source>Choose among the places that are offered</source>
        <translation>Choisir parmi les lieux proposés</translation>
    </message>
    <message>
        <source>Leave the name, then the tool</source>
        <translation>Quitter le nom, puis l’outil</translation>
    </message>
    <message>
        <source>So many spaces long</source>
        <translation>Autant de cases</translation>
    </message>
    <message>
        <source>As long as fits</source>
        <translation>Autant qu’il en tient</translation>
    </message>
    <message>
        <source>One space longer or shorter</source>
        <translation>Une case de plus ou de moins</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Violette</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanche</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleue</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Jaune</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Orange</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noire</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verte</translation>
    </message>
    <message>
        <source>Gray, for any colour</source>
        <translation>Grise, pour toute couleur</translation>
    </message>
    <message>
        <source>Tunnel, or none</source>
        <translation>Tunnel ou non</translation>
    </message>
    <message>
        <source>One locomotive icon more: a ferry</source>
        <translation>Une locomotive de plus&#xa0;: un ferry</translation>
    </message>
    <message>
        <source>Draw one card more</source>
        <translation>Piocher une carte de plus</translation>
    </message>
    <message>
        <source>Another track beside it</source>
        <translation>Une autre voie à côté</translation>
    </message>
    <message>
        <source>Straighten</source>
        <translation>Redresser</translation>
    </message>
    <message>
        <source>Turn round</source>
        <translation>Inverser</translation>
    </message>
    <message>
        <source>Let spaces follow the curve again</source>
        <translation>Remettre les cases sur la courbe</translation>
    </message>
    <message>
        <source>Join two routes</source>
        <translation>Joindre deux routes</translation>
    </message>
    <message>
        <source>One bend back</source>
        <translation>Revenir d’un coude</translation>
    </message>
    <message>
        <source>Close the outline</source>
        <translation>Fermer le contour</translation>
    </message>
    <message>
        <source>Shift and click</source>
        <translation>Maj et clic</translation>
    </message>
    <message>
        <source>Follow the border up to there</source>
        <translation>Suivre la frontière jusque-là</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Remove the corner at the pointer</source>
        <translation>Retirer le coin sous le pointeur</translation>
    </message>
    <message>
        <source>Draw a region, or a country again</source>
        <translation>Dessiner une région, ou de nouveau un pays</translation>
    </message>
    <message>
        <source>One corner back, then leave the tool</source>
        <translation>Revenir d’un coin, puis quitter l’outil</translation>
    </message>
    <message>
        <source>Shift and drag a corner</source>
        <translation>Maj et tirer un coin</translation>
    </message>
    <message>
        <source>Scale without keeping the proportions</source>
        <translation>Mettre à l’échelle sans garder les proportions</translation>
    </message>
    <message>
        <source>One point back, then leave the tool</source>
        <translation>Revenir d’un point, puis quitter l’outil</translation>
    </message>
    <message>
        <source>Measure anew</source>
        <translation>Mesurer de nouveau</translation>
    </message>
    <message>
        <source>Ctrl and click</source>
        <translation>Ctrl et clic</translation>
    </message>
    <message>
        <source>Take the country at the pointer</source>
        <translation>Prendre le pays sous le pointeur</translation>
    </message>
    <message>
        <source>Points; 0 for the shortest path</source>
        <translation>Points&#xa0;; 0 pour le plus court chemin</translation>
    </message>
    <message>
        <source>One point more or less</source>
        <translation>Un point de plus ou de moins</translation>
    </message>
    <message>
        <source>The next deck</source>
        <translation>Le paquet suivant</translation>
    </message>
    <message>
        <source>One step back, then leave the tool</source>
        <translation>Un pas en arrière, puis quitter l’outil</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Your board</source>
        <translation>Votre plateau</translation>
    </message>
    <message>
        <source>This is a copy, so try whatever you like. The wheel zooms where the pointer is; hold the space bar and drag to move about. {view.fit} shows the whole board.</source>
        <translation>C’est une copie&#xa0;: essayez tout ce que vous voulez. La molette zoome à l’endroit du pointeur&#xa0;; tenez la barre d’espace et tirez pour vous déplacer. {view.fit} montre tout le plateau.</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>What the pointer does depends on the tool. Each has a letter, so your hand can stay on the board: {tool.select} selects, {tool.city} places cities, {tool.route} draws routes.</source>
        <translation>Ce que fait le pointeur dépend de l’outil. Chacun a sa lettre, pour que votre main reste sur le plateau&#xa0;: {tool.select} sélectionne, {tool.city} place des villes, {tool.route} trace des routes.</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Villes</translation>
    </message>
    <message>
        <source>Click where the city shall be and type its name. Real towns are offered while you type; take one with Enter, and it goes where it lies on the map.</source>
        <translation>Cliquez là où sera la ville et tapez son nom. De vraies villes sont proposées pendant que vous tapez&#xa0;; prenez-en une avec Entrée, et elle va là où elle est sur la carte.</translation>
    </message>
    <message>
        <source>Routes</source>
        <translation>Routes</translation>
    </message>
    <message>
        <source>Click a city, then bends if you want some, then another city. Meanwhile 1 to 9 set the length, a letter sets the colour, T makes a tunnel and F a ferry. X adds a second track.</source>
        <translation>Cliquez une ville, puis des coudes si vous en voulez, puis une autre ville. Entre-temps, 1 à 9 règlent la longueur, une lettre la couleur, T fait un tunnel et F un ferry. X ajoute une seconde voie.</translation>
    </message>
    <message>
        <source>Change anything</source>
        <translation>Tout peut changer</translation>
    </message>
    <message>
        <source>Click a thing to select it and drag it; double-click to rename it; right-click to see what else can be done. Names find their places by themselves, or where you drag them.</source>
        <translation>Cliquez une chose pour la sélectionner et tirez-la&#xa0;; double-cliquez pour la renommer&#xa0;; un clic droit montre ce qu’on peut faire d’autre. Les noms trouvent leur place seuls, ou là où vous les tirez.</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Et ensuite&#xa0;?</translation>
    </message>
    <message>
        <source>This line always tells what the tool in hand expects, and on the right where the pointer is on the board.</source>
        <translation>Cette ligne dit toujours ce qu’attend l’outil en main et, à droite, où est le pointeur sur le plateau.</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Panneaux</translation>
    </message>
    <message>
        <source>Every command by its name</source>
        <translation>Chaque commande par son nom</translation>
    </message>
    <message>
        <source>{help.palette} finds any command while you type, and shows its keys. Help › Shortcuts lists them all and lets you change them.</source>
        <translation>{help.palette} trouve toute commande pendant que vous tapez, et montre ses touches. Aide › Raccourcis les donne toutes et permet de les changer.</translation>
    </message>
    <message>
        <source>Your work is safe</source>
        <translation>Votre travail est à l’abri</translation>
    </message>
    <message>
        <source>{file.save} saves. In between, unsaved work is written down every few seconds, and is offered again should the computer stop. Now go and build a board!</source>
        <translation>{file.save} enregistre. Entre-temps, le travail est noté toutes les quelques secondes, et proposé de nouveau si l’ordinateur s’arrête. À vous de construire un plateau&#xa0;!</translation>
    </message>
    <message>
        <source>The inspector shows and edits the properties of what is selected. Behind it, layers can be hidden, locked or dimmed, and the history takes you back to any step: nothing you try is final. {edit.undo} undoes the last step.</source>
        <translation>L’inspecteur montre et modifie les propriétés de ce qui est sélectionné. Derrière lui, les calques se cachent, se verrouillent ou s’estompent, et l’historique ramène à toute étape&#xa0;: rien de ce que vous essayez n’est définitif. {edit.undo} annule la dernière étape.</translation>
    </message>
</context>
<context>
    <name>Turn</name>
    <message>
        <source>Turn the board clockwise</source>
        <translation>Tourner le plateau vers la droite</translation>
    </message>
    <message>
        <source>Turn the board anticlockwise</source>
        <translation>Tourner le plateau vers la gauche</translation>
    </message>
    <message>
        <source>North is not at the top any more: the map has no projection now.</source>
        <translation>Le nord n’est plus en haut&#xa0;: la carte n’a plus de projection.</translation>
    </message>
    <message>
        <source>The picture cannot be turned: turn its file.</source>
        <translation>L’image ne peut pas être tournée&#xa0;: tournez son fichier.</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Draw boards for train games</source>
        <translation>Dessinez des plateaux pour jeux de trains</translation>
    </message>
    <message>
        <source>New board…</source>
        <translation>Nouveau plateau…</translation>
    </message>
    <message>
        <source>New from geography…</source>
        <translation>D’après la géographie…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Suivre la visite</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Récents</translation>
    </message>
    <message>
        <source>Boards that you open or save appear here. You can also drop a file.</source>
        <translation>Les plateaux que vous ouvrez ou enregistrez apparaissent ici. Vous pouvez aussi déposer un fichier.</translation>
    </message>
    <message>
        <source>Boards to begin with</source>
        <translation>Des plateaux pour commencer</translation>
    </message>
    <message>
        <source>Each opens as a copy of your own.</source>
        <translation>Chacun s’ouvre comme une copie à vous.</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>Première fois ici&#xa0;?</translation>
    </message>
    <message>
        <source>A tour of three minutes shows how a board is drawn. It can be left any time.</source>
        <translation>Une visite de trois minutes montre comment se dessine un plateau. On peut la quitter à tout moment.</translation>
    </message>
    <message>
        <source>No, thank you</source>
        <translation>Non, merci</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Bienvenue</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>not saved yet</source>
        <translation>pas encore enregistré</translation>
    </message>
    <message>
        <source>{file}, read-only</source>
        <translation>{file}, lecture seule</translation>
    </message>
</context>
<context>
    <name>_Row</name>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>Restore {title}</source>
        <translation>Reprendre {title}</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Abandonner</translation>
    </message>
    <message>
        <source>Discard {title}</source>
        <translation>Abandonner {title}</translation>
    </message>
    <message>
        <source>Never saved to a file · {time}</source>
        <translation>Jamais enregistré dans un fichier · {time}</translation>
    </message>
    <message>
        <source>The file has changed since then</source>
        <translation>Le fichier a changé depuis</translation>
    </message>
    <message>
        <source>A route is half drawn</source>
        <translation>Une route est à moitié tracée</translation>
    </message>
    <message>
        <source>An outline is half drawn</source>
        <translation>Un contour est à moitié tracé</translation>
    </message>
</context>
</TS>
