"""What the sources of provinces lack: groups, other languages, lines in the Great Lakes."""

_SCOTLAND = """
    East Ayrshire; East Dunbartonshire; East Renfrewshire; Glasgow; Inverclyde; North Ayshire;
    North Lanarkshire; Renfrewshire; South Ayrshire; South Lanarkshire; West Dunbartonshire;
    Aberdeen; Aberdeenshire; Moray; Falkirk; Stirling; Clackmannanshire; Perthshire and Kinross;
    Angus; Dundee; Fife; East Lothian; Edinburgh; Midlothian; West Lothian; Scottish Borders;
    Dumfries and Galloway; Orkney; Highland; Argyll and Bute; Shetland Islands; Eilean Siar
"""

_WALES = """
    Carmarthenshire; Ceredigion; Pembrokeshire; Powys; Bridgend; Caerphilly; Merthyr Tydfil;
    Rhondda, Cynon, Taff; Cardiff; Vale of Glamorgan; Neath Port Talbot; Swansea; Denbighshire;
    Flintshire; Wrexham; Anglesey; Conwy; Gwynedd; Blaenau Gwent; Monmouthshire; Newport;
    Torfaen
"""

_NORTHERN_IRELAND = """
    Belfast; Derry; Omagh; Armagh; Newry and Mourne; Banbridge; Craigavon; Dungannon; Lisburn;
    Cookstown; Antrim; Magherafelt; Ballymena; Larne; Carrickfergus; Newtownabbey; North Down;
    Down; Coleraine; Ballymoney; Limavady; Castlereagh; Strabane; Fermanagh; Ards; Moyle
"""

_ENGLAND = """
    Darlington; Durham; Hartlepool; Middlesbrough; Redcar and Cleveland; Stockton-on-Tees;
    Northumberland; Hampshire; Southampton; Milton Keynes; Gloucestershire; Buckinghamshire;
    Hertfordshire; Bath and North East Somerset; Bristol; North Somerset; South Gloucestershire;
    Somerset; Devon; Bournemouth; Dorset; Poole; Cambridgeshire; Leicestershire;
    Kingston upon Hull; North East Lincolnshire; North Lincolnshire; Derby; Derbyshire;
    Barking and Dagenham; Bexley; Brent; Bromley; Camden; Croydon; Ealing; Enfield; Greenwich;
    Hammersmith and Fulham; Hounslow; Islington; Kensington and Chelsea; Merton; Redbridge;
    Richmond upon Thames; Sutton; Tower Hamlets; Waltham Forest; Wandsworth; Westminster;
    Lincolnshire; Halton; Cornwall; York; Telford and Wrekin; Blackburn with Darwen; Lancashire;
    East Riding of Yorkshire; Cumbria; North Yorkshire; Plymouth; Torbay; Essex; Suffolk;
    Norfolk; Brighton and Hove; Havering; Thurrock; East Sussex; Medway; Southend-on-Sea;
    West Sussex; Northamptonshire; Warwickshire; Oxfordshire; Luton; Hillingdon;
    Kingston upon Thames; Surrey; Swindon; Wiltshire; Isle of Wight; Portsmouth; Peterborough;
    Leicester; Rutland; Nottingham; Nottinghamshire; Hackney; Haringey; Harrow; Lambeth;
    Lewisham; Newham; Southwark; Warrington; Herefordshire; Worcestershire; Staffordshire;
    Stoke-on-Trent; Shropshire; Kent; City; Newcastle upon Tyne; North Tyneside; South Tyneside;
    Sunderland; Gateshead; Knowsley; Sefton; Liverpool; Merseyside; Blackpool; Kirklees;
    Calderdale; Bradford; Leeds; Wakefield; Salford; Wigan; Bolton; Bury; Rochdale; Oldham;
    Tameside; Stockport; Manchester; Trafford; Rotherham; Sheffield; Barnsley; Doncaster;
    Birmingham; Sandwell; Dudley; Wolverhampton; Walsall; Solihull; Coventry;
    Central Bedfordshire; Bedford; Reading; West Berkshire; Wokingham; Bracknell Forest;
    Royal Borough of Windsor and Maidenhead; Slough; Barnet; Cheshire East;
    Cheshire West and Chester; Isles of Scilly
"""


def _grouped(**groups: str) -> dict[str, str]:
    return {
        " ".join(district.split()): name.replace("_", " ")
        for name, districts in groups.items()
        for district in districts.split(";")
    }


NATIONS = {
    "GB": _grouped(
        Scotland=_SCOTLAND,
        Wales=_WALES,
        Northern_Ireland=_NORTHERN_IRELAND,
        England=_ENGLAND,
    )
}
"""Districts that are too small to divide a board into, and what they are parts of."""

