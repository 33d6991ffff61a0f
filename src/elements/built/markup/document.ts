import { siteConfig } from '../../../core/config';
import { closestThrough } from '../../../core/dom/closest-through';

/** A document of the page builder's: the page, a header, a popup … */
export interface BuiltDocument {
  /** Its number at the CMS. */
  readonly id: string;
  /** `wp-page`, `header`, `popup` …; empty where it says none. */
  readonly type: string;
}

/** The document that a node is in, the nearest of several around it; undefined outside of all. */
export function documentOf(node: Element): BuiltDocument | undefined {
  const builder = CSS.escape(siteConfig().builder);
  const found = closestThrough(node, `[data-${builder}-id]`);
  if (!found) return undefined;
  const attribute = (name: string): string =>
    found.getAttribute(`data-${siteConfig().builder}-${name}`) ?? '';
  return { id: attribute('id'), type: attribute('type') };
}
