import { restAddress } from '../../../core/config';
import { parseValue, type ValueOf, warnOfProblems } from '../../../core/settings';
import type { RuleSet } from '../../../rules';
import { formsConfig } from '../config';
import { type Feedback, type Refill, readFeedback, readRefill } from './answers';
import { type RequestOptions, request } from './request';

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
  const value: unknown = Reflect.get(globalThis, formsConfig().formPrefix);
  return typeof value === 'object' && value !== null ? value : {};
}

/** The calls of one form. */
export interface FormApi {
  /**
   * The form's rules; asked for once per form and page; after a failure, again at need, not at once.
   *
   * @param host the element that the console is told of when one of them is none
   */
  schema(host: Element): Promise<RuleSet>;
  feedback(options: RequestOptions): Promise<Feedback>;
  refill(options: RequestOptions): Promise<Refill>;
}

/** Milliseconds for which a server that could not give its rules is left in peace. */
const PAUSE = 10_000;

const rules = { kind: 'rules' } as const;

const schemas = new Map<string, Promise<RuleSet>>();

/** The calls of the form with this id, at the site's own addresses. */
export function formApi(id: number, timeout: number): FormApi {
  const address = (endpoint: string): string => formAddress(`contact-forms/${id}/${endpoint}`);
  return {
    schema: (host) => schemaFrom(address('feedback/schema'), timeout, host),
    feedback: (options) => request(address('feedback'), readFeedback, options),
    refill: (options) => request(address('refill'), readRefill, options),
  };
}

// A configuration of ours wins; else the plugin's own, since a site may live in a folder.
function formAddress(route: string): string {
  const { restRoot, formNamespace } = formsConfig();
  const { root, namespace } = pluginGlobal().api ?? {};
  const isConfigured = restRoot !== undefined;
  return restAddress(
    `${typeof namespace === 'string' && !isConfigured ? namespace : `${formNamespace}/v1`}/${route}`,
    typeof root === 'string' && !isConfigured ? root : restRoot,
  );
}

function schemaFrom(address: string, timeout: number, host: Element): Promise<RuleSet> {
  const known = schemas.get(address);
  if (known) return known;
  const asked = fetchSchema(address, timeout, host);
  schemas.set(address, asked);
  asked.catch(() => setTimeout(() => schemas.delete(address), PAUSE));
  return asked;
}

/** What is none costs only that rule; the rules check their own parts, junk included. */
async function fetchSchema(address: string, timeout: number, host: Element): Promise<RuleSet> {
  const { signal } = new AbortController();
  const { value, problems } = await request(address, readRules, { signal, timeout });
  warnOfProblems(host, 'feedback/schema', problems);
  return (value ?? { rules: [] }) as ValueOf<typeof rules>;
}

function readRules(raw: unknown): ReturnType<typeof parseValue> | null {
  const parsed = parseValue(rules, raw);
  return parsed.value === undefined && parsed.problems.length > 0 ? null : parsed;
}
