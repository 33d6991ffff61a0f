import type { Clock } from './clock';
import type { Database } from './database';
import type { Mailer } from './forms/mail';
import type { KeyedHash } from './keyed-hash';
import type { KitSurroundings } from './kits/surroundings';
import type { Limits } from './limits';
import type { PasswordTries } from './outbox/tries';
import type { Collections } from './portfolio/collection';
import type { EarlyFiles } from './preloads';
import type { RateLimit } from './rate';

/** The library, and what of it every page prints. */
export interface Library {
  /** The folder of its page layout, which is served where it has been built. */
  readonly folder: string;
  /** The addresses of its files. */
  readonly autoload: string;
  readonly css: string;
  readonly tracking: string;
  readonly trackingAdmin: string;
  /** The text of the colour switcher's head snippet; empty where there is none. */
  readonly headSnippet: string;
  /** The addresses of the files that the tags in some markup will need soon. */
  preloads(markup: string, early?: EarlyFiles): readonly string[];
}

/** What the server's parts share: one object per running server. */
export interface Site {
  /** The address that visitors know, without a slash at the end, where it has been told. */
  readonly siteUrl: string | undefined;
  /** How many proxies of its own stand before it. */
  readonly proxies: number;
  readonly dataDir: string;
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly hash: KeyedHash;
  readonly mailer: Mailer;
  /** The works that the portfolio shows. */
  readonly works: Collections;
  /** Submissions by address. */
  readonly submissionRate: RateLimit;
  readonly passwordTries: PasswordTries;
  readonly library: Library;
  /** The address of the library service; undefined where the site has none. */
  readonly libraryService: string | undefined;
  /** What the kit tools' calls find around them. */
  readonly kits: KitSurroundings;
}
