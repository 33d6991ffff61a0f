import { message } from './messages';
import type { PrintedCarousel } from './printed-carousel';

/** Adds role and accessible name to a carousel of old builder versions, except for its slides. */
export function nameCarousel({ root }: PrintedCarousel): void {
  name(root, 'region', message('carousel.role'), message('carousel.label'));
}

/** Adds role and accessible name to a slide when it becomes visible. */
export function nameSlide(slide: HTMLElement, { slides }: PrintedCarousel): void {
  const index = slides.indexOf(slide) + 1;
  const label = message('carousel.slide', { index, count: slides.length });
  name(slide, 'group', message('carousel.slide_role'), label);
}

function name(element: HTMLElement, role: string, description: string, label: string): void {
  const names = { role, 'aria-roledescription': description, 'aria-label': label };
  for (const [attribute, value] of Object.entries(names)) {
    if (!element.hasAttribute(attribute)) element.setAttribute(attribute, value);
  }
}
