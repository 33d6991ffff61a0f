import type { Destination } from '../../libraries/wire/bulk';

/** What is filled in where a template is saved; JSON, so that it may outlive the page. */
export interface SaveDraft {
  readonly title: string;
  readonly type: string;
  /** To the site's own templates. */
  readonly site: boolean;
  /** To the cloud library, too or instead. */
  readonly cloud: boolean;
  /** The folder there; null: outside of all. */
  readonly folder: string | null;
}

/** The types that a template may be given, the usual ones first; its own, where it is none of them. */
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

/** The places that were ticked, of those that can be had. */
export function destinationsOf(
  { site, cloud, folder }: SaveDraft,
  isCloudReady: boolean,
): readonly Destination[] {
  return [
    ...(site ? [{ place: 'site' } as const] : []),
    ...(cloud && isCloudReady ? [{ place: 'cloud', folder } as const] : []),
  ];
}
