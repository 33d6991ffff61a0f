import { type Category, categories as labels } from '../../core/element/category';
import { SAVED_BLOCK } from '../../page';
import { FIXED } from '../data/puck-data';
import { nodeKinds } from './kinds';

/** A category of Puck's component list. */
export interface NodeCategory {
  readonly title: string;
  readonly components: string[];
  readonly visible?: boolean;
}

/**
 * Puck's categories, in the order of the page builder's widget panel. An empty category is left out. Nodes of other
 * software cannot be inserted.
 *
 * @param features the feature flags of the site; kinds that need another flag are left out
 */
export function categoriesFor(
  features?: readonly string[],
): Readonly<Record<string, NodeCategory>> {
  const found = (Object.keys(labels) as Category[]).map((category) => {
    const kinds = [...nodeKinds.values()].filter(
      ({ category: own, feature }) =>
        own === category && (feature === undefined || !features || features.includes(feature)),
    );
    const entry = { title: labels[category], components: kinds.map(({ name }) => name) };
    return [category, entry] as const;
  });
  return {
    ...Object.fromEntries(found.filter(([, { components }]) => components.length > 0)),
    other: { title: 'Other', components: [FIXED, SAVED_BLOCK], visible: false },
  };
}
