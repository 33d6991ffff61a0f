import { LibraryRefusal } from '../../server/library-refusal';
import { transaction } from '../../server/transaction';
import { normalizedText } from '../../src/api/libraries/normalized-text';
import {
  type NewTemplate,
  TEMPLATE_SIZE,
  type Template,
  type TemplateWithContent,
  TITLE_LENGTH,
} from '../../src/api/libraries/template';
import type { Account } from '../accounts/accounts';
import { assertWithinQuota } from '../accounts/quota';
import { folderRowId } from '../folders';
import type { Service } from '../service';
import { type TemplateRow, templateColumns, templateOf } from './row';

/** A template of the account with its content. @throws LibraryRefusal it does not exist */
export function templateById(
  { database }: Service,
  account: Account,
  id: string,
): TemplateWithContent {
  const row = database
    .prepare(
      `SELECT ${templateColumns}, content, page_settings FROM templates
       WHERE id = ? AND account = ? AND deleted IS NULL`,
    )
    .get(id, account.id) as (TemplateRow & { content: string; page_settings: string }) | undefined;
  if (!row) throw new LibraryRefusal('library-not-found');
  return {
    ...templateOf(row),
    content: JSON.parse(row.content),
    page_settings: JSON.parse(row.page_settings),
  };
}

/**
 * Stores templates, all or none.
 *
 * @throws LibraryRefusal one of them is invalid, or they exceed the account's quota
 */
export function saveTemplates(
  service: Service,
  account: Account,
  templates: readonly NewTemplate[],
): readonly Template[] {
  const { database, clock } = service;
  return transaction(database, () => {
    const add = database.prepare(
      `INSERT INTO templates
         (account, folder, title, title_key, type, author, content, page_settings, bytes, created,
          edited)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
    );
    const saved = templates.map(({ title, type, folder, content, page_settings }) => {
      const text = JSON.stringify(content);
      const settings = JSON.stringify(page_settings);
      const bytes = Buffer.byteLength(text) + Buffer.byteLength(settings);
      if (bytes > TEMPLATE_SIZE) throw new LibraryRefusal('library-too-large');
      const folderId = folder == null ? null : folderRowId(service, account, folder);
      const now = clock();
      const values = [account.id, folderId, ...titleColumns(title), type, account.name];
      const row = add.get([...values, text, settings, bytes, now, now]) as { id: number };
      return templateById(service, account, String(row.id));
    });
    assertWithinQuota(service, account);
    return saved.map(({ content: _, page_settings: __, ...template }) => template);
  });
}

/** Renames a template. @throws LibraryRefusal it does not exist, or the title is empty or too long */
export function renameTemplate(
  service: Service,
  account: Account,
  id: string,
  title: string,
): Template {
  const { changes } = service.database
    .prepare(
      'UPDATE templates SET title = ?, title_key = ?, edited = ? WHERE id = ? AND account = ? AND deleted IS NULL',
    )
    .run(...titleColumns(title), service.clock(), id, account.id);
  if (changes === 0) throw new LibraryRefusal('library-not-found');
  const { content: _, page_settings: __, ...template } = templateById(service, account, id);
  return template;
}

function titleColumns(title: string): [title: string, key: string] {
  const trimmed = title.trim();
  if (trimmed && [...trimmed].length <= TITLE_LENGTH) return [trimmed, normalizedText(trimmed)];
  throw new LibraryRefusal('library-invalid', `A title has 1 to ${TITLE_LENGTH} characters.`);
}
