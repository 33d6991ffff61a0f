import { expect } from 'chai';
import { seed } from '../../library-service/seeds';
import { openService } from './service';

describe('the seeds of the library service', () => {
  const size = { templates: 30, folders: 3, kits: 1 };

  it('are inserted once, also when the service restarts', async () => {
    const { service, close } = await openService();
    await seed(service, size);
    await seed(service, { ...size, templates: 60 });
    const { count } = service.database.prepare('SELECT count(*) AS count FROM templates').get() as {
      count: number;
    };
    expect(count).to.equal(30);
    await close();
  });
});
