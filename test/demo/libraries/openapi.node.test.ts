import { expect } from 'chai';
import type { RunningLibraryService } from '../../../library-service/server';
import { DescribedCalls, type Recipe } from '../../conformance/described-calls';
import { kitArchive } from '../../library-service/kit-archive';
import { startSeededLibrary } from '../../library-service/seeded-library';
import { newTemplate } from '../../library-service/service';
import { adminPassword } from '../kits/administrator';
import { startSite, type TestSite } from '../site';
import { Person } from './person';

describe('the OpenAPI description of the libraries', () => {
  let library: RunningLibraryService;
  let site: TestSite;
  let person: Person;
  const calls = new DescribedCalls('docs/library-openapi.json');
  const held = (recipe: Recipe) => calls.held(person, recipe);
  before(async () => {
    library = await startSeededLibrary();
    site = await startSite({ adminPassword, libraryService: library.url });
    person = await Person.at(site);
    await person.connect('ada');
  });
  after(async () => {
    await site.close();
    await library.close();
  });

  it('matches every call, successful and failed', async () => {
    await held(['GET /library', 'library']);
    await held(['POST /library/connect', 'library/connect', { returnTo: '/' }]);
    await held(['POST /library/connect', 'library/connect', {}]);
    await held(['PUT /library/account/plan', 'library/account/plan', { plan: 'pro' }]);
    await held(['PUT /library/account/plan', 'library/account/plan', { plan: 'gold' }]);
    const { id: folder } = await held([
      'POST /library/folders',
      'library/folders',
      { name: 'One' },
    ]);
    await held(['POST /library/folders', 'library/folders', { name: 'one' }]);
    await held(['PATCH /library/folders/{id}', `library/folders/${folder}`, { name: 'Two' }]);
    await held(['PATCH /library/folders/{id}', 'library/folders/99', { name: 'Two' }]);
    await held(['GET /library/folders', 'library/folders']);
    for (const place of ['library/templates', 'templates']) {
      const name = `/${place}`;
      const templates = [newTemplate('a'), newTemplate('b')];
      const kept = await held([`POST ${name}`, place, { templates }]);
      const [{ id } = { id: '' }] = kept.templates as { id: string }[];
      await held([`POST ${name}`, place, { templates: [{}] }]);
      await held([`GET ${name}`, `${place}?search=a&limit=1&sort=title`]);
      await held([`GET ${name}`, `${place}?limit=0`]);
      await held([`GET ${name}/filters`, `${place}/filters`]);
      await held([`GET ${name}/{id}`, `${place}/${id}`]);
      await held([`GET ${name}/{id}`, `${place}/99999`]);
      await held([`PATCH ${name}/{id}`, `${place}/${id}`, { title: 'c' }]);
      await held([`PATCH ${name}/{id}`, `${place}/99999`, { title: 'c' }]);
      const { undo } = await held([
        `POST ${name}/bulk`,
        `${place}/bulk`,
        { action: 'delete', selected: { ids: [id] } },
      ]);
      const undos = place === 'templates' ? 'templates/undo' : 'library/undo';
      await held([`POST /${undos}/{undo}`, `${undos}/${undo}`]);
      await held([`POST /${undos}/{undo}`, `${undos}/${undo}`]);
    }
    const { id: kit } = await held([
      'POST /library/kits',
      'library/kits',
      await kitArchive({ name: 'kit', title: 'A kit' }),
    ]);
    await held(['POST /library/kits', 'library/kits', new TextEncoder().encode('no zip')]);
    await held(['GET /library/kits', 'library/kits?search=kit']);
    await held(['GET /library/kits/{id}', `library/kits/${kit}`]);
    await held(['GET /library/kits/{id}', 'library/kits/99']);
    await held(['GET /library/kits/{id}/file', `library/kits/${kit}/file`]);
    await held(['DELETE /library/kits/{id}', `library/kits/${kit}`]);
    await held(['DELETE /library/kits/{id}', `library/kits/${kit}`]);
    const { items } = await held(['GET /library/trash', 'library/trash?limit=10']);
    await held(['GET /library/trash', 'library/trash?limit=0']);
    await held(['POST /library/trash/restore', 'library/trash/restore', { items }]);
    await held(['POST /library/trash/restore', 'library/trash/restore', { items: [{}] }]);
    await held(['DELETE /library/trash', 'library/trash']);
    await held(['DELETE /library/folders/{id}', `library/folders/${folder}`]);
    await held(['DELETE /library/folders/{id}', `library/folders/${folder}`]);
    await held(['GET /library/thumbnails/{name}', 'library/thumbnails/abc']);
    await held(['DELETE /library', 'library']);
    for (const call of ['folders', 'templates', 'kits'] as const) {
      await held([`GET /library/${call}`, `library/${call}`]);
    }
    expect(calls.missed, 'calls that were never answered in good').to.deep.equal([
      'GET /library/thumbnails/{name}',
    ]);
  });
});
