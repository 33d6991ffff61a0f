/** How a page is shown. */
export type View = 'desktop' | 'tablet' | 'mobile';

/** All of them, in the order of their buttons. */
export const views: readonly View[] = ['desktop', 'tablet', 'mobile'];

/** CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a page is laid out in at the least (facts, portfolio 12), and the two devices. */
const SIZES: Readonly<Record<View, Size>> = {
  desktop: { width: 600, height: 550 },
  tablet: { width: 768, height: 1024 },
  mobile: { width: 375, height: 667 },
};

/** The size that a page is laid out in, and how much it is then scaled down to be seen whole. */
export function viewSize(view: View, available: Size): Size & { readonly scale: number } {
  const { width, height } = SIZES[view];
  // A phone shows its own view in its own size; the desktop takes what the screen gives.
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

/** The view to begin with: the desktop's, where it has room. */
export function firstView({ width }: Size): View {
  return width < SIZES.desktop.width ? 'mobile' : 'desktop';
}
