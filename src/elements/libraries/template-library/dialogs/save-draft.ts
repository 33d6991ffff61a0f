import type { Destination } from '../../../../api/libraries/bulk';

/** The values of the save dialog. Serializable, so that they survive a reload. */
export interface SaveDraft {
  readonly title: string;
  readonly type: string;
  /** Whether to save to the site. */
  readonly site: boolean;
  /** Whether to save to the cloud account. */
  readonly cloud: boolean;
  /** The folder in the cloud; null: outside of folders. */
  readonly folder: string | null;
}

/** Returns the types to choose from: the usual ones, preceded by the template's own type if it is another. */
export function typesFor(own: string): readonly string[] {
  return usual.includes(own) ? usual : [own, ...usual];
}

const usual: readonly string[] = [
  'page',
  'section',
  'container',
  'header',
  'footer',
  'popup',
  'archive',
  'single-post',
  'single-page',
  'search-results',
  'error-404',
  'loop-item',
];

/** Returns the ticked destinations; without the cloud unless it is ready. */
export function destinationsOf(
  { site, cloud, folder }: SaveDraft,
  isCloudReady: boolean,
): readonly Destination[] {
  return [
    ...(site ? [{ place: 'site' } as const] : []),
    ...(cloud && isCloudReady ? [{ place: 'cloud', folder } as const] : []),
  ];
}
