import { siteConfig } from '../../../core/config';

/** A class of the builder's, as it prints it: `accordion-item` is `elementor-accordion-item`. */
export function builderClass(name: string): string {
  return `${siteConfig().builder}-${name}`;
}

/** The same as a selector. */
export function classSelector(name: string): string {
  return `.${CSS.escape(builderClass(name))}`;
}
