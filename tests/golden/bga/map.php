<?php

use Bga\Games\TicketToRide\Objects\Map;

require_once(__DIR__.'/cities.php');
require_once(__DIR__.'/routes.php');
require_once(__DIR__.'/destinations.php');

class SampleMap extends Map {
    public function __construct() {
        parent::__construct(getCities(), getRoutes(), getAllDestinations(), [1 => 1, 2 => 2, 3 => 4, 4 => 7, 6 => 15, 8 => 21]);
        $this->numberOfLocomotiveCards = 14;
        $this->numberOfColoredCards = 12;
        $this->initialTrainCarCardsInHand = 4;
        $this->visibleLocomotivesCountsAsTwoCards = true;
        $this->locomotiveUsageRestriction = 0;
        $this->resetVisibleCardsWithLocomotives = 3;
        $this->trainCarsNumberToStartLastTurn = 2;
        $this->trainCarsPerPlayer = 45;
        $this->additionalDestinationMinimumKept = 1;
        $this->unusedInitialDestinationsGoToDeckBottom = false;
        $this->unusedAdditionalDestinationsGoToDeckBottom = true;
        $this->pointsForLongestPath = 10;
        $this->pointsForGlobetrotter = null;
        $this->minimumPlayerForDoubleRoutes = 4;
        $this->stations = 3;
        $this->countriesEndPoints = [-1 => [5]];
    }

    public function getInitialDestinationPick(int $expansionValue): array {
        return ['deckbig' => 1, 'deck' => 3];
    }

    public function getInitialDestinationMinimumKept(int $expansionValue): int {
        return 2;
    }

    public function getAdditionalDestinationCardNumber(int $expansionValue): int {
        return 3;
    }

    public function isGlobetrotterBonusActive(int $expansionValue): bool {
        return $this->pointsForGlobetrotter !== null;
    }

    public function isLongestPathBonusActive(int $expansionValue): bool {
        return $this->pointsForLongestPath !== null;
    }

    public function getDestinationToGenerate(int $expansionValue): array {
        return [
            'deckbig' => [],
            'deck' => [],
        ];
    }
}

function getMap(): Map {
    return new SampleMap();
}
