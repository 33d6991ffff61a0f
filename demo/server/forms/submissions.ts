import { transaction } from '../../../server/transaction';
import type { Site } from '../site';
import type { Answer } from './answers';
import type { Attachment } from './attachments';
import type { FormDefinition } from './definition';
import type { Outcome } from './messages';

/** The status of a submission; `sending` while its mail is being sent. */
export type SubmissionStatus = Outcome | 'sending';

/** A submission before it is stored. */
export interface NewSubmission {
  readonly form: FormDefinition;
  readonly status: SubmissionStatus;
  /** The reason why it is spam, or empty. */
  readonly reason: string;
  readonly hash: string;
  readonly answers: readonly Answer[];
  readonly attachments: readonly Attachment[];
  readonly address: string;
}

/** Stores a submission with its attachments in one transaction. Returns its id. */
export function storeSubmission(site: Site, submission: NewSubmission): number {
  const { database, clock } = site;
  return transaction(database, () => {
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
}

/** Stores the final status of a submission's mail. */
export function saveMailStatus(
  { database }: Site,
  id: number,
  status: SubmissionStatus,
  mailFile?: string,
): void {
  database
    .prepare('UPDATE submissions SET status = ?, mail_file = ? WHERE id = ?')
    .run(status, mailFile ?? null, id);
}
