import type { Clock } from '../../server/clock';
import type { Database } from '../../server/database';
import type { PasswordTries } from '../../server/password-tries';
import type { RateLimit } from '../../server/rate-limit';
import type { SealKey } from '../../server/sealed-text';
import type { PageRights } from '../../src/api/pages/page';
import type { Docs } from '../docs/site';
import type { Mailer } from './forms/mail';
import type { KeyedHash } from './keyed-hash';
import type { KitSurroundings } from './kits/surroundings';
import type { Limits } from './limits';
import type { Collections } from './portfolio/collection';
import type { EarlyFiles } from './preloads';

/** The built library, and the addresses that every page prints. */
export interface PageAssets {
  /** The folder of the built library for pages. */
  readonly folder: string;
  /** The addresses of the library's files. */
  readonly autoload: string;
  readonly css: string;
  readonly theme: string;
  /** The stylesheet of printed pages. */
  readonly blocks: string;
  readonly tracking: string;
  readonly trackingAdmin: string;
  /** The live editor of pages. */
  readonly editor: { readonly module: string; readonly stylesheets: readonly string[] };
  /** The text of the colour switcher's head snippet, or empty. */
  readonly headSnippet: string;
  /** The addresses of the files that the tags in some markup need soon after page load. */
  preloads(markup: string, early?: EarlyFiles): readonly string[];
}

/** The state that all parts of the server share: one object per running server. */
export interface Site {
  /** The public address without a trailing slash, if configured. */
  readonly siteUrl: string | undefined;
  /** The number of trusted reverse proxies in front of the server. */
  readonly proxies: number;
  readonly dataDir: string;
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly hash: KeyedHash;
  readonly mailer: Mailer;
  /** The works that the portfolio shows. */
  readonly works: Collections;
  /** Limits submissions per IP address. */
  readonly submissionRate: RateLimit;
  readonly passwordTries: PasswordTries;
  readonly assets: PageAssets;
  /** The origin of the library service; undefined without one. */
  readonly libraryService: string | undefined;
  /** The key that encrypts the people's tokens for the library. */
  readonly tokenKey: SealKey;
  /** The environment of the kit tools. */
  readonly kits: KitSurroundings;
  /** Limits the rights of an account in the page editor. Default: administrators have all. */
  readonly pageRights?: ((person: string) => Partial<PageRights>) | undefined;
  /** Reads the documentation at its first request. Default: all of it. */
  readonly docs?: (() => Promise<Docs>) | undefined;
}
