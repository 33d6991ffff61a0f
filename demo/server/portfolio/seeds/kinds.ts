import type { Motif, WorkType } from '../work';

/** A kind of work, with its share in per cent. */
export interface WorkKind {
  readonly motif: Motif;
  readonly type: WorkType;
  readonly share: number;
  /** The slugs of its categories. */
  readonly categories: readonly string[];
  /** The slugs of suitable tags. */
  readonly tags: readonly string[];
  /** The slugs of suitable other categories. */
  readonly others: readonly string[];
}

const bindingTags = [
  'linen-thread',
  'raised-bands',
  'goatskin',
  'calf',
  'buckram',
  'half-cloth',
  'gold-tooling',
  'blind-tooling',
  'headbands',
  'edge-gilding',
];
const paperTags = ['japanese-paper', 'paste-paper', 'stone-marble', 'combed-marble'];
const anybody = ['readers', 'authors-presses', 'libraries', 'museums'];

/** All kinds of works; their shares add up to a hundred. */
export const workKinds: readonly WorkKind[] = [
  {
    motif: 'binding',
    type: 'image',
    share: 19,
    categories: ['rebound-books'],
    tags: [...bindingTags, 'before-after'],
    others: anybody,
  },
  {
    motif: 'binding',
    type: 'image',
    share: 13,
    categories: ['new-bindings'],
    tags: [...bindingTags, 'ribbon', 'one-of-one'],
    others: anybody,
  },
  {
    motif: 'box',
    type: 'image',
    share: 11,
    categories: ['boxes-cases'],
    tags: ['clamshell', 'slipcase', 'buckram', 'ribbon', 'paste-paper', 'one-of-one'],
    others: anybody,
  },
  {
    motif: 'album',
    type: 'image',
    share: 8,
    categories: ['albums'],
    tags: ['half-cloth', 'ribbon', 'japanese-paper', 'one-of-one', 'goatskin'],
    others: ['readers'],
  },
  {
    motif: 'paper',
    type: 'image',
    share: 13,
    categories: ['marbled-papers'],
    tags: [...paperTags, 'one-of-one'],
    others: ['readers', 'authors-presses', 'museums'],
  },
  {
    motif: 'site',
    type: 'page',
    share: 12,
    categories: ['customers-sites'],
    tags: ['shop', 'before-after'],
    others: ['authors-presses', 'libraries', 'festivals'],
  },
  {
    motif: 'site',
    type: 'iframe',
    share: 12,
    categories: ['customers-sites'],
    tags: ['shop', 'before-after'],
    others: ['authors-presses', 'museums', 'festivals'],
  },
  {
    motif: 'film',
    type: 'video',
    share: 8,
    categories: ['films', 'new-bindings'],
    tags: ['linen-thread', 'headbands', 'edge-gilding'],
    others: ['readers', 'festivals'],
  },
  {
    motif: 'film',
    type: 'video',
    share: 4,
    categories: ['films', 'marbled-papers'],
    tags: paperTags,
    others: ['festivals'],
  },
];
