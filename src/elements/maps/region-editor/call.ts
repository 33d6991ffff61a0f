import { mapsConfig } from '../config';
import { type FieldId, fieldOf, partsOf } from './fields';
import { renewNonce } from './nonce';
import { isTurnedAway, type Verdict, verdict } from './verdict';

/** One change on its way to the server. */
export interface Call {
  readonly id: FieldId;
  readonly country: string;
  readonly index: number;
  readonly value: string;
}

/** How a change is sent. */
export interface CallOptions {
  /** The name of the form field that holds the nonce. */
  readonly nonceField: string;
  /** Milliseconds. */
  readonly timeout: number;
  /** Where another nonce comes from, if this one is turned away; absent: none is asked for. */
  readonly nonceUrl?: string | undefined;
}

/** Browsers refuse more than 64 KiB kept alive at a time, and four calls may be under way. */
const MAX_KEEPALIVE = 16_000;

/** Sends a change to the CMS; answers with what has become of it. */
export async function save(call: Call, options: CallOptions): Promise<Verdict> {
  const { nonceUrl, timeout } = options;
  const { nonce } = mapsConfig();
  const outcome = await sent(call, options);
  if (nonceUrl === undefined || !outcome.isTurnedAway) return outcome;
  return (await renewNonce(nonceUrl, nonce, timeout)) ? sent(call, options) : outcome;
}

/** What has become of one request. */
interface Outcome extends Verdict {
  readonly isTurnedAway?: boolean;
}

async function sent(call: Call, options: CallOptions): Promise<Outcome> {
  const form = formOf(call, options.nonceField);
  const watch = AbortSignal.timeout(options.timeout);
  try {
    const response = await fetch(mapsConfig().ajaxUrl, {
      method: 'POST',
      body: form,
      credentials: 'same-origin',
      signal: watch,
      // Whoever leaves just now takes nothing away from what was sent.
      keepalive: form.toString().length <= MAX_KEEPALIVE,
    });
    const outcome = verdict(response.status, await response.text());
    return { ...outcome, isTurnedAway: isTurnedAway(response.status, outcome) };
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
