import { expect } from 'chai';
import { openService } from './service';

describe('the health of the library service', () => {
  it('is good and ready while the database answers, and not ready afterwards', async () => {
    const { url, service, close } = await openService();
    const status = async (path: string): Promise<number> => (await fetch(url + path)).status;
    expect([await status('/health'), await status('/ready')]).to.deep.equal([200, 200]);
    await service.database.destroy();
    const { error } = console;
    console.error = () => {};
    expect([await status('/health'), await status('/ready')]).to.deep.equal([200, 503]);
    console.error = error;
    await close();
  });
});
