import type { Database } from '../../../server/database';
import type { Answer } from '../forms/answers';
import type { SubmissionStatus } from '../forms/submissions';

/** A submission in the outbox. */
export interface SubmissionRecord {
  readonly id: number;
  readonly formTitle: string;
  readonly status: SubmissionStatus;
  /** The reason why the submission is spam, or empty. */
  readonly reason: string;
  readonly answers: readonly Answer[];
  readonly address: string;
  readonly created: Date;
  readonly mailFile: string | null;
  readonly attachments: readonly AttachmentRecord[];
}

export interface AttachmentRecord {
  readonly id: number;
  readonly field: string;
  readonly name: string;
  readonly size: number;
  readonly file: string;
}

interface Row {
  readonly id: number;
  readonly form_title: string;
  readonly status: SubmissionStatus;
  readonly reason: string;
  readonly fields: string;
  readonly address: string;
  readonly created: number;
  readonly mail_file: string | null;
}

const pageSize = 25;

/** A page of the outbox. */
export interface SubmissionPage {
  /** Newest first. */
  readonly records: readonly SubmissionRecord[];
  /** The page number, from 1 to `pages`. */
  readonly page: number;
  readonly pages: number;
}

/** A page of submissions. `wanted` is clamped to the existing pages; NaN is the first page. */
export function submissionPage(database: Database, wanted: number): SubmissionPage {
  const { total } = database.prepare('SELECT COUNT(*) AS total FROM submissions').get() as {
    total: number;
  };
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(Math.max(1, Math.trunc(wanted) || 1), pages);
  const rows = database
    .prepare('SELECT * FROM submissions ORDER BY id DESC LIMIT ? OFFSET ?')
    .all(pageSize, (page - 1) * pageSize) as Row[];
  return { records: rows.map((row) => record(database, row)), page, pages };
}

/** The submission with this id. */
export function submission(database: Database, id: number): SubmissionRecord | undefined {
  const row = database.prepare('SELECT * FROM submissions WHERE id = ?').get(id) as Row | undefined;
  return row && record(database, row);
}

function record(database: Database, row: Row): SubmissionRecord {
  const { id, status, reason, address } = row;
  return {
    id,
    status,
    reason,
    address,
    formTitle: row.form_title,
    answers: JSON.parse(row.fields) as Answer[],
    created: new Date(row.created),
    mailFile: row.mail_file,
    attachments: database
      .prepare(
        'SELECT id, field, name, size, file FROM attachments WHERE submission_id = ? ORDER BY id',
      )
      .all(id) as AttachmentRecord[],
  };
}
