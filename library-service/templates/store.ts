import { LibraryRefusal } from '../../server/library-refusal';
import { contentText } from '../../src/api/libraries/content-text';
import { normalizedText } from '../../src/api/libraries/normalized-text';
import {
  type NewTemplate,
  TEMPLATE_SIZE,
  type Template,
  type TemplateWithContent,
  TITLE_LENGTH,
} from '../../src/api/libraries/template';
import { type Account, lockAccount } from '../accounts/accounts';
import { assertWithinQuota } from '../accounts/quota';
import { folderRowId } from '../folders';
import type { Service } from '../service';
import { rowId } from '../storage/row-id';
import { transaction } from '../storage/storage';
import { templateColumns, templateOf } from './row';

/** A template of the account with its content. @throws LibraryRefusal it does not exist */
export async function templateById(
  { database }: Service,
  account: Account,
  id: string,
): Promise<TemplateWithContent> {
  const row = await database
    .selectFrom('templates')
    .select(templateColumns)
    .select(['content', 'page_settings'])
    .where('id', '=', rowId(id))
    .where('account', '=', account.id)
    .where('deleted', 'is', null)
    .executeTakeFirst();
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
): Promise<readonly Template[]> {
  return transaction(service, async (inner) => {
    await lockAccount(inner, account);
    const saved: Template[] = [];
    for (const template of templates) saved.push(await saveTemplate(inner, account, template));
    await assertWithinQuota(inner, account);
    return saved;
  });
}

async function saveTemplate(
  service: Service,
  account: Account,
  { title, type, folder, content, page_settings }: NewTemplate,
): Promise<Template> {
  const text = JSON.stringify(content);
  const settings = JSON.stringify(page_settings);
  const bytes = Buffer.byteLength(text) + Buffer.byteLength(settings);
  if (bytes > TEMPLATE_SIZE) throw new LibraryRefusal('library-too-large');
  const now = service.clock();
  const row = await service.database
    .insertInto('templates')
    .values({
      account: account.id,
      folder: folder == null ? null : await folderRowId(service, account, folder),
      ...titleColumns(title),
      type,
      author: account.name,
      author_key: normalizedText(account.name),
      content: text,
      content_key: contentText(content),
      page_settings: settings,
      bytes,
      created: now,
      edited: now,
    })
    .returning(templateColumns)
    .executeTakeFirstOrThrow();
  return templateOf(row);
}

/** Renames a template. @throws LibraryRefusal it does not exist, or the title is empty or too long */
export function renameTemplate(
  service: Service,
  account: Account,
  id: string,
  title: string,
): Promise<Template> {
  return transaction(service, async (inner) => {
    await lockAccount(inner, account);
    const row = await inner.database
      .updateTable('templates')
      .set({ ...titleColumns(title), edited: inner.clock() })
      .where('id', '=', rowId(id))
      .where('account', '=', account.id)
      .where('deleted', 'is', null)
      .returning(templateColumns)
      .executeTakeFirst();
    if (!row) throw new LibraryRefusal('library-not-found');
    return templateOf(row);
  });
}

function titleColumns(title: string): { readonly title: string; readonly title_key: string } {
  const trimmed = title.trim();
  if (trimmed && [...trimmed].length <= TITLE_LENGTH) {
    return { title: trimmed, title_key: normalizedText(trimmed) };
  }
  throw new LibraryRefusal('library-invalid', `A title has 1 to ${TITLE_LENGTH} characters.`);
}
