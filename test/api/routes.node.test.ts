import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { createApp } from '../../library-service/app';
import type { Route } from '../../src/api/route';
import { routeGroups, servicePath, serviceRoutes } from '../../src/api/routes';
import { administrator, adminPassword } from '../demo/kits/administrator';
import { siteForTests } from '../demo/site';
import { openService, type TestService } from '../library-service/service';

const routes: readonly Route[] = Object.values(routeGroups).flatMap((group) =>
  Object.values<Route>(group),
);

const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method} ${path}`;

describe('the routes of the API', () => {
  const site = siteForTests({ adminPassword });
  let library: TestService;
  before(async () => {
    library = await openService();
  });
  after(() => library.close());

  /** Requests a route with 0 for each path parameter. */
  const request = ({ method, path }: Route, headers: Record<string, string> = {}) =>
    fetch(`${site().url}/wp-json/nh/v1${path.replace(/\{\w+\}/g, '0')}`, { method, headers });

  it('have different methods or paths', () => {
    const names = routes.map(nameOf);
    expect(new Set(names).size).to.equal(names.length);
  });

  it('are all bound by the demo site', async () => {
    const { cookie, nonce } = await administrator(site());
    for (const route of routes) {
      const response = await request(route, { cookie, 'X-WP-Nonce': nonce });
      expect(await response.text(), nameOf(route)).to.not.include('rest_no_route');
    }
  });

  it('are all refused by the demo site without a session', async () => {
    for (const route of routes) expect((await request(route)).status, nameOf(route)).to.equal(401);
  });

  it('are all bound by the library service, where it serves them', () => {
    const bound = createApp(library.service).routes.map(({ method, path }) =>
      nameOf({
        method: method as Route['method'],
        path: path.replace(/:(\w+)(\{[^}]+\})?/g, '{$1}') as Route['path'],
      }),
    );
    const served = Object.values<Route>(serviceRoutes).map(
      ({ method, path }) => `${method} /v1${servicePath(path)}`,
    );
    expect(bound).to.include.members(served);
  });
});

describe('the client of the API', () => {
  /** The string literals of a file that hold a slash, without imports and media types. */
  function pathsIn(file: string): string[] {
    const code = readFileSync(file, 'utf8')
      .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      .replace(/from '[^']+'/g, '');
    return [...code.matchAll(/'[^'\n]*'|`[^`]*`/g)]
      .map(([literal]) => literal.slice(1, -1).replace(/\$\{[^}]*\}/g, ''))
      .filter((text) => text.includes('/') && !text.startsWith('application/'));
  }

  it('contains no path except the root of the API', () => {
    const folders = ['src/api/client/', 'src/elements/kits/', 'src/elements/libraries/'];
    const files = folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('calls.ts') || folder === 'src/api/client/')
        .filter((file) => file.endsWith('.ts') && !file.endsWith('messages.ts'))
        .map((file) => folder + file),
    );
    expect(files.length).to.be.greaterThan(8);
    // The root is in `apiAddress`, the separator in `thumbnailAddress`.
    expect(files.flatMap(pathsIn)).to.have.members(['nh/v1', '/']);
  });

  it('is not part of the code that visitors download', () => {
    const visitorFamilies = ['forms', 'works', 'header', 'maps', 'preview', 'built'];
    const files = ['src/loader/', 'src/builder/', 'src/core/', 'src/rules/', 'src/tracking/']
      .concat(visitorFamilies.map((family) => `src/elements/${family}/`))
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((file) => /\.tsx?$/.test(file))
          .map((file) => folder + file),
      );
    expect(files.length).to.be.greaterThan(300);
    const importers = files.filter((file) =>
      /from '(?:\.\.\/)+api\/|import\('(?:\.\.\/)+api\//.test(readFileSync(file, 'utf8')),
    );
    expect(importers).to.deep.equal([]);
  });
});
