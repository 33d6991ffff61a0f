import type { Site } from '../site';
import type { Answer } from './answers';
import type { Attachment } from './attachments';
import type { FormDefinition } from './definition';
import type { Outcome } from './messages';

/** Where a submission has come to; `sending` while its mail is under way. */
export type SubmissionStatus = Outcome | 'sending';

/** A submission before it is stored. */
export interface NewSubmission {
  readonly form: FormDefinition;
  readonly status: SubmissionStatus;
  /** Why it is spam, or empty. */
  readonly reason: string;
  readonly hash: string;
  readonly answers: readonly Answer[];
  readonly attachments: readonly Attachment[];
  readonly address: string;
}

/** Stores a submission with its attachments, all or nothing, and answers its id. */
export function storeSubmission(site: Site, submission: NewSubmission): number {
  const { database, clock } = site;
  const store = database.transaction((): number => {
    const { form, status, reason, hash, answers, address } = submission;
    const { lastInsertRowid } = database
      .prepare(
        `INSERT INTO submissions (form_id, form_title, status, reason, hash, fields, address, created)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(form.id, form.title, status, reason, hash, JSON.stringify(answers), address, clock());
    const insert = database.prepare(
      'INSERT INTO attachments (submission_id, field, name, size, file) VALUES (?, ?, ?, ?, ?)',
    );
    for (const { field, name, size, file } of submission.attachments) {
      insert.run(Number(lastInsertRowid), field, name, size, file);
    }
    return Number(lastInsertRowid);
  });
  return store();
}

/** Notes how a submission's mail has ended. */
export function settleSubmission(
  { database }: Site,
  id: number,
  status: SubmissionStatus,
  mailFile?: string,
): void {
  database
    .prepare('UPDATE submissions SET status = ?, mail_file = ? WHERE id = ?')
    .run(status, mailFile ?? null, id);
}
