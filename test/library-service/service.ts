import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { makeAccount } from '../../library-service/accounts/accounts';
import { exchangeCode, grantCode } from '../../library-service/accounts/grants';
import { type LibraryServiceOptions, startLibraryService } from '../../library-service/server';
import type { Service } from '../../library-service/service';
import type { PlanLimits } from '../../server/plans';
import type { Plan } from '../../src/api/libraries/account';
import type { Template } from '../../src/api/libraries/template';
import { newDatabase } from './new-database';

/** A library service for one test file, without seeds. */
export interface TestService {
  readonly url: string;
  readonly service: Service;
  /** The time of the service's clock; tests set it. */
  now: number;
  /** Creates an account and returns a client with its token. */
  account(plan?: Plan): Promise<Client>;
  close(): Promise<void>;
}

/** A response with its body parsed. */
export interface Answer<Body = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** Sends requests with an account's token. */
export class Client {
  readonly #url: string;
  readonly token: string;

  constructor(url: string, token: string) {
    this.#url = url;
    this.token = token;
  }

  async call<Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer<Body>> {
    const response = await fetch(`${this.#url}/v1${path}`, {
      method,
      headers: { Authorization: `Bearer ${this.token}`, ...headers },
      body: body instanceof Uint8Array ? body : body && JSON.stringify(body),
    } as RequestInit);
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson ? JSON.parse(text) : text) as Body,
    };
  }

  /** Stores templates with these titles and returns them. */
  async save(titles: readonly string[], folder: string | null = null): Promise<Template[]> {
    const templates = titles.map((title) => newTemplate(title, folder));
    const { body } = await this.call<{ templates: Template[] }>('POST', '/templates', {
      templates,
    });
    return body.templates;
  }
}

/** Runs a statement in the service's database. @returns its rows */
export async function run<Row = Record<string, unknown>>(
  { database }: Pick<Service, 'database'>,
  statement: string,
): Promise<readonly Row[]> {
  return (await sql.raw<Row>(statement).execute(database)).rows;
}

/** A template as clients send it. */
export function newTemplate(title: string, folder: string | null = null) {
  const element = {
    id: 'a1b2c3d',
    elType: 'widget',
    widgetType: 'heading',
    settings: { title },
    elements: [],
  };
  return { title, type: 'page', folder, content: [element], page_settings: {} };
}

/** Starts a service with a new data folder. */
export async function openService(
  plans?: PlanLimits,
  options: Pick<LibraryServiceOptions, 'proxies' | 'loginPause' | 'blobsUrl'> = {},
): Promise<TestService> {
  const dataDir = mkdtempSync(join(tmpdir(), 'nh-library-'));
  let accounts = 0;
  const clock = { now: 1_700_000_000_000 };
  const { url, service, close } = await startLibraryService({
    port: 0,
    dataDir,
    databaseUrl: await newDatabase(),
    seed: false,
    plans,
    ...options,
    clock: () => clock.now,
  });
  return {
    url,
    service,
    get now() {
      return clock.now;
    },
    set now(time) {
      clock.now = time;
    },
    async account(plan = 'pro') {
      accounts += 1;
      const email = `person-${accounts}@example.org`;
      const person = { email, name: `Person ${accounts}`, plan, password: 'a good password' };
      return new Client(url, await tokenFor(service, await makeAccount(service, person)));
    },
    async close() {
      await close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** A token of an account, as a site gets it. */
export async function tokenFor(
  service: Service,
  account: Parameters<typeof grantCode>[1],
): Promise<string> {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const site = 'https://site.example/library/callback';
  const code = await grantCode(service, account, site, challenge);
  return (await exchangeCode(service, code, site, verifier)) ?? '';
}
