import { siteConfig } from './site';

/**
 * The address of a REST route, in both forms that a CMS offers.
 *
 * Without pretty permalinks the root holds a query (`/?rest_route=/`, also `%2F` and with parameters of
 * its own); the route goes into `rest_route`, the route's own query to the end.
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

/** As configured, else as the CMS prints it in the head: the site may live in a folder, or without permalinks. */
function restRoot(): string {
  const link = globalThis.document?.head.querySelector('link[rel="https://api.w.org/"]');
  return siteConfig().restRoot ?? (link?.getAttribute('href') || '/wp-json');
}

function cut(address: string): [string, string] {
  const at = address.indexOf('?');
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)];
}

// In a query these three would end the value, the address, or mean a space.
function withRoute(parameter: string, path: string): string {
  return slashed(parameter.replace(/%2F/gi, '/')) + path.replace(/[&#+]/g, encodeURIComponent);
}

function slashed(text: string): string {
  return text.endsWith('/') ? text : `${text}/`;
}
