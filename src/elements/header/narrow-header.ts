/**
 * Asks whether the header is at the mobile side of its break point.
 *
 * Up to the next whole pixel: zoomed pages have widths between pixels. Stylesheets ask the same, or
 * `not` the same: another way of asking for the other side leaves widths at which Chromium, whose
 * comparisons allow for a 64th of a pixel, says yes to both.
 *
 * @param breakpoint the configuration's `menuBreakpoint`
 */
export function narrowHeader(view: Window, breakpoint: number): MediaQueryList {
  return view.matchMedia(`(width < ${breakpoint + 1}px)`);
}
