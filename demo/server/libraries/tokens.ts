import type { Site } from '../site';

/** The person's token for the library. Browsers never see it. */
export function tokenOf({ database }: Pick<Site, 'database'>, person: string): string | undefined {
  const row = database.prepare('SELECT token FROM library_tokens WHERE person = ?').get(person);
  return (row as { token: string } | undefined)?.token;
}

/** Saves a person's token, in place of an older one. */
export function saveToken(
  { database }: Pick<Site, 'database'>,
  person: string,
  token: string,
): void {
  database
    .prepare(
      `INSERT INTO library_tokens (person, token) VALUES (?, ?)
       ON CONFLICT (person) DO UPDATE SET token = excluded.token`,
    )
    .run(person, token);
}

/** Deletes a person's token. */
export function deleteToken({ database }: Pick<Site, 'database'>, person: string): void {
  database.prepare('DELETE FROM library_tokens WHERE person = ?').run(person);
}
