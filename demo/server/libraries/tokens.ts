import type { Site } from '../site';

/** The token by which the site speaks for this person, which no browser sees. */
export function tokenOf({ database }: Pick<Site, 'database'>, person: string): string | undefined {
  const row = database.prepare('SELECT token FROM library_tokens WHERE person = ?').get(person);
  return (row as { token: string } | undefined)?.token;
}

/** Keeps a person's token in the place of one that it had. */
export function keepToken(
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

/** Forgets a person's token. */
export function forgetToken({ database }: Pick<Site, 'database'>, person: string): void {
  database.prepare('DELETE FROM library_tokens WHERE person = ?').run(person);
}
