import { siteConfig } from '../../../core/config';

/** The bar that the CMS shows above its pages to whoever is logged in. */
export function adminBar(document: Document): HTMLElement | undefined {
  return document.getElementById(`${siteConfig().cms.toLowerCase()}adminbar`) ?? undefined;
}
