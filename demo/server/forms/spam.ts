import { MINUTE } from '../clock';
import type { Site } from '../site';
import type { FormDefinition } from './definition';

/** An input that no visitor sees: who fills it in is a robot. */
export const honeypotName = '_wpcf7_website';

/** What the spam checks look at. */
export interface Suspect {
  readonly form: FormDefinition;
  readonly formData: FormData;
  /** The posted content's hash. */
  readonly hash: string;
}

/** Counts a submission from `address`. Why it is one too many, for the outbox; empty when it is not. */
export function excessReason(site: Site, address: string): string {
  return site.submissionRate(address) ? '' : 'too many submissions in a minute';
}

/** Why a submission is spam, for the outbox; empty when it is not. */
export function spamReason(site: Site, { form, formData, hash }: Suspect): string {
  if (form.outcome === 'spam') return 'by configuration';
  if (formData.get(honeypotName)) return 'the honeypot was filled in';
  return isRepeated(site, hash) ? 'the same content within a minute' : '';
}

// A mail that failed may be tried again; one that is being sent may not.
function isRepeated({ database, clock }: Site, hash: string): boolean {
  const sent = "status IN ('sending', 'mail_sent')";
  return (
    database
      .prepare(`SELECT id FROM submissions WHERE hash = ? AND created > ? AND ${sent}`)
      .get(hash, clock() - MINUTE) !== undefined
  );
}
