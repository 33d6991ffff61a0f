import { expect } from 'chai';
import type { Route, Routes } from '../../src/api/route';
import { routeGroups } from '../../src/api/routes';
import { type Administrator, administrator, adminPassword } from './kits/administrator';
import { siteForTests } from './site';

const { exports, uploads, imports, siteTemplates } = routeGroups;

/** The site's own routes that read JSON, as method and path. */
const jsonRoutes = [exports, uploads, imports, siteTemplates]
  .flatMap((group): Route[] => Object.values(group satisfies Routes))
  .filter(({ body }) => body && !('file' in body))
  .map(({ method, path, maxBytes = 64 * 1024 }) => {
    return { method, path: path.replace(/\{\w+\}/g, '1'), maxBytes };
  });

describe('a JSON body that is sent to the site', () => {
  const site = siteForTests({ adminPassword });
  let admin: Administrator;
  before(async () => {
    admin = await administrator(site());
  });

  const send = async (method: string, path: string, body: string): Promise<number> => {
    const { cookie, nonce } = admin;
    const address = `${site().url}/wp-json/nh/v1${path}`;
    const headers = { cookie, 'X-WP-Nonce': nonce };
    return (await fetch(address, { method, headers, body })).status;
  };

  const isRead = (path: string): boolean => !path.includes('/runners/');

  for (const { method, path, maxBytes } of jsonRoutes.filter((route) => isRead(route.path))) {
    it(`is refused when it is too large: ${method} ${path}`, async () => {
      expect(await send(method, path, `"${'x'.repeat(maxBytes)}"`)).to.equal(413);
    });

    it(`is refused when it has 3,000 levels: ${method} ${path}`, async () => {
      const deep = `{"content":${'['.repeat(3000)}${']'.repeat(3000)}}`;
      expect(await send(method, path, deep)).to.equal(400);
    });
  }
});
