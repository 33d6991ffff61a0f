import type { Database } from '../../../server/database';
import { transaction } from '../../../server/transaction';
import { LOCK_LIFE } from '../../../src/api/pages/lock';
import type { Site } from '../site';
import { PageRefusal } from './page-refusal';

/** A lock of a page. */
interface Lock {
  readonly person: string;
  readonly token: string;
  readonly expires: number;
}

/** The part of a lock that others see. */
type Holder = Omit<Lock, 'token'>;

/** An editor's window, which takes locks. */
export interface Window {
  readonly person: string;
  readonly token: string;
}

/** The editor that has a page open; null for none. */
export function lockHolderOf(site: Site, page: number): Holder | null {
  const lock = lockOf(site, page);
  return lock ? { person: lock.person, expires: lock.expires } : null;
}

/** Takes or renews the lock of a page. @throws PageRefusal another editor has it */
export function takeLock(site: Site, page: number, window: Window, takeOver = false): Holder {
  const { database, clock } = site;
  return transaction(database, () => {
    if (!takeOver) assertUnlocked(site, page, window.token);
    const expires = clock() + LOCK_LIFE;
    setLock(database, page, { ...window, expires });
    return { person: window.person, expires };
  });
}

/** Releases the lock, if it is that of this window. */
export function releaseLock({ database }: Site, page: number, { person, token }: Window): void {
  database
    .prepare('DELETE FROM page_locks WHERE document = ? AND person = ? AND token = ?')
    .run(page, person, token);
}

/** @throws PageRefusal another editor has the lock */
export function assertUnlocked(site: Site, page: number, token: string): void {
  const lock = lockOf(site, page);
  if (lock && lock.token !== token) throw new PageRefusal('nh_page_locked', { by: lock.person });
}

function lockOf({ database, clock }: Site, page: number): Lock | undefined {
  const lock = database
    .prepare('SELECT person, token, expires FROM page_locks WHERE document = ? AND expires > ?')
    .get(page, clock());
  return lock as Lock | undefined;
}

function setLock(database: Database, page: number, { person, token, expires }: Lock): void {
  database
    .prepare(
      'INSERT OR REPLACE INTO page_locks (document, person, token, expires) VALUES (?, ?, ?, ?)',
    )
    .run(page, person, token, expires);
}
