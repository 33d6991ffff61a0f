import { mapsConfig } from '../config';
import { type FieldId, fieldOf, partsOf } from './fields';
import { renewNonce } from './nonce';
import { isUnauthorized, type SaveResult, saveResult } from './save-result';

/** A change to send to the server. */
export interface Call {
  readonly id: FieldId;
  readonly country: string;
  readonly index: number;
  readonly value: string;
}

/** The options of a request. */
export interface CallOptions {
  /** The name of the form field that holds the nonce. */
  readonly nonceField: string;
  /** Time limit of a request in milliseconds. */
  readonly timeout: number;
  /** Address from which a new nonce is fetched if the server rejects the present one; absent: no fetch. */
  readonly nonceUrl?: string | undefined;
}

/** Maximum length of a `keepalive` body. Browsers limit all of them together to 64 KiB; four may run at once. */
const MAX_KEEPALIVE = 16_000;

/** Sends a change to the CMS. */
export async function save(call: Call, options: CallOptions): Promise<SaveResult> {
  const { nonceUrl, timeout } = options;
  const { nonce } = mapsConfig();
  const outcome = await send(call, options);
  if (nonceUrl === undefined || !outcome.isUnauthorized) return outcome;
  return (await renewNonce(nonceUrl, nonce, timeout)) ? send(call, options) : outcome;
}

/** The outcome of one request. */
interface Outcome extends SaveResult {
  readonly isUnauthorized?: boolean;
}

async function send(call: Call, options: CallOptions): Promise<Outcome> {
  const form = formOf(call, options.nonceField);
  const watch = AbortSignal.timeout(options.timeout);
  try {
    const response = await fetch(mapsConfig().ajaxUrl, {
      method: 'POST',
      body: form,
      credentials: 'same-origin',
      signal: watch,
      // `keepalive` lets the request finish if the user leaves the page.
      keepalive: form.toString().length <= MAX_KEEPALIVE,
    });
    const outcome = saveResult(response.status, await response.text());
    return { ...outcome, isUnauthorized: isUnauthorized(response.status, outcome) };
  } catch {
    return { reason: { code: watch.aborted ? 'timeout' : 'offline', isRefused: false } };
  }
}

function formOf({ id, country, index, value }: Call, nonceField: string): URLSearchParams {
  const { name } = partsOf(id);
  const form = new URLSearchParams({
    action: fieldOf(name).action,
    country,
    index: String(index),
    [name]: value,
  });
  const { nonce } = mapsConfig();
  if (nonce !== undefined) form.set(nonceField, nonce);
  return form;
}
