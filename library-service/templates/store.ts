import { folded } from '../../src/elements/kits/libraries/folded';
import {
  type NewTemplate,
  TEMPLATE_SIZE,
  type Template,
  type TemplateWithContent,
  TITLE_LENGTH,
} from '../../src/elements/kits/libraries/wire/template';
import type { Account } from '../accounts/accounts';
import { assertWithinQuota } from '../accounts/quota';
import { atOnce } from '../database';
import { folderNumber } from '../folders';
import { Refusal } from '../refusal';
import type { Service } from '../service';
import { type TemplateRow, templateColumns, templateOf } from './row';

/** An account's template with what is in it. @throws Refusal it is not there */
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
  if (!row) throw new Refusal('library-not-found');
  return {
    ...templateOf(row),
    content: JSON.parse(row.content),
    page_settings: JSON.parse(row.page_settings),
  };
}

/** Keeps templates, all or none. @throws Refusal one of them is refused, or they are more than there is room for */
export function keepTemplates(
  service: Service,
  account: Account,
  given: readonly NewTemplate[],
): readonly Template[] {
  const { database, clock } = service;
  return atOnce(database, () => {
    const add = database.prepare(
      `INSERT INTO templates
         (account, folder, title, title_key, type, author, content, page_settings, bytes, created,
          edited)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`,
    );
    const kept = given.map(({ title, type, folder, content, page_settings }) => {
      const text = JSON.stringify(content);
      const settings = JSON.stringify(page_settings);
      const bytes = Buffer.byteLength(text) + Buffer.byteLength(settings);
      if (bytes > TEMPLATE_SIZE) throw new Refusal('library-too-large');
      const place = folder == null ? null : folderNumber(service, account, folder);
      const now = clock();
      const values = [account.id, place, ...titled(title), type, account.name];
      const row = add.get([...values, text, settings, bytes, now, now]) as { id: number };
      return templateById(service, account, String(row.id));
    });
    assertWithinQuota(service, account);
    return kept.map(({ content: _, page_settings: __, ...template }) => template);
  });
}

/** Gives a template another title. @throws Refusal it is gone, or no title is left */
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
    .run(...titled(title), service.clock(), id, account.id);
  if (changes === 0) throw new Refusal('library-not-found');
  const { content: _, page_settings: __, ...template } = templateById(service, account, id);
  return template;
}

function titled(title: string): [title: string, key: string] {
  const trimmed = title.trim();
  if (trimmed && [...trimmed].length <= TITLE_LENGTH) return [trimmed, folded(trimmed)];
  throw new Refusal('library-invalid', `A title has 1 to ${TITLE_LENGTH} characters.`);
}
