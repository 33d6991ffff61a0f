/**
 * Asks whether the header is at the mobile side of its break point.
 *
 * Nearly a pixel more, as the theme's own stylesheets ask: zoomed pages have widths between pixels.
 *
 * @param breakpoint the configuration's `menuBreakpoint`
 */
export function narrowHeader(view: Window, breakpoint: number): MediaQueryList {
  return view.matchMedia(`(max-width: ${breakpoint + 0.99}px)`);
}
