<?php

use Bga\Games\TicketToRide\Objects\Route;
use Bga\Games\TicketToRide\Objects\RouteSpace;

function getRoutes(): array {
    return [
        1 => new Route(1, 2, RED, [ // alta-bergen
            new RouteSpace(306, 144, -13),
            new RouteSpace(432, 125, -3),
            new RouteSpace(559, 129, 8),
            new RouteSpace(684, 159, 19),
            new RouteSpace(799, 210, 29),
        ]),
        2 => new Route(1, 2, BLUE, [ // alta-bergen-2
            new RouteSpace(316, 184, -13),
            new RouteSpace(434, 166, -3),
            new RouteSpace(554, 170, 8),
            new RouteSpace(670, 198, 19),
            new RouteSpace(780, 246, 29),
        ]),
        3 => new Route(2, 3, GRAY, [ // bergen-calais
            new RouteSpace(966, 298, 11),
            new RouteSpace(1082, 321, 11),
            new RouteSpace(1199, 344, 11),
            new RouteSpace(1316, 368, 11),
            new RouteSpace(1432, 391, 11),
        ], tunnel: true),
        4 => new Route(2, 4, GRAY, [ // bergen-delft
            new RouteSpace(872, 387, -90),
            new RouteSpace(873, 519, -90),
            new RouteSpace(873, 651, -90),
            new RouteSpace(874, 782, -90),
        ], locomotives: 2),
        5 => new Route(1, 4, YELLOW, [ // alta-delft
            new RouteSpace(436, 454, 45),
            new RouteSpace(654, 672, 50),
        ], drawingBonus: 2),
        6 => new Route(3, 5, GREEN, [ // calais-gate
            new RouteSpace(1534, 509, 86),
            new RouteSpace(1543, 632, 86),
            new RouteSpace(1553, 755, 86),
            new RouteSpace(1562, 877, 86),
        ]),
    ];
}
