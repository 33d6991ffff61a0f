import { useMemo, useSyncExternalStore } from 'react';
import type { SiteContents } from '../../../api/kits/contents';
import type { KitPart } from '../../../api/kits/manifest';
import {
  exportContents,
  type KitContents,
  onRegistration,
  partSections,
  registrationsSnapshot,
} from '../parts';
import type { SectionRegistry } from '../sections';

/** The content of the site that can be selected. */
export interface Offered {
  readonly contents: KitContents;
  readonly registries: Readonly<Record<KitPart, SectionRegistry>>;
}

/** The selectable content, including registered sections; undefined until the site's content is loaded. */
export function useOffered(site: SiteContents | undefined): Offered | undefined {
  const registrations = useSyncExternalStore(onRegistration, registrationsSnapshot);
  // Registries depend on the registered sections, so a new list creates new registries.
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
