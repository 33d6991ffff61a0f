import type { Database } from '../../../server/database';

/** The page that the site shows at its root, by its slug. */
export interface FrontPage {
  readonly page: string;
}

const KEY = 'front_page';

/** The site's front page; undefined while the root shows the workshop's own start page. */
export function frontPage(database: Database): FrontPage | undefined {
  const row = database.prepare('SELECT value FROM settings WHERE key = ?').get(KEY);
  return row ? { page: (row as { value: string }).value } : undefined;
}

/** Shows a page at the site's root. */
export function saveFrontPage(database: Database, { page }: FrontPage): void {
  database.prepare('INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)').run(KEY, page);
}

/** Shows the workshop's own start page again. */
export function removeFrontPage(database: Database): void {
  database.prepare('DELETE FROM settings WHERE key = ?').run(KEY);
}
