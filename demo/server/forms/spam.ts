import { MINUTE } from '../../../server/clock';
import type { Site } from '../site';
import type { FormDefinition } from './definition';

/** A hidden input: only robots fill it in. */
export const honeypotName = '_wpcf7_website';

/** The input of the spam checks. */
export interface Suspect {
  readonly form: FormDefinition;
  readonly formData: FormData;
  /** The hash of the posted content. */
  readonly hash: string;
}

/** Counts a submission from `address`. Returns the spam reason when the rate limit is exceeded, else ''. */
export function excessReason(site: Site, address: string): string {
  return site.submissionRate(address) ? '' : 'too many submissions in a minute';
}

/** The reason why a submission is spam, for the outbox; else ''. */
export function spamReason(site: Site, { form, formData, hash }: Suspect): string {
  if (form.outcome === 'spam') return 'by configuration';
  if (formData.get(honeypotName)) return 'the honeypot was filled in';
  return isRepeated(site, hash) ? 'the same content within a minute' : '';
}

// A failed mail may be sent again; a mail that is being sent may not.
function isRepeated({ database, clock }: Site, hash: string): boolean {
  const sent = "status IN ('sending', 'mail_sent')";
  return (
    database
      .prepare(`SELECT id FROM submissions WHERE hash = ? AND created > ? AND ${sent}`)
      .get(hash, clock() - MINUTE) !== undefined
  );
}
