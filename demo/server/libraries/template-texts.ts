import type { Database } from '../../../server/database';
import { transaction } from '../../../server/transaction';
import { contentText } from '../../../src/api/libraries/content-text';
import type { BuilderElement } from '../../../src/page/element';

/** The number of contents that are read at once. */
const BATCH = 50;

/** The searchable text of a template's content. */
export interface TemplateText {
  /** The template's id. */
  readonly document: number;
  readonly text: string;
}

/** The searchable texts of all templates, row by row: together they may not fit into memory. */
export function templateTexts(database: Database): Iterable<TemplateText> {
  while (addMissing(database) === BATCH);
  return database
    .prepare('SELECT document, text FROM template_texts')
    .iterate() as Iterable<TemplateText>;
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
