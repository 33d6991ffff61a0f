/** A shop that sells the bindery's papers, with its region on the map. */
export interface Stockist {
  /** The id of its entry on the page. */
  readonly id: string;
  readonly shop: string;
  readonly place: string;
  readonly text: string;
  readonly country: string;
  /** The region's name in the atlas. */
  readonly region: string;
  /** The region's label on the map. */
  readonly label: string;
  /** The label's offset from the centre of the region's bounding box. */
  readonly offset: readonly [x: number, y: number];
}

/** The shops of a new site, from north to south. */
export const stockists: readonly Stockist[] = [
  {
    id: 'haarlem',
    shop: 'De Vouwbeen',
    place: 'Haarlem',
    text: 'Marbled papers and decorated endpapers, cut to size.',
    country: 'NL',
    region: 'Noord-Holland',
    label: 'North Holland',
    offset: [4, -17],
  },
  {
    id: 'hamburg',
    shop: 'Falzbein & Faden',
    place: 'Hamburg',
    text: 'All our papers, and a bench to try them at.',
    country: 'DE',
    region: 'Hamburg',
    label: 'Hamburg',
    offset: [26, -14],
  },
  {
    id: 'berlin',
    shop: 'Buchbinderei Kranich',
    place: 'Berlin',
    text: 'Notebooks, paste papers, and repairs that are sent on to us.',
    country: 'DE',
    region: 'Berlin',
    label: 'Berlin',
    offset: [0, 0],
  },
  {
    id: 'antwerp',
    shop: 'Atelier Kaft',
    place: 'Antwerp',
    text: 'Boxes to order; one of each size stands in the window.',
    country: 'BE',
    region: 'Antwerp',
    label: 'Antwerp',
    offset: [-30, 0],
  },
  {
    id: 'luxembourg',
    shop: 'Reliure Alzette',
    place: 'Luxembourg',
    text: 'Letter papers and albums.',
    country: 'LU',
    region: 'Luxembourg',
    label: 'Luxembourg',
    offset: [-8, 18],
  },
  {
    id: 'leipzig',
    shop: 'Bund und Bogen',
    place: 'Leipzig',
    text: 'Sewn notebooks, and our weekend course every autumn.',
    country: 'DE',
    region: 'Sachsen',
    label: 'Saxony',
    offset: [0, -9],
  },
  {
    id: 'regensburg',
    shop: 'Heftlade Huber',
    place: 'Regensburg',
    text: 'Bookcloth by the metre.',
    country: 'DE',
    region: 'Bayern',
    label: 'Bavaria',
    offset: [8, -8],
  },
  {
    id: 'basel',
    shop: 'Papiermühle am Dalbenloch',
    place: 'Basel',
    text: 'Our marbled papers beside their own.',
    country: 'CH',
    region: 'Basel-Stadt',
    label: 'Basel',
    offset: [-22, -4],
  },
  {
    id: 'vienna',
    shop: 'Kleisterpinsel',
    place: 'Vienna',
    text: 'Tools, paste, papers; a cup of coffee while you wait.',
    country: 'AT',
    region: 'Wien',
    label: 'Vienna',
    offset: [0, -18],
  },
  {
    id: 'innsbruck',
    shop: 'Bergpapier',
    place: 'Innsbruck',
    text: 'Guest books for mountain huts, in a cloth that takes the weather.',
    country: 'AT',
    region: 'Tirol',
    label: 'Tyrol',
    offset: [-14, 0],
  },
  {
    id: 'venice',
    shop: 'Legatoria della Calle',
    place: 'Venice',
    text: 'Marbled papers, and ours are said to hold their own.',
    country: 'IT',
    region: 'Veneto',
    label: 'Veneto',
    offset: [-2, 10],
  },
  {
    id: 'florence',
    shop: 'Carta d’Arno',
    place: 'Florence',
    text: 'Albums and boxes, made here, filled there.',
    country: 'IT',
    region: 'Toscana',
    label: 'Tuscany',
    offset: [7, -11],
  },
  {
    id: 'palermo',
    shop: 'Il Segnalibro',
    place: 'Palermo',
    text: 'The furthest that our papers have gone.',
    country: 'IT',
    region: 'Sicily',
    label: 'Sicily',
    offset: [7, -16],
  },
];
