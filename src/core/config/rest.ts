import { siteConfig } from './site';

/**
 * The address of a REST route, in both forms that a CMS offers.
 *
 * With `root` holding a query (`/?rest_route=/`, no pretty permalinks), the route's own query goes on
 * with `&`.
 *
 * @param route such as `contact-form-7/v1/contact-forms/7/refill`, with or without a query
 * @param root default: the configuration's `restRoot`
 */
export function restAddress(route: string, root: string = siteConfig().restRoot): string {
  const path = route.replace(/^\/+/, '');
  const joined = root.endsWith('/') ? root : `${root}/`;
  return joined + (root.includes('?') ? path.replace('?', '&') : path);
}
