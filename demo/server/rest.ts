/** The root of the REST API. */
export const restRoot = '/wp-json';

/** The path of an API route on this site; `path` is below the API's namespace. */
export const apiPath = (path: string): string => `${restRoot}/nh/v1${path}`;
