import { siteConfig } from '../../core/config';
import { closestThrough } from '../../core/dom/closest-through';
import { requireInstance } from '../runtime/arguments/checks';

/** A document of the page builder: the page, a header, a popup …, marked in the markup. */
export interface BuiltDocument {
  /** Id of the document in the CMS. */
  readonly id: string;
  /** `wp-page`, `header`, `popup` …; empty if not printed. */
  readonly type: string;
}

/**
 * Returns the innermost document that contains a node; undefined outside of documents.
 *
 * @throws TypeError if the node is missing or not an element
 */
export function documentOf(node: Element): BuiltDocument | undefined {
  requireInstance({ node }, 'node', Element);
  const builder = CSS.escape(siteConfig().builder);
  const element = closestThrough(node, `[data-${builder}-id]`);
  if (!element) return undefined;
  const attribute = (name: string): string =>
    element.getAttribute(`data-${siteConfig().builder}-${name}`) ?? '';
  return { id: attribute('id'), type: attribute('type') };
}
