/** A layer of a shape: its path, and its opacity if that is less than 1. */
export interface ShapeLayer {
  readonly d: string;
  readonly opacity?: string;
}

/**
 * The drawings of shape dividers by the page builder's names, 1000 wide and 100 high. Each covers the upper edge. They are
 * this project's own.
 */
export const shapeDrawings: Readonly<Record<string, readonly ShapeLayer[]>> = {
  mountains: [
    {
      d: 'M0 0V60L90 30L190 84L300 26L420 76L540 20L660 88L790 34L890 70L1000 24V0z',
      opacity: '0.33',
    },
    { d: 'M0 0V36L130 70L250 22L370 60L480 34L600 72L720 18L850 62L1000 44V0z', opacity: '0.66' },
    { d: 'M0 0V20L110 44L220 10L340 40L450 14L570 46L690 8L810 40L920 16L1000 30V0z' },
  ],
  drops: [
    {
      d: 'M0 0V24C26 24 26 62 50 62S74 24 100 24C126 24 126 88 150 88S174 24 200 24C226 24 226 50 250 50S274 24 300 24C326 24 326 96 350 96S374 24 400 24C426 24 426 58 450 58S474 24 500 24C526 24 526 78 550 78S574 24 600 24C626 24 626 46 650 46S674 24 700 24C726 24 726 92 750 92S774 24 800 24C826 24 826 66 850 66S874 24 900 24C926 24 926 84 950 84S974 24 1000 24V0z',
    },
  ],
  clouds: [
    {
      d: 'M0 0V30C0 94 110 94 110 30C110 72 210 72 210 30C210 104 330 104 330 30C330 80 420 80 420 30C420 100 540 100 540 30C540 70 640 70 640 30C640 98 760 98 760 30C760 76 860 76 860 30C860 102 1000 102 1000 30V0z',
    },
  ],
  zigzag: [
    {
      d: 'M0 0L0 4L50 40L100 4L150 40L200 4L250 40L300 4L350 40L400 4L450 40L500 4L550 40L600 4L650 40L700 4L750 40L800 4L850 40L900 4L950 40L1000 4L1000 0z',
    },
  ],
  pyramids: [{ d: 'M0 0V18L160 76L310 24L500 94L710 26L870 68L1000 12V0z' }],
  triangle: [{ d: 'M0 0L500 96L1000 0z' }],
  'triangle-asymmetrical': [{ d: 'M0 0L720 96L1000 0z' }],
  tilt: [{ d: 'M0 0V100L1000 0z' }],
  'opacity-tilt': [
    { d: 'M0 0V100L1000 12V0z', opacity: '0.33' },
    { d: 'M0 0V72L1000 6V0z', opacity: '0.66' },
    { d: 'M0 0V46L1000 0z' },
  ],
  'opacity-fan': [
    { d: 'M0 0L500 100L1000 0z', opacity: '0.33' },
    { d: 'M0 0L420 76L1000 0z', opacity: '0.5' },
    { d: 'M0 0L580 76L1000 0z', opacity: '0.5' },
    { d: 'M0 0L500 52L1000 0z' },
  ],
  curve: [{ d: 'M0 0C200 130 800 130 1000 0z' }],
  'curve-asymmetrical': [{ d: 'M0 0C70 60 320 132 650 86C820 62 940 30 1000 0z' }],
  waves: [{ d: 'M0 0V58C120 94 240 94 360 62S620 14 740 42S930 84 1000 58V0z' }],
  'wave-brush': [
    { d: 'M0 0V74C170 40 290 98 470 70S800 48 1000 86V0z', opacity: '0.33' },
    { d: 'M0 0V56C140 88 330 34 520 60S850 88 1000 46V0z', opacity: '0.66' },
    { d: 'M0 0V34C180 66 340 22 540 40S860 60 1000 28V0z' },
  ],
  'waves-pattern': [
    {
      d: 'M0 0V52C83 92 167 92 250 52S417 12 500 52S667 92 750 52S917 12 1000 52V0z',
      opacity: '0.33',
    },
    {
      d: 'M0 0V40C83 4 167 4 250 40S417 76 500 40S667 4 750 40S917 76 1000 40V0z',
      opacity: '0.66',
    },
    { d: 'M0 0V20C83 44 167 44 250 20S417 -4 500 20S667 44 750 20S917 -4 1000 20V0z' },
  ],
  arrow: [{ d: 'M470 0L500 28L530 0z' }],
  split: [{ d: 'M0 0V24H474Q498 24 500 92Q502 24 526 24H1000V0z' }],
  book: [{ d: 'M0 0V18C300 18 480 24 500 92C520 24 700 18 1000 18V0z' }],
};

/** The shapes as choices, by the page builder's names. */
export const shapeOptions = {
  '': 'None',
  mountains: 'Mountains',
  drops: 'Drops',
  clouds: 'Clouds',
  zigzag: 'Zigzag',
  pyramids: 'Pyramids',
  triangle: 'Triangle',
  'triangle-asymmetrical': 'Triangle asymmetrical',
  tilt: 'Tilt',
  'opacity-tilt': 'Tilt opacity',
  'opacity-fan': 'Fan opacity',
  curve: 'Curve',
  'curve-asymmetrical': 'Curve asymmetrical',
  waves: 'Waves',
  'wave-brush': 'Waves brush',
  'waves-pattern': 'Waves pattern',
  arrow: 'Arrow',
  split: 'Split',
  book: 'Book',
} as const;
