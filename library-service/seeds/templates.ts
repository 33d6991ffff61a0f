import { HOUR } from '../../server/clock';
import { normalizedText } from '../../src/api/libraries/normalized-text';
import type { Account } from '../accounts/accounts';
import type { Service } from '../service';
import { saveThumbnail } from '../thumbnails';
import { drawing } from './drawing';
import { folderSubjects, looks, subjects, templateTypes } from './words';

/** Pseudo-random numbers, the same sequence at every start (Park and Miller's generator). */
export function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** Stores templates in folders of the account; a sixth of the templates is in no folder. */
export function seedTemplates(
  { database, clock }: Service,
  account: Account,
  templates: number,
  folders: number,
): void {
  const random = numbers(42);
  const folderIds = seedFolders({ database, clock }, account, folders);
  const thumbnails = templateTypes.map((type) =>
    Array.from({ length: 12 }, (_, tone) => saveThumbnail(database, drawing(type, tone))),
  );
  const authors = [account.name, 'Ida Weber', 'Noor Haddad', 'Tomás Silva'];
  const add = database.prepare(
    `INSERT INTO templates (account, folder, title, title_key, type, author, content,
       page_settings, bytes, thumbnail, created, edited)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  for (let number = 0; number < templates; number += 1) {
    const kind = random(templateTypes.length);
    const title = `${subjects[random(subjects.length)]}, ${looks[random(looks.length)]} ${number + 1}`;
    const content = JSON.stringify(contentOf(title, number));
    const settings = JSON.stringify(settingsOf(templateTypes[kind]));
    const folder = random(6) === 0 ? undefined : folderIds[random(folderIds.length)];
    const created = clock() - (templates - number) * HOUR;
    add.run(
      account.id,
      folder ?? null,
      title,
      normalizedText(title),
      templateTypes[kind],
      authors[random(authors.length)],
      content,
      settings,
      content.length + settings.length,
      thumbnails[kind]?.[random(12)] ?? null,
      created,
      Math.min(created + random(24) * HOUR, clock()),
    );
  }
}

function seedFolders(
  { database, clock }: Pick<Service, 'database' | 'clock'>,
  account: Account,
  count: number,
): readonly number[] {
  const add = database.prepare(
    'INSERT INTO folders (account, name, name_key, created) VALUES (?, ?, ?, ?)',
  );
  return Array.from({ length: count }, (_, number) => {
    const round = Math.floor(number / folderSubjects.length);
    const subject = folderSubjects[number % folderSubjects.length];
    const name = round === 0 ? subject : `${subject} ${round + 1}`;
    return Number(add.run(account.id, name, normalizedText(name ?? ''), clock()).lastInsertRowid);
  });
}

/** Templates of a whole page have settings for the page around them. */
function settingsOf(type = ''): Readonly<Record<string, string>> {
  return /^(?:page|single-)/.test(type) ? { hide_title: 'yes' } : {};
}

function contentOf(title: string, number: number) {
  const id = (at: number): string => (number * 8 + at).toString(16).padStart(7, '0').slice(-7);
  const widget = (at: number, widgetType: string, settings: Record<string, unknown>) => ({
    id: id(at),
    elType: 'widget',
    widgetType,
    settings,
    elements: [],
  });
  return [
    {
      id: id(0),
      elType: 'container',
      settings: { content_width: 'boxed' },
      elements: [
        widget(1, 'heading', { title, header_size: 'h2' }),
        widget(2, 'text-editor', { editor: `The text of “${title}” below its heading.` }),
        widget(3, 'button', { text: 'Read on', link: { url: '/' } }),
      ],
    },
  ];
}
