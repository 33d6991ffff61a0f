/** A short loop that `npm run videos` draws. */
export interface Film {
  /** Its file in `demo/assets/videos`. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** Slug of the category that its works are in, beside that of the films. */
  readonly category: string;
}

/** Every film of the site. */
export const films: readonly Film[] = [
  { file: 'pages.webm', width: 640, height: 360, category: 'new-bindings' },
  { file: 'sewing.webm', width: 640, height: 360, category: 'new-bindings' },
  { file: 'press.webm', width: 640, height: 360, category: 'new-bindings' },
  { file: 'marbling.webm', width: 640, height: 360, category: 'marbled-papers' },
  { file: 'comb.webm', width: 360, height: 640, category: 'marbled-papers' },
];
