import { siteConfig } from './site';

/**
 * Returns the address of a REST route, in both forms that a CMS offers.
 *
 * Without pretty permalinks the root has a query (`/?rest_route=/`, also `%2F` and with other parameters):
 * the route is added to `rest_route`, and the route's own query is appended.
 *
 * @param route such as `contact-form-7/v1/contact-forms/7/refill`, with or without a query
 * @param root default: the site's
 */
export function restAddress(route: string, root: string = restRoot()): string {
  const [base, rootQuery] = cut(root);
  const [path, query] = cut(route.replace(/^\/+/, ''));
  const parameters = rootQuery ? rootQuery.split('&') : [];
  const place = parameters.findIndex((parameter) => parameter.startsWith('rest_route='));
  if (place >= 0) parameters[place] = withRoute(parameters[place] as string, path);
  if (query) parameters.push(query);
  const address = place >= 0 ? base : slashed(base) + path;
  return parameters.length > 0 ? `${address}?${parameters.join('&')}` : address;
}

/**
 * Returns the configured root, else the one that the CMS prints in the head: the site may be in a folder,
 * or without permalinks.
 */
function restRoot(): string {
  const link = globalThis.document?.head.querySelector('link[rel="https://api.w.org/"]');
  return siteConfig().restRoot ?? (link?.getAttribute('href') || '/wp-json');
}

function cut(address: string): [string, string] {
  const at = address.indexOf('?');
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)];
}

// In a query, these three would end the value, end the address, or mean a space.
function withRoute(parameter: string, path: string): string {
  return slashed(parameter.replace(/%2F/gi, '/')) + path.replace(/[&#+]/g, encodeURIComponent);
}

function slashed(text: string): string {
  return text.endsWith('/') ? text : `${text}/`;
}
