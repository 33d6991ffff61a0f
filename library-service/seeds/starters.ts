import { starterPages } from '../../server/starters';
import { normalizedText } from '../../src/api/libraries/normalized-text';
import type { Account } from '../accounts/accounts';
import type { Service } from '../service';
import { saveThumbnail } from '../thumbnails';
import { drawing } from './drawing';

/** Stores the starter pages as the newest templates of the account, in no folder. */
export async function seedStarters(service: Service, account: Account): Promise<void> {
  const { database, clock } = service;
  const thumbnail = (await saveThumbnail(service, drawing('page', 0))) ?? null;
  const now = clock();
  const rows = starterPages.map(({ title, content, pageSettings }) => {
    const [text, settings] = [JSON.stringify(content), JSON.stringify(pageSettings)];
    return {
      account: account.id,
      folder: null,
      title,
      title_key: normalizedText(title),
      type: 'page' as const,
      author: account.name,
      author_key: normalizedText(account.name),
      content: text,
      page_settings: settings,
      bytes: text.length + settings.length,
      thumbnail,
      created: now,
      edited: now,
    };
  });
  await database.insertInto('templates').values(rows).execute();
}
