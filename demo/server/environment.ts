import { isIP } from 'node:net';
import { StartupError } from '../../server/startup-error';
import { LAST_PORT, wholeNumber } from '../../server/whole-number';
import { isPublicAddress } from './kits/uploads/public-address';
import type { ServerOptions } from './server';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the server's options from environment variables; `main.ts` lists them.
 *
 * @throws StartupError a variable is invalid
 */
export function environmentOptions(environment: Environment): ServerOptions {
  const { PORT, HOST, DATA_DIR, SITE_URL, TRUST_PROXY, LIBRARY_URL } = environment;
  const { SMTP_URL, ADMIN_PASSWORD, NH_SOURCE, KIT_ORIGINS = '' } = environment;
  const { KIT_STEP_TIME, KIT_UNFILTERED_HTML, EDITOR_RIGHTS } = environment;
  return {
    port: wholeNumber('PORT', PORT || '4173', LAST_PORT),
    host: HOST || undefined,
    dataDir: DATA_DIR || '.data',
    siteUrl: SITE_URL ? origin('SITE_URL', SITE_URL) : undefined,
    libraryService: LIBRARY_URL ? origin('LIBRARY_URL', LIBRARY_URL) : undefined,
    proxies: wholeNumber('TRUST_PROXY', TRUST_PROXY || '0', 9),
    smtpUrl: SMTP_URL,
    adminPassword: ADMIN_PASSWORD,
    fromSource: NH_SOURCE === '1',
    kits: {
      origins: words(KIT_ORIGINS).map(kitOrigin),
      ...(KIT_UNFILTERED_HTML === '1' && { mayPostUnfilteredHtml: true }),
    },
    ...(EDITOR_RIGHTS !== undefined && { pageRights: rightsOfEditor(EDITOR_RIGHTS) }),
    ...(KIT_STEP_TIME && {
      limits: { kitStepTime: wholeNumber('KIT_STEP_TIME', KIT_STEP_TIME, 600_000) },
    }),
  };
}

const rightNames = ['edit', 'publish', 'settings', 'html'] as const;

/** The rights of the account `editor`; the others have all. @throws StartupError a right does not exist */
function rightsOfEditor(text: string): ServerOptions['pageRights'] {
  const given = new Set<string>(words(text));
  const unknown = [...given].find((one) => !rightNames.some((name) => name === one));
  if (unknown !== undefined) {
    throw new StartupError(
      `EDITOR_RIGHTS has "${unknown}", which is no right. Write some of: ${rightNames.join(' ')}.`,
    );
  }
  const rights = Object.fromEntries(rightNames.map((name) => [name, given.has(name)]));
  return (person) => (person === 'editor' ? rights : {});
}

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

function origin(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (isOrigin) return url.origin;
  throw new StartupError(
    `${name} is "${text}", which is no site's address. Write https:// and a name, without a path.`,
  );
}

/** An origin of kits. @throws StartupError it is a pattern, or no public address: kits are never fetched from there */
function kitOrigin(text: string): string {
  const found = origin('KIT_ORIGINS', text);
  const host = new URL(found).hostname.replace(/^\[|\]$/g, '');
  if (!host.includes('*') && (isIP(host) === 0 || isPublicAddress(host))) return found;
  throw new StartupError(
    `KIT_ORIGINS is "${text}", from which no kit is ever fetched: write the names of public sites, without patterns.`,
  );
}
