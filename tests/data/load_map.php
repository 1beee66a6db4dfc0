<?php
// php load_map.php FOLDER: loads a map as its game does, with classes that only keep what they are
// given, and prints it as JSON.

namespace Bga\Games\TicketToRide\Objects {
    class City {
        public function __construct(
            public string $name, public int $x, public int $y, public ?int $country = null,
        ) {}
    }

    class RouteSpace {
        public function __construct(public int $x, public int $y, public int $angle) {}
    }

    class Route {
        public function __construct(
            public int $from, public int $to, public int $color, public array $spaces,
            public bool $tunnel = false, public int $locomotives = 0,
            public ?int $canPayWithAnySetOfCards = null,
            public ?int $canPayFerriesWithAnySetOfCards = null, public int $drawingBonus = 0,
        ) {}
    }

    class DestinationCard {
        public function __construct(
            public int $from, public int|array $to, public int|array $points,
        ) {}
    }

    class Map {
        public int|string $numberOfLocomotiveCards = 'unsaid';
        public int|string $numberOfColoredCards = 'unsaid';
        public int|string $initialTrainCarCardsInHand = 'unsaid';
        public bool|string $visibleLocomotivesCountsAsTwoCards = 'unsaid';
        public int|string $locomotiveUsageRestriction = 'unsaid';
        public int|string|null $resetVisibleCardsWithLocomotives = 'unsaid';
        public int|string $trainCarsNumberToStartLastTurn = 'unsaid';
        public int|string $trainCarsPerPlayer = 'unsaid';
        public int|string $additionalDestinationMinimumKept = 'unsaid';
        public bool|string $unusedInitialDestinationsGoToDeckBottom = 'unsaid';
        public bool|string $unusedAdditionalDestinationsGoToDeckBottom = 'unsaid';
        public int|string|null $pointsForLongestPath = 'unsaid';
        public int|string|null $pointsForGlobetrotter = 'unsaid';
        public int|string $minimumPlayerForDoubleRoutes = 'unsaid';
        public int|string|null $stations = 'unsaid';
        public bool $vertical = false;
        public array|string $countriesEndPoints = 'unsaid';

        public function __construct(
            public array $cities, public array $routes, public array $destinations,
            public array|string $routePoints = 'unsaid',
        ) {}

        public function getInitialDestinationPick(int $expansionValue): array { return []; }
        public function getInitialDestinationMinimumKept(int $expansionValue): int { return 0; }
        public function getAdditionalDestinationCardNumber(int $expansionValue): int { return 0; }
        public function getDestinationToGenerate(int $expansionValue): array { return []; }
        public function isGlobetrotterBonusActive(int $expansionValue): bool { return false; }
        public function isLongestPathBonusActive(int $expansionValue): bool { return false; }
    }
}

namespace {
    error_reporting(E_ALL);
    set_error_handler(function (int $level, string $message) { throw new ErrorException($message); });

    foreach (['GRAY', 'PINK', 'WHITE', 'BLUE', 'YELLOW', 'ORANGE', 'BLACK', 'RED', 'GREEN'] as $number => $color) {
        define($color, $number);
    }
    require_once $argv[1] . '/map.php';
    $map = getMap();
    echo json_encode([
        'fields' => $map,
        'class' => $map::class,
        'deal' => $map->getInitialDestinationPick(0),
        'keep' => $map->getInitialDestinationMinimumKept(0),
        'draw' => $map->getAdditionalDestinationCardNumber(0),
        'piles' => $map->getDestinationToGenerate(0),
        'globetrotter' => $map->isGlobetrotterBonusActive(0),
        'longest_path' => $map->isLongestPathBonusActive(0),
    ], JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE);
}
