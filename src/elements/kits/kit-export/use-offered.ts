import { useMemo, useSyncExternalStore } from 'react';
import {
  exportContents,
  type KitContents,
  onRegistration,
  partSections,
  registrationsSnapshot,
} from '../parts';
import type { SectionRegistry } from '../sections';
import type { SiteContents } from '../wire/contents';
import type { KitPart } from '../wire/manifest';

/** What a person can choose of the site. */
export interface Offered {
  readonly contents: KitContents;
  readonly registries: Readonly<Record<KitPart, SectionRegistry>>;
}

/** What can be chosen, with what the page has registered so far; undefined until the server has told. */
export function useOffered(site: SiteContents | undefined): Offered | undefined {
  const registrations = useSyncExternalStore(onRegistration, registrationsSnapshot);
  // The registries are made of what is registered: another list, other registries.
  return useMemo(() => registrations && site && offeredOf(site), [site, registrations]);
}

function offeredOf(site: SiteContents): Offered {
  const contents = exportContents(site);
  const registry = (part: KitPart) => partSections(part, contents[part], site.exportGroups);
  return {
    contents,
    registries: {
      content: registry('content'),
      templates: registry('templates'),
      settings: registry('settings'),
      plugins: registry('plugins'),
    },
  };
}
