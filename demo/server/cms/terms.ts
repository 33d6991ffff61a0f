import type { Database } from '../../../server/database';
import { statement } from '../../../server/statement';
import { transaction } from '../../../server/transaction';

/** A term of the CMS or of a kit. */
export interface NamedTerm {
  /** Unique within its taxonomy. */
  readonly slug: string;
  readonly name: string;
  readonly description?: string;
}

/** A stored term. */
export interface DocumentTerm extends Required<NamedTerm> {
  readonly taxonomy: string;
}

/** The taxonomies of posts, by their names in the REST API. */
export const postTaxonomies: Readonly<Record<string, string>> = {
  category: 'Categories',
  post_tag: 'Tags',
};

/** The terms of a taxonomy, sorted by name. */
export function taxonomyTerms(database: Database, taxonomy: string): readonly DocumentTerm[] {
  return database
    .prepare('SELECT taxonomy, slug, name, description FROM terms WHERE taxonomy = ? ORDER BY name')
    .all(taxonomy) as DocumentTerm[];
}

/** Saves a term. A term with the same taxonomy and slug is overwritten. */
export function saveTerm(database: Database, term: DocumentTerm): void {
  database
    .prepare(
      `INSERT INTO terms (taxonomy, slug, name, description) VALUES (?, ?, ?, ?)
       ON CONFLICT (taxonomy, slug) DO UPDATE SET
         name = excluded.name, description = excluded.description`,
    )
    .run(term.taxonomy, term.slug, term.name, term.description);
}

/** Removes a term from the site and from its documents. */
export function removeTerm(database: Database, taxonomy: string, slug: string): void {
  database.prepare('DELETE FROM terms WHERE taxonomy = ? AND slug = ?').run(taxonomy, slug);
}

/** The slugs of a document's terms, by taxonomy. */
export function termsByDocument(
  database: Database,
  document: number,
): Readonly<Record<string, readonly string[]>> {
  const rows = statement(
    database,
    `SELECT taxonomy, slug FROM document_terms JOIN terms ON terms.id = term
       WHERE document = ? ORDER BY taxonomy, slug`,
  ).all(document) as { taxonomy: string; slug: string }[];
  const terms: Record<string, string[]> = {};
  for (const { taxonomy, slug } of rows) {
    terms[taxonomy] ??= [];
    terms[taxonomy].push(slug);
  }
  return terms;
}

/** Replaces a document's terms. Terms that the site does not have are ignored. */
export function saveTermsOf(
  database: Database,
  document: number,
  terms: Readonly<Record<string, readonly string[]>>,
): void {
  const insert = statement(
    database,
    `INSERT OR IGNORE INTO document_terms (document, term)
     SELECT ?, id FROM terms WHERE taxonomy = ? AND slug = ?`,
  );
  transaction(database, () => {
    statement(database, 'DELETE FROM document_terms WHERE document = ?').run(document);
    for (const [taxonomy, slugs] of Object.entries(terms)) {
      for (const slug of slugs) insert.run(document, taxonomy, slug);
    }
  });
}
