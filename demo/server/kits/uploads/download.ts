import { lookup as lookUp } from 'node:dns';
import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { KitError } from '../kit-error';
import { isPublicAddress } from './public-address';

/** The servers that kits may be downloaded from. */
export interface AllowedOrigins {
  /** The site's own origin, also on a private address; empty when unknown. */
  readonly own: string;
  /** Further origins, configured by the operator. They must have public IP addresses. */
  readonly others: readonly string[];
}

/** The rules of a download, for its address and for each redirect. */
export interface DownloadRules {
  /** The origin of relative addresses. */
  readonly base?: string | undefined;
  /** Whether a server may be asked. */
  allows(url: URL): boolean;
  /** Whether a connection to an IP address is allowed. */
  reaches(address: string, url: URL): boolean;
}

const mostRedirects = 3;
const redirects: ReadonlySet<number | undefined> = new Set([301, 302, 303, 307, 308]);

/** The rules of kits: from allowed origins, of which only the site's own may have a private IP address. */
export function kitRules({ own, others }: AllowedOrigins): DownloadRules {
  return {
    base: own || undefined,
    allows: ({ origin }) => [own, ...others].includes(origin),
    // An address in place of a name is one of the operator's.
    reaches: (address, { origin, hostname }) =>
      origin === own || bare(hostname) === address || isPublicAddress(address),
  };
}

/**
 * Downloads a file. Each redirect is checked by the rules too.
 *
 * @throws KitError `error-loading-resource`: the server is not allowed, or the download failed
 */
export async function download(
  address: string,
  rules: DownloadRules,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  let next = address;
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const url = allowedUrl(next, rules);
    const answer = await answered(url, rules, signal);
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

function allowedUrl(address: string, { base, allows, reaches }: DownloadRules): URL {
  const url = URL.canParse(address, base) ? new URL(address, base) : null;
  const isAllowed =
    url &&
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.password === '' &&
    allows(url) &&
    // A connection to an IP address looks up no name.
    (isIP(bare(url.hostname)) === 0 || reaches(bare(url.hostname), url));
  if (isAllowed) return url;
  throw new KitError('error-loading-resource', { isAllowed: false });
}

/** A host without the brackets of an IPv6 address. */
const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

function answered(url: URL, rules: DownloadRules, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const options = {
      signal,
      agent: false,
      headers: { 'Accept-Encoding': 'identity' },
      lookup: checkedLookup((address) => rules.reaches(address, url)),
    };
    request(url, options, resolve)
      .on('error', (cause) => reject(signal.aborted ? signal.reason : failed(cause)))
      .end();
  });
}

/**
 * Resolves a host name, and fails unless every address is allowed. The connection uses the checked addresses, so that
 * a later DNS response cannot redirect it (DNS rebinding).
 */
function checkedLookup(reaches: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookUp(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error(`${hostname} has no address.`), '');
      if (!addresses.every(({ address }) => reaches(address))) {
        return callback(new Error(`${hostname} is not a public server.`), '');
      }
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

function failed(cause: unknown): KitError {
  return new KitError('error-loading-resource', {}, { cause });
}
