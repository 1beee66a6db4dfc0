<?php

use Bga\Games\TicketToRide\Objects\City;

function getCities(): array {
    return [
        1 => new City('Alta', 218, 192), // alta
        2 => new City('Bergen', 872, 279), // bergen
        3 => new City('Calais', 1526, 410), // calais
        4 => new City('Delft', 874, 891), // delft
        5 => new City('South', 1570, 977, -1), // gate
    ];
}
