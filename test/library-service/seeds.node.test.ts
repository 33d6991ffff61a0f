import { expect } from 'chai';
import { seed } from '../../library-service/seeds';
import { starterPages } from '../../server/starters';
import { openService, run } from './service';

describe('the seeds of the library service', () => {
  const size = { templates: 30, folders: 3, kits: 1 };

  it('are inserted once, also when the service restarts', async () => {
    const { service, close } = await openService();
    await seed(service, size);
    await seed(service, { ...size, templates: 60 });
    expect(await run(service, 'SELECT id FROM templates')).to.have.length(30 + starterPages.length);
    await close();
  });
});
