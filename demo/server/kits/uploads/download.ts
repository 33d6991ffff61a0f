import { lookup as lookUp } from 'node:dns';
import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { KitError } from '../kit-error';
import { isPublicAddress } from './public-address';

/** The servers that kits may be downloaded from. */
export interface AllowedOrigins {
  /** The site's own origin, also on a private address; empty when unknown. */
  readonly own: string;
  /** Further origins, configured by the operator. They must have public IP addresses. */
  readonly others: readonly string[];
}

const mostRedirects = 3;
const redirects: ReadonlySet<number | undefined> = new Set([301, 302, 303, 307, 308]);

/**
 * Downloads a file from an allowed server. Each redirect must lead to an allowed server too.
 *
 * @throws KitError `error-loading-resource`: the server is not allowed, or the download failed
 */
export async function download(
  address: string,
  allowed: AllowedOrigins,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  let next = address;
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const url = allowedUrl(next, allowed);
    const answer = await answered(url, url.origin !== allowed.own, signal);
    if (answer.statusCode === 200) return answer;
    answer.destroy();
    const { location } = answer.headers;
    if (!redirects.has(answer.statusCode) || !location || !URL.canParse(location, url)) {
      throw new KitError('error-loading-resource', { answered: answer.statusCode });
    }
    next = new URL(location, url).href;
  }
  throw new KitError('error-loading-resource');
}

function allowedUrl(address: string, { own, others }: AllowedOrigins): URL {
  const url = URL.canParse(address, own || undefined) ? new URL(address, own || undefined) : null;
  const isAllowed =
    url &&
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.password === '' &&
    [own, ...others].includes(url.origin);
  if (isAllowed) return url;
  throw new KitError('error-loading-resource', { isAllowed: false });
}

function answered(url: URL, mustBePublic: boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const options = {
      signal,
      agent: false,
      headers: { 'Accept-Encoding': 'identity' },
      ...(mustBePublic && { lookup: publicLookup }),
    };
    request(url, options, resolve)
      .on('error', (cause) => reject(signal.aborted ? signal.reason : failed(cause)))
      .end();
  });
}

/**
 * Resolves a host name to public addresses only. The connection uses the checked address, so that a later DNS
 * response cannot redirect it (DNS rebinding).
 */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error(`${hostname} has no address.`), '');
    if (!addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new Error(`${hostname} is not a public server.`), '');
    }
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

function failed(cause: unknown): KitError {
  return new KitError('error-loading-resource', {}, { cause });
}
