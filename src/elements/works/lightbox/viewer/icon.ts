import { lineIcon } from '../../../../core/dom/line-icon';

/** Paths in a view box of 24 by 24. */
const strokes = {
  close: 'M6 6l12 12M18 6L6 18',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  zoom: 'M11 4a7 7 0 1 0 0 14a7 7 0 1 0 0-14M16 16l5 5M8 11h6M11 8v6',
  'zoom-out': 'M11 4a7 7 0 1 0 0 14a7 7 0 1 0 0-14M16 16l5 5M8 11h6',
  'full-screen': 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  'leave-full-screen': 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
  share: 'M12 15V4M8 8l4-4 4 4M6 12H5v8h14v-8h-1',
  'new-tab': 'M13 5h6v6M19 5l-9 9M10 6H5v13h13v-5',
  desktop: 'M3 5h18v11H3zM9 20h6M12 16v4',
  tablet: 'M6 3h12v18H6zM11 18h2',
  mobile: 'M8 3h8v18H8zM11.5 18h1',
} as const;

/** The name of an icon. */
export type IconName = keyof typeof strokes;

/** Creates an icon in the current text colour. */
export function icon(name: IconName): SVGSVGElement {
  return lineIcon(document, strokes[name], { class: 'nh-lightbox-icon' });
}
