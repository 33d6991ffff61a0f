import type { Database } from '../../../server/database';
import { transaction } from '../../../server/transaction';
import { contentText, searchWords } from '../../../src/api/libraries/content-text';
import type { BuilderElement } from '../../../src/page/element';
import { letOthersRun } from '../kits/imports/batches';

/** The number of contents that are read at once. */
const BATCH = 50;

/** The number of texts that are searched at once. */
const SEARCHED = 500;

/** A template whose title is searched too. */
interface Titled {
  readonly id: number;
  readonly title: string;
}

/**
 * The templates whose title or content has words that begin with each of these. They are searched in parts, between
 * which the server answers other requests.
 */
export async function foundRows<Row extends Titled>(
  database: Database,
  rows: readonly Row[],
  words: readonly string[],
): Promise<readonly Row[]> {
  while (addMissing(database) === BATCH) await letOthersRun();
  const found: Row[] = [];
  for (let at = 0; at < rows.length; at += SEARCHED) {
    let part = rows.slice(at, at + SEARCHED);
    for (const word of words) part = withWord(database, part, word);
    found.push(...part);
    await letOthersRun();
  }
  return found;
}

function withWord<Row extends Titled>(
  database: Database,
  rows: readonly Row[],
  word: string,
): Row[] {
  const { list } = database
    .prepare(
      `SELECT json_group_array(document) AS list FROM template_texts
       WHERE document IN (SELECT value FROM json_each(?)) AND instr(' ' || text, ' ' || ?)`,
    )
    .get(JSON.stringify(rows.map(({ id }) => id)), word) as { list: string };
  const inText = new Set(JSON.parse(list) as number[]);
  return rows.filter(
    ({ id, title }) => inText.has(id) || searchWords(title).some((one) => one.startsWith(word)),
  );
}

/** Stores the texts of some new and changed templates. @returns their number */
function addMissing(database: Database): number {
  return transaction(database, () => {
    const missing = database
      .prepare(
        `SELECT id, content FROM documents WHERE type = 'template'
         AND NOT EXISTS (SELECT 1 FROM template_texts WHERE document = id) LIMIT ${BATCH}`,
      )
      .all() as { id: number; content: string }[];
    const add = database.prepare('INSERT INTO template_texts (document, text) VALUES (?, ?)');
    for (const { id, content } of missing) {
      add.run(id, contentText(JSON.parse(content) as readonly BuilderElement[]));
    }
    return missing.length;
  });
}
