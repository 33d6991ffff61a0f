import type { PageRights } from '../../../src/api/pages/page';
import type { Site } from '../site';
import { PageRefusal } from './page-refusal';

/** The rights of an administrator in the page editor, as the site limits them. */
export function rightsOf({ kits, pageRights }: Site, person: string): PageRights {
  const html = kits.mayPostUnfilteredHtml ?? false;
  return { edit: true, publish: true, settings: true, html, ...pageRights?.(person) };
}

/** @throws PageRefusal the account lacks the right */
export function requireRight(site: Site, person: string, right: keyof PageRights): void {
  if (!rightsOf(site, person)[right]) throw new PageRefusal('nh_page_no_right', { right });
}
