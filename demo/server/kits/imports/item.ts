import type { KitPart } from '../../../../src/elements/kits/wire/manifest';
import type { KindName } from './kinds';

/** The steps of an import, in the order in which later ones point at what earlier ones bring. */
export const runnerTitles = {
  'site-settings': 'Site settings',
  plugins: 'Plugins',
  taxonomies: 'Taxonomies',
  templates: 'Templates',
  content: 'Content',
  works: 'Works',
  menus: 'Menus',
} as const;

/** The name of one of them. */
export type RunnerName = keyof typeof runnerTitles;

/** One thing that a kit brings, checked. */
export interface KitItem {
  readonly runner: RunnerName;
  readonly part: KitPart;
  /** The section's key. */
  readonly section: string;
  /** What a person's choices may call it by. */
  readonly names: readonly string[];
  readonly kind: KindName;
  /** Its key on the site from which the kit comes. */
  readonly key: string;
  readonly title: string;
  readonly value: object;
}

/** The id of a conflict: `page:about`, `setting:colors`, `term:category/news`. */
export function conflictId({ kind, key }: Pick<KitItem, 'kind' | 'key'>): string {
  return kind === 'document' ? key.replace('/', ':') : `${kind}:${key}`;
}
