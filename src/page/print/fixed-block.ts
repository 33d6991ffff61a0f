import type { BuilderElement } from '../element';

/** True for an element with markup of its own, which is printed as it is, as far as it is safe. */
export function isFixed(element: BuilderElement): boolean {
  return typeof fixedMarkup(element) === 'string';
}

/** Returns the markup of a fixed block; undefined for other elements. */
export function fixedMarkup(element: BuilderElement): string | undefined {
  const { markup } = element as { readonly markup?: unknown };
  return typeof markup === 'string' ? markup : undefined;
}
