import type { InvalidField } from '../../../src/rules';
import type { Site } from '../site';
import { type Answer, answers, sentFiles } from './answers';
import { type Attachment, attachmentPath, saveAttachments } from './attachments';
import type { FormDefinition } from './definition';
import type { Mail } from './mail';
import { messages, type Outcome } from './messages';
import { excessReason, spamReason } from './spam';
import { type SubmissionStatus, saveMailStatus, storeSubmission } from './submissions';
import { invalidFields, missingConsents } from './validation';

/** The result of a submission. */
export interface Verdict {
  readonly status: Outcome;
  readonly message: string;
  /** The hash of the posted content; empty for validation errors, missing consents and spam. */
  readonly hash: string;
  readonly invalid: readonly InvalidField[];
}

/** A posted form with its sender's address. */
export interface Posted {
  readonly form: FormDefinition;
  readonly formData: FormData;
  /** The visitor's IP address. */
  readonly address: string;
}

/**
 * Processes a submission from validation to mail, for REST and for posts without JavaScript. After the spam check,
 * the submission is stored before its mail is sent.
 */
export async function submit(site: Site, posted: Posted): Promise<Verdict> {
  const { form, formData } = posted;
  const invalid = invalidFields(site, form, formData);
  if (invalid.length > 0) return verdict('validation_failed', { invalid });
  if (missingConsents(form, formData).length > 0) return verdict('acceptance_missing');

  const given = answers(form, formData);
  // Above the rate limit no files are saved: one visitor could fill the disk. The row still lists the answers.
  const excess = excessReason(site, posted.address);
  const attachments = excess ? [] : await saveAttachments(site.dataDir, sentFiles(form, formData));
  const hash = contentHash(site, posted, given, attachments);
  // No await between check and insert: of two equal concurrent posts, the second must see the first.
  const reason = excess || spamReason(site, { ...posted, hash });
  const status = reason ? 'spam' : initialStatus(form);
  const id = storeSubmission(site, {
    ...posted,
    status,
    reason,
    hash,
    answers: given,
    attachments,
  });

  if (status === 'spam') return verdict('spam');
  if (status !== 'sending') return verdict(status, { hash });
  return verdict(await send(site, id, mailOf(site, form, given, attachments)), { hash });
}

function verdict(status: Outcome, more: Partial<Verdict> = {}): Verdict {
  return { status, message: messages[status], hash: '', invalid: [], ...more };
}

function initialStatus({ outcome }: FormDefinition): SubmissionStatus {
  return outcome ?? 'sending';
}

async function send(site: Site, id: number, mail: Mail): Promise<Outcome> {
  try {
    saveMailStatus(site, id, 'mail_sent', await site.mailer(mail));
    return 'mail_sent';
  } catch (error) {
    console.error(`The mail of submission ${id} could not be sent: ${error}`);
    saveMailStatus(site, id, 'mail_failed');
    return 'mail_failed';
  }
}

function contentHash(
  { hash }: Site,
  { form, address }: Posted,
  given: readonly Answer[],
  attachments: readonly Attachment[],
): string {
  const values = given.flatMap((answer) => [answer.name, ...answer.values]);
  const files = attachments.flatMap(({ field, name, digest }) => [field, name, digest]);
  return hash('posted', String(form.id), address, ...values, ...files);
}

/** The mail of a submission. */
export function mailOf(
  { dataDir }: Pick<Site, 'dataDir'>,
  form: FormDefinition,
  given: readonly Answer[],
  attachments: readonly Attachment[],
): Mail {
  const typed = (name: string) => given.find((answer) => answer.name === name)?.values.join(', ');
  return {
    subject: form.subject.replace(/\[([\w-]+)\]/g, (_tag, name: string) => typed(name) ?? ''),
    text: given.map(({ label, values }) => `${label}: ${values.join(', ')}\n`).join(''),
    replyTo: form.replyTo && typed(form.replyTo),
    attachments: attachments.map(({ name, file }) => ({
      filename: name,
      path: attachmentPath(dataDir, file),
    })),
  };
}
