import type { KitPart } from '../../../../src/api/kits/manifest';
import type { KindName } from './kinds';

/** The steps of an import, in order: later steps refer to the items of earlier ones. */
export const runnerTitles = {
  'site-settings': 'Site settings',
  plugins: 'Plugins',
  taxonomies: 'Taxonomies',
  pictures: 'Pictures',
  templates: 'Templates',
  content: 'Content',
  works: 'Works',
  menus: 'Menus',
} as const;

/** The name of a step. */
export type RunnerName = keyof typeof runnerTitles;

/** A validated item of a kit. */
export interface KitItem {
  readonly runner: RunnerName;
  readonly part: KitPart;
  /** The section's key. */
  readonly section: string;
  /** The names by which a choice may refer to the item. */
  readonly names: readonly string[];
  readonly kind: KindName;
  /** Its key on the kit's original site. */
  readonly key: string;
  readonly title: string;
  readonly value: object;
  /** The address of a document's image, if it is not a file of the kit. */
  readonly featured?: string;
}

/** The id of a conflict: `page:about`, `setting:colors`, `term:category/news`. */
export function conflictId({ kind, key }: Pick<KitItem, 'kind' | 'key'>): string {
  return kind === 'document' ? key.replace('/', ':') : `${kind}:${key}`;
}
