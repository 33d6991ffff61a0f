import { container, type Draft, type Settings } from './draft';

/** Gaps between rows and columns, in pixels. */
export const gaps = (row: number, column = row) => ({
  unit: 'px',
  row: `${row}`,
  column: `${column}`,
  isLinked: row === column,
});

/** Spaces above and below a band; at its sides, a space that grows with the window. */
export const bandPadding = (top: string, bottom = top) => ({
  unit: 'custom',
  top,
  right: 'clamp(1rem, 5vw, 3rem)',
  bottom,
  left: 'clamp(1rem, 5vw, 3rem)',
});

/** Returns the same space for all sides, in pixels. */
export const allSides = (size: number) => ({
  unit: 'px',
  top: `${size}`,
  right: `${size}`,
  bottom: `${size}`,
  left: `${size}`,
  isLinked: true,
});

/** Returns a space below, in pixels. */
export const spaceBelow = (size: number) => ({
  ...allSides(0),
  bottom: `${size}`,
  isLinked: false,
});

/** Returns a space above, in pixels. */
export const spaceAbove = (size: number) => ({
  ...allSides(0),
  top: `${size}`,
  isLinked: false,
});

/** The settings of a plain background. */
export const ground = (color: string, text?: string): Settings => ({
  background_background: 'classic',
  background_color: color,
  ...(text && { color_text: text, color_link: text }),
});

/** The colour of thin lines, in a variable of the theme. */
export const LINE = 'var(--nh-line, light-dark(#e1e3e8, #30343d))';

/** The space between two parts of a page. */
export const section = 'clamp(3rem, 7vw, 5.5rem)';

/** The settings of a band that goes on where a band of the same colour ends: one space is between them, not two. */
export const continued: Settings = { padding: bandPadding('0', section) };

/** The settings of a band of one row. */
export const low: Settings = { padding: bandPadding('clamp(2rem, 4vw, 3rem)') };

/** The settings of a band whose title stands above cells. */
export const headed: Settings = {
  flex_gap: gaps(48),
  flex_gap_tablet: gaps(40),
  flex_gap_mobile: gaps(28),
};

/** A part of the page, as wide as the window, with content as wide as the page. */
export const band = (settings: Settings, ...elements: readonly Draft[]): Draft =>
  container({ html_tag: 'section', flex_gap: gaps(28), ...settings }, elements);

/** A band on the background of panels. */
export const raisedBand = (settings: Settings, ...elements: readonly Draft[]): Draft =>
  band({ ...ground('var(--nh-raised, light-dark(#f7f7f8, #1f2229))'), ...settings }, ...elements);

/** A band in the accent colour; in dark mode, in a deep tone of its hue. */
export const accentBand = (...elements: readonly Draft[]): Draft =>
  band(
    {
      ...ground(
        'light-dark(var(--nh-accent, #2f5bd7), oklch(from var(--nh-accent, #8fb0ff) 0.34 0.075 h))',
        'light-dark(var(--nh-on-accent, #fff), #fff)',
      ),
      padding: bandPadding('clamp(2.5rem, 6vw, 4.5rem)'),
    },
    ...elements,
  );

/** Elements below each other. */
export const stack = (gap: number, ...elements: readonly Draft[]): Draft =>
  container({ content_width: 'full', flex_gap: gaps(gap) }, elements);

/** Elements beside each other, which wrap on narrow windows. */
export const row = (settings: Settings, ...elements: readonly Draft[]): Draft =>
  container(
    {
      content_width: 'full',
      flex_direction: 'row',
      flex_wrap: 'wrap',
      flex_align_items: 'center',
      flex_gap: gaps(12),
      ...settings,
    },
    elements,
  );

/** Cells of at least `width`, as many in a row as there is space for. */
export const grid = (width: string, gap: number, ...elements: readonly Draft[]): Draft =>
  gridWith({}, width, gap, elements);

/** Cells of at least `width`, on phones a number of them in a row. */
export const tiles = (width: string, onPhones: number, ...elements: readonly Draft[]): Draft =>
  gridWith(
    {
      grid_columns_grid_mobile: columns(`repeat(${onPhones}, minmax(0, 1fr))`),
      grid_gaps_mobile: gaps(24, 16),
    },
    width,
    32,
    elements,
  );

const gridWith = (
  settings: Settings,
  width: string,
  gap: number,
  elements: readonly Draft[],
): Draft =>
  container(
    {
      content_width: 'full',
      container_type: 'grid',
      grid_columns_grid: columns(`repeat(auto-fit, minmax(min(100%, ${width}), 1fr))`),
      grid_columns_grid_mobile: columns(`repeat(auto-fit, minmax(min(100%, ${width}), 1fr))`),
      grid_rows_grid: columns('auto'),
      grid_gaps: gaps(gap),
      ...settings,
    },
    elements,
  );

/** Two parts beside each other, on phones below each other. */
export const split = (tracks: string, settings: Settings, ...elements: readonly Draft[]): Draft =>
  container(
    {
      content_width: 'full',
      container_type: 'grid',
      grid_columns_grid: columns(tracks),
      grid_rows_grid: columns('auto'),
      grid_gaps: gaps(48, 64),
      grid_gaps_tablet: gaps(32),
      grid_align_items: 'center',
      ...settings,
    },
    elements,
  );

const columns = (tracks: string) => ({ size: tracks, unit: 'custom' });

/** A box with an edge, such as a price or an article. */
export const card = (settings: Settings, ...elements: readonly Draft[]): Draft =>
  container(
    {
      content_width: 'full',
      flex_gap: gaps(16),
      padding: allSides(24),
      border_border: 'solid',
      border_width: allSides(1),
      border_color: LINE,
      border_radius: allSides(12),
      ...ground('var(--nh-surface, light-dark(#fff, #16181d))'),
      ...settings,
    },
    elements,
  );

/** The largest width of a text in the middle of the page. */
export const narrow = (width: number): Settings => ({ boxed_width: { size: width, unit: 'rem' } });
