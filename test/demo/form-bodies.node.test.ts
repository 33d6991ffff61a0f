import { expect } from 'chai';
import { siteForTests } from './site';

describe('a form that is posted to the site', () => {
  const site = siteForTests();
  const post = async (path: string, body: RequestInit['body'], headers = {}): Promise<number> =>
    (await fetch(site().url + path, { method: 'POST', body, headers, redirect: 'manual' })).status;

  for (const path of ['/content/edit/page/about', '/outbox/login', '/login', '/tracked/consent']) {
    it(`is refused at ${path} if it is too large or unreadable`, async () => {
      const large = new URLSearchParams({ title: 'x'.repeat(100_000) });
      expect(await post(path, large)).to.be.within(400, 499);
      const type = { 'Content-Type': 'multipart/form-data; boundary=x' };
      expect(await post(path, 'no parts', type)).to.be.within(400, 499);
    });
  }
});
