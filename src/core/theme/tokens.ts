/**
 * The theme tokens: custom properties that a site sets once, on the root or on any box, and that every element
 * reads. An element's own custom property wins over the token. Without both, an element keeps its default.
 */
export const tokens = {
  '--nh-surface': 'Background of the page, of fields and of dialogs.',
  '--nh-raised': 'Background of panels, cards and notes.',
  '--nh-text': 'Text colour.',
  '--nh-muted': 'Text colour of hints, counts and captions.',
  '--nh-border': 'Border colour of controls.',
  '--nh-line': 'Colour of separators.',
  '--nh-accent': 'Colour of the primary action and of the selection.',
  '--nh-on-accent': 'Text colour on the accent colour.',
  '--nh-focus': 'Colour of the focus ring.',
  '--nh-error': 'Colour of errors.',
  '--nh-success': 'Colour of success.',
  '--nh-warning': 'Colour of warnings.',
  '--nh-radius': 'Corner radius of controls and boxes.',
  '--nh-space': 'Gap between the items of an element, and padding of its boxes.',
  '--nh-control': 'Height of a control.',
  '--nh-font': 'Font family of texts. Read by nh-theme.css alone.',
  '--nh-font-heading': 'Font family of headings. Read by nh-theme.css alone.',
} as const;

/** The name of a theme token. */
export type TokenName = keyof typeof tokens;
