/** A screen size for which a page is laid out. */
export type View = 'desktop' | 'tablet' | 'mobile';

/** All views, in the order of their buttons. */
export const views: readonly View[] = ['desktop', 'tablet', 'mobile'];

/** A size in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The layout sizes: the minimum of a desktop (docs/compatibility/portfolio.md#lightbox), and two devices. */
const SIZES: Readonly<Record<View, Size>> = {
  desktop: { width: 600, height: 550 },
  tablet: { width: 768, height: 1024 },
  mobile: { width: 375, height: 667 },
};

/** The size in which a page is laid out, and the scale at which it fits into the available space. */
export function viewSize(view: View, available: Size): Size & { readonly scale: number } {
  const { width, height } = SIZES[view];
  // The desktop view grows to fill the available space. On a phone, the mobile view does.
  const grows = view === 'desktop' || (view === 'mobile' && firstView(available) === 'mobile');
  const size = grows
    ? {
        width: Math.max(view === 'mobile' ? 0 : width, available.width),
        height: Math.max(view === 'mobile' ? 0 : height, available.height),
      }
    : { width, height };
  const scale = Math.min(1, available.width / size.width, available.height / size.height);
  return { ...size, scale };
}

/** The initial view: desktop if it fits, else mobile. */
export function firstView({ width }: Size): View {
  return width < SIZES.desktop.width ? 'mobile' : 'desktop';
}
