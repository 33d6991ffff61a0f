import { siteConfig } from '../../core/config';

/** Returns a class of the builder with its prefix: `accordion-item` becomes `elementor-accordion-item`. */
export function builderClass(name: string): string {
  return `${siteConfig().builder}-${name}`;
}

/** Returns the selector of a class of the builder. */
export function classSelector(name: string): string {
  return `.${CSS.escape(builderClass(name))}`;
}
