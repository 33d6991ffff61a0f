import type { Insertable } from 'kysely';
import { HOUR } from '../../server/clock';
import { contentText, type TemplateContent } from '../../src/api/libraries/content-text';
import { normalizedText } from '../../src/api/libraries/normalized-text';
import type { Account } from '../accounts/accounts';
import type { Service } from '../service';
import type { Tables } from '../storage/rows';
import { transaction } from '../storage/storage';
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

/** The number of templates in one statement: databases limit its values. */
const BATCH = 500;

/** Stores templates in folders of the account; a sixth of the templates is in no folder. */
export function seedTemplates(
  service: Service,
  account: Account,
  count: number,
  folders: number,
): Promise<void> {
  return transaction(service, async (inner) => {
    const random = numbers(42);
    const folderIds = await seedFolders(inner, account, folders);
    const thumbnails = await seedThumbnails(inner);
    const authors = [account.name, 'Ida Weber', 'Noor Haddad', 'Tomás Silva'];
    const now = inner.clock();
    const row = (number: number): Insertable<Tables['templates']> => {
      const kind = random(templateTypes.length);
      const title = `${subjects[random(subjects.length)]}, ${looks[random(looks.length)]} ${number + 1}`;
      const elements = contentOf(title, number);
      const content = JSON.stringify(elements);
      const settings = JSON.stringify(settingsOf(templateTypes[kind]));
      const folder = random(6) === 0 ? undefined : folderIds[random(folderIds.length)];
      const created = now - (count - number) * HOUR;
      const author = authors[random(authors.length)] ?? account.name;
      return {
        account: account.id,
        folder: folder ?? null,
        title,
        title_key: normalizedText(title),
        type: templateTypes[kind] ?? 'page',
        author,
        author_key: normalizedText(author),
        content,
        content_key: contentText(elements),
        page_settings: settings,
        bytes: content.length + settings.length,
        thumbnail: thumbnails[kind]?.[random(12)] ?? null,
        created,
        edited: Math.min(created + random(24) * HOUR, now),
      };
    };
    for (let start = 0; start < count; start += BATCH) {
      const size = Math.min(BATCH, count - start);
      const rows = Array.from({ length: size }, (_, index) => row(start + index));
      await inner.database.insertInto('templates').values(rows).execute();
    }
  });
}

/** The names of thumbnails: twelve for each type of template. */
async function seedThumbnails(service: Service): Promise<readonly (string | undefined)[][]> {
  const names: (string | undefined)[][] = [];
  for (const type of templateTypes) {
    const ofType: (string | undefined)[] = [];
    for (let tone = 0; tone < 12; tone += 1) {
      ofType.push(await saveThumbnail(service, drawing(type, tone)));
    }
    names.push(ofType);
  }
  return names;
}

async function seedFolders(
  { database, clock }: Service,
  account: Account,
  count: number,
): Promise<readonly number[]> {
  const rows = Array.from({ length: count }, (_, number) => {
    const round = Math.floor(number / folderSubjects.length);
    const subject = folderSubjects[number % folderSubjects.length] ?? '';
    const name = round === 0 ? subject : `${subject} ${round + 1}`;
    return { account: account.id, name, name_key: normalizedText(name), created: clock() };
  });
  if (rows.length === 0) return [];
  const made = await database.insertInto('folders').values(rows).returning('id').execute();
  return made.map(({ id }) => id);
}

/** Templates of a whole page have settings for the page around them. */
function settingsOf(type = ''): Readonly<Record<string, string>> {
  return /^(?:page|single-)/.test(type) ? { hide_title: 'yes' } : {};
}

function contentOf(title: string, number: number): TemplateContent {
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
