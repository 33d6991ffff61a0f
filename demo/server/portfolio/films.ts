/** A short looping video, drawn by `npm run videos`. */
export interface Film {
  /** Its file in `demo/assets/videos`. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** The slug of its works' second category, beside the category of films. */
  readonly category: string;
}

/** All films. */
export const films: readonly Film[] = [
  { file: 'pages.webm', width: 640, height: 360, category: 'new-bindings' },
  { file: 'sewing.webm', width: 640, height: 360, category: 'new-bindings' },
  { file: 'press.webm', width: 640, height: 360, category: 'new-bindings' },
  { file: 'marbling.webm', width: 640, height: 360, category: 'marbled-papers' },
  { file: 'comb.webm', width: 360, height: 640, category: 'marbled-papers' },
];