_GERMANY = """
Baden-Württemberg = Bade-Wurtemberg; Bayern = Bavière; Berlin = Berlin; Brandenburg = Brandebourg;
Bremen = Brême; Hamburg = Hambourg; Hessen = Hesse;
Mecklenburg-Vorpommern = Mecklembourg-Poméranie-Occidentale; Niedersachsen = Basse-Saxe;
Nordrhein-Westfalen = Rhénanie-du-Nord-Westphalie; Rheinland-Pfalz = Rhénanie-Palatinat;
Saarland = Sarre; Sachsen = Saxe; Sachsen-Anhalt = Saxe-Anhalt;
Schleswig-Holstein = Schleswig-Holstein; Thüringen = Thuringe
"""

_POLAND = """
Warmian-Masurian = warmińsko-mazurskie = Varmie-Mazurie; Pomeranian = pomorskie = Poméranie;
Lower Silesian = dolnośląskie = Basse-Silésie;
West Pomeranian = zachodniopomorskie = Poméranie-Occidentale; Lubusz = lubuskie = Lubusz;
Greater Poland = wielkopolskie = Grande-Pologne;
Kuyavian-Pomeranian = kujawsko-pomorskie = Cujavie-Poméranie; Silesian = śląskie = Silésie;
Łódź = łódzkie = Łódź; Masovian = mazowieckie = Mazovie;
Świętokrzyskie = świętokrzyskie = Sainte-Croix; Podlachian = podlaskie = Podlachie;
Lublin = lubelskie = Lublin; Subcarpathian = podkarpackie = Basses-Carpates;
Opole = opolskie = Opole; Lesser Poland = małopolskie = Petite-Pologne
"""

_POLAND_IN_ENGLISH = """
Warmian-Masurian = Warmia-Masuria; Pomeranian = Pomerania; Lower Silesian = Lower Silesia;
West Pomeranian = West Pomerania; Kuyavian-Pomeranian = Kuyavia-Pomerania; Silesian = Silesia;
Masovian = Mazovia; Świętokrzyskie = Holy Cross; Podlachian = Podlachia;
Subcarpathian = Subcarpathia
"""

_UNITED_STATES = """
California = Californie; Florida = Floride; Georgia = Géorgie; Hawaii = Hawaï;
Louisiana = Louisiane; New Mexico = Nouveau-Mexique; North Carolina = Caroline du Nord;
North Dakota = Dakota du Nord; Pennsylvania = Pennsylvanie; South Carolina = Caroline du Sud;
South Dakota = Dakota du Sud; Virginia = Virginie; West Virginia = Virginie-Occidentale;
District of Columbia = District de Columbia
"""

_UNITED_KINGDOM = """
England = Angleterre; Scotland = Écosse; Wales = Pays de Galles;
Northern Ireland = Irlande du Nord
"""


def _names(text: str, *languages: str) -> dict[str, dict[str, str]]:
    rows = ([" ".join(name.split()) for name in row.split("=")] for row in text.split(";"))
    return {name: dict(zip(languages, others, strict=True)) for name, *others in rows}


_POLISH = _names(_POLAND, "pl", "fr")

TRANSLATIONS: dict[str, dict[str, dict[str, str]]] = {
    "DE": _names(_GERMANY, "fr"),
    "GB": _names(_UNITED_KINGDOM, "fr"),
    "PL": {
        name: {**_names(_POLAND_IN_ENGLISH, "en").get(name, {}), **others}
        for name, others in _POLISH.items()
    },
    "US": _names(_UNITED_STATES, "fr"),
}
"""Names that neither source has, by country and local name."""

GREAT_LAKES = (
    ((-87.802, 42.492), (-87.02, 42.492)),
    ((-87.526, 41.708), (-87.207, 41.761)),
    ((-86.823, 41.76), (-87.207, 41.761)),
    ((-87.207, 41.761), (-87.02, 42.492)),
    (
        (-87.02, 42.492),
        (-87.15, 43.38),
        (-86.9, 44.2),
        (-86.25, 45.236),
        (-86.75, 45.44),
        (-87.1, 45.35),
        (-87.405, 45.2),
        (-87.605, 45.108),
    ),
    ((-90.418, 46.566), (-90.12, 47.28), (-89.957, 47.29)),
    ((-92.015, 46.708), (-91.2, 46.88), (-90.4, 47.2), (-89.957, 47.29)),
    ((-89.957, 47.29), (-89.48, 48.0)),
    ((-83.454, 41.733), (-82.7, 41.676)),
    ((-80.52, 41.978), (-80.52, 42.33)),
    ((-79.762, 42.27), (-79.762, 42.54)),
)
"""About where the states meet in the water, which their own outlines leave out."""
