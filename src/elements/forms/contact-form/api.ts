import { defaultConfig, restAddress, siteConfig } from '../../../core/config';
import type { RuleSet } from '../../../rules';
import { type Feedback, type Refill, readFeedback, readRefill } from './answers';
import { RequestError, type RequestOptions, request } from './request';

/** What the form plugin's own script object (`window.wpcf7`) says; real pages print it. */
export interface PluginGlobal {
  readonly api?: { readonly root?: unknown; readonly namespace?: unknown };
  readonly cached?: unknown;
  readonly blocked?: unknown;
  /** Present once the plugin's own script has run. */
  readonly init?: unknown;
}

/** The plugin's global object, if the page has one. */
export function pluginGlobal(): PluginGlobal {
  const value: unknown = Reflect.get(globalThis, siteConfig().formPrefix);
  return typeof value === 'object' && value !== null ? value : {};
}

/** The calls of one form. */
export interface FormApi {
  /** The form's rules; asked for once per form and page; after a failure, again at need, not at once. */
  schema(): Promise<RuleSet>;
  feedback(options: RequestOptions): Promise<Feedback>;
  refill(options: RequestOptions): Promise<Refill>;
}

/** Milliseconds for which a server that could not give its rules is left in peace. */
const PAUSE = 10_000;

const schemas = new Map<string, Promise<RuleSet>>();

/** The calls of the form with this id, at the site's own addresses. */
export function formApi(id: number, timeout: number): FormApi {
  const address = (endpoint: string): string => formAddress(`contact-forms/${id}/${endpoint}`);
  return {
    schema: () => schemaFrom(address('feedback/schema'), timeout),
    async feedback(options) {
      const answer = readFeedback(await request(address('feedback'), options));
      if (!answer) throw new RequestError('invalid_json', { cause: 'The answer has no status.' });
      return answer;
    },
    refill: async (options) => readRefill(await request(address('refill'), options)),
  };
}

// A configuration of ours wins; else the plugin's own, since a site may live in a folder.
function formAddress(route: string): string {
  const { restRoot, formNamespace } = siteConfig();
  const { root, namespace } = pluginGlobal().api ?? {};
  const isDefault = restRoot === defaultConfig.restRoot;
  return restAddress(
    `${typeof namespace === 'string' && isDefault ? namespace : `${formNamespace}/v1`}/${route}`,
    isDefault && typeof root === 'string' ? root : restRoot,
  );
}

function schemaFrom(address: string, timeout: number): Promise<RuleSet> {
  const known = schemas.get(address);
  if (known) return known;
  const { signal } = new AbortController();
  // The rules check their own input, junk included, so the shape is not checked a second time here.
  const asked = request(address, { signal, timeout }) as Promise<RuleSet>;
  schemas.set(address, asked);
  asked.catch(() => setTimeout(() => schemas.delete(address), PAUSE));
  return asked;
}
