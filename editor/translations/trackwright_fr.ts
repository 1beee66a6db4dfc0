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
    <name>Description</name>
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
        <source>A tunnel, or not.</source>
        <translation>Un tunnel, ou non.</translation>
    </message>
    <message>
        <source>All bonuses there are.</source>
        <translation>Tous les bonus qui existent.</translation>
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
        <source>Countries that have a stack of country cards.</source>
        <translation>Pays qui ont une pile de cartes pays.</translation>
    </message>
    <message>
        <source>Countries with cities.</source>
        <translation>Pays qui ont des villes.</translation>
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
        <source>From one of these decks.</source>
        <translation>De l’un de ces paquets.</translation>
    </message>
    <message>
        <source>How each country&apos;s stack lies.</source>
        <translation>Comment se présente la pile de chaque pays.</translation>
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
        <source>Locomotives, cards of one colour, or any cards (locomotives among them).</source>
        <translation>Des locomotives, des cartes d’une même couleur, ou n’importe lesquelles (locomotives comprises).</translation>
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
        <source>Routes that give cards to the player who claims them.</source>
        <translation>Routes qui donnent des cartes à qui en prend possession.</translation>
    </message>
    <message>
        <source>So many cards of one colour count as a locomotive; none do if absent.</source>
        <translation>Tant de cartes d’une même couleur comptent pour une locomotive&#xa0;; aucune en son absence.</translation>
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
        <source>The printed name.</source>
        <translation>Le nom imprimé.</translation>
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
        <source>Tunnels.</source>
        <translation>Tunnels.</translation>
    </message>
    <message>
        <source>Turns that every player has after that.</source>
        <translation>Tours que chaque joueur a encore ensuite.</translation>
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
        <source>Which of the board&apos;s tickets it is made of.</source>
        <translation>De quels billets du plateau elle est faite.</translation>
    </message>
    <message>
        <source>Which published edition it follows, if any.</source>
        <translation>L’édition publiée qu’elles suivent, s’il y en a une.</translation>
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
        <source>Worth so many points.</source>
        <translation>Valant tant de points.</translation>
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
