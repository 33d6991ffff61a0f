/**
 * The media query that matches viewports up to the menu breakpoint.
 *
 * Compares with the next whole pixel, since zoomed pages have fractional widths. Stylesheets use the same
 * query, or negate it with `not`. With a separate query for wide viewports, some widths match both in
 * Chromium, whose comparisons tolerate 1/64 of a pixel.
 *
 * @param breakpoint the configuration's `menuBreakpoint`
 */
export function narrowHeader(view: Window, breakpoint: number): MediaQueryList {
  return view.matchMedia(`(width < ${breakpoint + 1}px)`);
}
