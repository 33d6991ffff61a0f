/** The choices of the template preview, in the format of its messages. */
export interface Choice<T> {
  readonly name: string;
  readonly data: T;
}

/** Palettes, with colours in the order of the theme's variables; `palettes.ts` lists their use. */
export const palettes: readonly Choice<{ readonly colors: readonly string[] }>[] = [
  { name: 'Linden', data: { colors: [] } },
  {
    name: 'Indigo',
    data: {
      colors: [
        '#2f3e8f',
        '#222d6b',
        '#16192b',
        '#4b5068',
        '#ffffff',
        '#f4f5fb',
        '#d3d6e6',
        '#e4e7f7',
        '#b4402e',
      ],
    },
  },
  {
    name: 'Madder',
    data: {
      colors: [
        '#8c2f39',
        '#6a1f29',
        '#23171a',
        '#5e4c50',
        '#fffdfb',
        '#faf4f0',
        '#e4d6cf',
        '#f5e3df',
        '#2d6a5f',
      ],
    },
  },
  {
    name: 'Slate',
    data: {
      colors: [
        '#34495e',
        '#22313f',
        '#1b2026',
        '#515b66',
        '#ffffff',
        '#f3f4f6',
        '#d5d9de',
        '#e3e9ef',
        '#a85b00',
      ],
    },
  },
  {
    name: 'Plum',
    data: {
      colors: [
        '#6b3a7d',
        '#4f2760',
        '#221a26',
        '#594e60',
        '#fffdfa',
        '#f8f3ea',
        '#e0d8ca',
        '#efe4f2',
        '#8a5a00',
      ],
    },
  },
];

/** Pairs of fonts for text and headings, from the demo's own font service. */
export const fontPairs: readonly Choice<Readonly<Record<string, unknown>>>[] = [
  { name: 'System', data: {} },
  {
    name: 'Weir Grotesk and Weir Serif',
    data: pair("'Weir Grotesk', sans-serif", "'Weir Serif', serif", 700),
  },
  { name: 'Bench Book throughout', data: pair("'Bench Book', serif", 'inherit', 700) },
  {
    name: 'Weir Serif and Bench Mono',
    data: pair("'Weir Serif', serif", "'Bench Mono', monospace", 400),
  },
];

function pair(body: string, headings: string, weight: number): Record<string, unknown> {
  return {
    'body-font-family': body,
    'body-font-weight': '400',
    'font-size-body': { desktop: 17, tablet: '', mobile: '', 'desktop-unit': 'px' },
    'body-line-height': 1.65,
    'headings-font-family': headings,
    'headings-font-weight': String(weight),
    'headings-line-height': '1.2',
    'font-family-h1': 'inherit',
    'font-weight-h1': 'inherit',
    'line-height-h1': 1.1,
  };
}
