import { restAddress } from '../../../core/config';
import { parseValue, type ValueOf, warnOfProblems } from '../../../core/settings';
import type { RuleSet } from '../../../rules';
import { formsConfig } from '../config';
import { pluginGlobal } from './plugin-global';
import { type RequestOptions, request } from './request';
import { type Feedback, type Refill, readFeedback, readRefill } from './responses';

/** The requests of one form. */
export interface FormApi {
  /**
   * Fetches the form's validation rules once per form and page. After a failure, the rules are requested
   * again when they are needed, but not within `RETRY_DELAY`.
   *
   * @param host the element named in console warnings about invalid rules
   */
  schema(host: Element): Promise<RuleSet>;
  submit(options: RequestOptions): Promise<Feedback>;
  refill(options: RequestOptions): Promise<Refill>;
}

/** Minimum delay in milliseconds before rules are requested again after a failure. */
const RETRY_DELAY = 10_000;

const rules = { kind: 'rules' } as const;

const schemas = new Map<string, Promise<RuleSet>>();

/** Creates the request functions of the form with an id. */
export function formApi(id: number, timeout: number): FormApi {
  const address = (endpoint: string): string => formAddress(`contact-forms/${id}/${endpoint}`);
  return {
    schema: (host) => schemaFrom(address('feedback/schema'), timeout, host),
    submit: (options) => request(address('feedback'), readFeedback, options),
    refill: (options) => request(address('refill'), readRefill, options),
  };
}

// The site's `restRoot` takes precedence. The plugin's object has the right root for a site in a subfolder.
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
  const schema = fetchSchema(address, timeout, host);
  schemas.set(address, schema);
  schema.catch(() => setTimeout(() => schemas.delete(address), RETRY_DELAY));
  return schema;
}

/** Drops invalid rules with a warning. The validator tolerates invalid values inside a rule. */
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
