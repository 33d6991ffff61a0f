import { DAY } from '../../../server/clock';
import type { PurgedSite } from '../purge';

/** Revisions are kept for 90 days; the newest and the published one as long as the page. */
export const REVISION_LIFE = 90 * DAY;

/** Notes are removed 90 days after they were resolved. */
const NOTE_LIFE = 90 * DAY;

/** Removes old revisions, expired locks and notes that were resolved long ago. */
export function purgeEditor({ database, clock }: Pick<PurgedSite, 'database' | 'clock'>): void {
  const now = clock();
  database
    .prepare(
      `DELETE FROM page_revisions WHERE saved <= ? AND NOT EXISTS (
         SELECT 1 FROM page_states WHERE page_states.document = page_revisions.document
           AND page_revisions.number IN (page_states.revision, page_states.published)
       )`,
    )
    .run(now - REVISION_LIFE);
  database.prepare('DELETE FROM page_locks WHERE expires <= ?').run(now);
  database.prepare('DELETE FROM page_notes WHERE resolved_at <= ?').run(now - NOTE_LIFE);
}
