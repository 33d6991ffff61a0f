import { siteConfig } from '../../../core/config';

/** Returns the admin bar that the CMS shows to logged-in users. */
export function adminBar(document: Document): HTMLElement | undefined {
  return document.getElementById(`${siteConfig().cms.toLowerCase()}adminbar`) ?? undefined;
}
