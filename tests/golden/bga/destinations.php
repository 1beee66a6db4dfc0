<?php

use Bga\Games\TicketToRide\Objects\DestinationCard;

function getAllDestinations(): array {
    return [
        1 => [
            1 => new DestinationCard(1, 4, 2), // alta-delft
            2 => new DestinationCard(4, [-1, 3], [13, 9]), // delft-south
        ],
        2 => [
            1 => new DestinationCard(1, 3, 10), // alta-calais
        ],
    ];
}
