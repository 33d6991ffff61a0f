import type { z } from 'zod/mini';
import { restAddress, siteConfig } from '../../core/config';
import type { RuleSet } from '../../rules';
import { type Feedback, FeedbackSchema, type Refill, RefillSchema } from './answers';
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
  /** The form's rules; asked for once per form and page, and again only after a failure. */
  schema(): Promise<RuleSet>;
  feedback(options: RequestOptions): Promise<Feedback>;
  refill(options: RequestOptions): Promise<Refill>;
}

const schemas = new Map<string, Promise<RuleSet>>();

/** The calls of the form with this id, at the site's own addresses. */
export function formApi(id: number, timeout: number): FormApi {
  const address = (endpoint: string): string => formAddress(`contact-forms/${id}/${endpoint}`);
  return {
    schema: () => schemaFrom(address('feedback/schema'), timeout),
    feedback: async (options) =>
      shaped(FeedbackSchema, await request(address('feedback'), options)),
    refill: async (options) =>
      shaped(RefillSchema, (await request(address('refill'), options)) ?? {}),
  };
}

// A configuration of ours wins; else the plugin's own, since a site may live in a folder.
function formAddress(route: string): string {
  const { restRoot, formNamespace } = siteConfig();
  const { root, namespace } = pluginGlobal().api ?? {};
  const isDefault = restRoot === '/wp-json';
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
  asked.catch(() => schemas.delete(address));
  return asked;
}

function shaped<S extends z.ZodMiniType>(schema: S, answer: unknown): z.output<S> {
  const result = schema.safeParse(answer);
  if (!result.success) throw new RequestError('invalid_json', { cause: result.error });
  return result.data;
}
