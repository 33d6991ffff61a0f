import { expect } from 'chai';
import type { RunningLibraryService } from '../../../library-service/server';
import type { BulkAnswer } from '../../../src/api/libraries/bulk';
import type { TemplatePage } from '../../../src/api/libraries/listing';
import type { Template, TemplateWithContent } from '../../../src/api/libraries/template';
import { startSeededLibrary } from '../../library-service/seeded-library';
import { Person } from '../libraries/person';
import { startSite, type TestSite } from '../site';
import { administrator, adminPassword } from './administrator';
import { exported, zipOf } from './exporting';
import { imported } from './importing';

/** Containers in each other. */
function nested(levels: number, settings: object = {}): object {
  const elements = levels > 1 ? [nested(levels - 1, settings)] : [];
  return { id: `level-${levels}`, elType: 'container', settings, elements };
}

/** Settings with objects in each other. */
const deep = (levels: number): object => (levels > 1 ? { inner: deep(levels - 1) } : {});

type Inside = Pick<TemplateWithContent, 'content' | 'page_settings'>;

const kinds: Readonly<Record<string, (levels: number) => object>> = {
  'Deep elements': (levels) => ({ content: [nested(levels)], page_settings: {} }),
  'Deep element settings': (levels) => ({
    content: [nested(1, deep(levels))],
    page_settings: {},
  }),
  'Deep page settings': (levels) => ({ content: [], page_settings: deep(levels) }),
};

describe('the deepest templates that a site and its library take', () => {
  let library: RunningLibraryService;
  const sites: TestSite[] = [];
  const open = async () => {
    const site = await startSite({ adminPassword, libraryService: library.url });
    sites.push(site);
    const person = await Person.at(site);
    await person.connect('ada');
    return { site, person, admin: await administrator(site) };
  };
  before(async () => {
    library = await startSeededLibrary();
  });
  after(async () => {
    for (const site of sites) await site.close();
    await library.close();
  });

  /** Saves the deepest template of a kind that is taken. */
  const saveDeepest = async (person: Person, place: string, title: string, from = 200) => {
    for (let levels = from; levels > 0; levels -= 1) {
      const template = { title, type: 'page', ...kinds[title]?.(levels) };
      const answer = await person.call<{ templates: Template[] }>(`POST ${place}`, {
        templates: [template],
      });
      if (answer.status === 201) return answer.body.templates[0]?.id ?? '';
    }
    throw new Error(`No template is taken: ${title}`);
  };

  const inside = async (person: Person, place: string, title: string): Promise<Inside> => {
    const query = new URLSearchParams({ search: title });
    const { body } = await person.call<TemplatePage>(`GET ${place}?${query}`);
    const id = body.items.find((one) => one.title === title)?.id;
    const found = await person.call<TemplateWithContent>(`GET ${place}/${id}`);
    const { content, page_settings } = found.body;
    return { content, page_settings };
  };

  for (const title of Object.keys(kinds)) {
    it(`survive a kit, and a way to the library and back: ${title.toLowerCase()}`, async () => {
      const from = await open();
      await saveDeepest(from.person, 'templates', title);
      const saved = await inside(from.person, 'templates', title);
      const { session } = await exported(from.site, from.admin);
      const { bytes } = await zipOf(from.site, from.admin, session);

      const to = await open();
      await imported(to.site, to.admin, bytes);
      expect(await inside(to.person, 'templates', title)).to.deep.equal(saved);

      const { body } = await to.person.call<TemplatePage>('GET templates?limit=100');
      const ids = body.items.filter((one) => one.title === title).map(({ id }) => id);
      const up = await to.person.call<BulkAnswer>('POST templates/bulk', {
        action: 'move',
        selected: { ids },
        destination: { place: 'cloud', folder: null },
      });
      expect(up.body.failed).to.deep.equal([]);
      expect(await inside(to.person, 'library/templates', title)).to.deep.equal(saved);
    });
  }
});
