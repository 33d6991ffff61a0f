import { expect } from 'chai';
import { circles } from './circles';
import { type Import, importsIn, sourceImports, treeImports } from './imports';

const imports = sourceImports();

const arrow = ({ from, to }: Import): string => `${from} → ${to}`;

/** The imports that a rule forbids. */
function forbidden(isForbidden: (one: Import) => boolean): string[] {
  return imports.filter(isForbidden).map(arrow);
}

/** The family of an element's file: `works` of `elements/works/portfolio/tile.tsx`. */
function familyOf(path: string): string | undefined {
  return /^elements\/([^/]+)\//.exec(path)?.[1];
}

/** The rooms of `src` that each room may import. */
const reach: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  tracking: [],
  core: ['rules', 'tracking'],
  loader: ['core'],
  page: ['core'],
  api: ['page', 'core'],
  ui: ['api', 'core'],
  builder: ['loader', 'core'],
  elements: ['builder', 'ui', 'api', 'page', 'loader', 'core', 'rules', 'tracking'],
  print: ['elements', 'builder', 'page', 'core'],
  editor: ['print', 'elements', 'builder', 'ui', 'api', 'page', 'loader', 'core', 'tracking'],
};

/** The room of a file: `core` of `core/dom/log.ts`. */
const roomOf = (path: string): string => path.split('/', 1)[0] ?? '';

describe('the imports of the sources', () => {
  it('are found', () => {
    expect(imports.length).to.be.greaterThan(500);
    expect(imports.map(arrow)).to.include.members([
      'autoload.ts → loader/start.ts',
      'autoload.ts → elements/works/lightbox/links/links.ts',
      'registry.ts → define/portfolio.ts',
    ]);
  });

  it('lead one way: from the editor to the printer, the elements, the builder, the parts and the API, and from those to core', () => {
    for (const [room, mayReach] of Object.entries(reach)) {
      const leaves = ({ from, to }: Import): boolean =>
        roomOf(from) === room && roomOf(to) !== room && !mayReach.includes(roomOf(to));
      expect(forbidden(leaves), room).to.deep.equal([]);
    }
  });

  for (const layer of ['rules', 'tracking']) {
    it(`never lead out of ${layer}, which runs anywhere by itself`, () => {
      const isInside = (path: string) => path.startsWith(`${layer}/`);
      expect(forbidden(({ from, to }) => isInside(from) && !isInside(to))).to.deep.equal([]);
    });
  }

  it('lead from one family to another only through an index.ts', () => {
    const isWayIn = ({ from, to }: Import) => {
      const [own, other] = [familyOf(from), familyOf(to)];
      return own !== undefined && other !== undefined && own !== other && !/\/index\.ts$/.test(to);
    };
    expect(forbidden(isWayIn)).to.deep.equal([]);
  });
});

/** The folders that each top folder may import from; a folder always reaches itself. */
const serverReach: Readonly<Record<string, readonly string[]>> = {
  server: ['src/api/'],
  demo: ['server/', 'src/', 'scripts/'],
  'library-service': ['server/', 'src/api/'],
};

describe('the imports of the whole tree', () => {
  const all = treeImports();

  it('are found in every folder', () => {
    expect(all.map(arrow)).to.include.members([
      'demo/server/server.ts → server/listen.ts',
      'library-service/server.ts → server/listen.ts',
      'scripts/manifest.ts → scripts/manifest/files.ts',
    ]);
  });

  for (const [folder, mayReach] of Object.entries(serverReach)) {
    it(`never lead out of ${folder}, except to ${mayReach.join(' and ') || 'nothing'}`, () => {
      const reachable = [`${folder}/`, ...mayReach];
      const leaves = ({ from, to }: Import): boolean =>
        from.startsWith(`${folder}/`) && !reachable.some((path) => to.startsWith(path));
      expect(all.filter(leaves).map(arrow)).to.deep.equal([]);
    });
  }

  it('never form a circle, except of types', () => {
    expect(circles(all.filter(({ isTypeOnly }) => !isTypeOnly))).to.deep.equal([]);
  });
});

describe('the reader of imports', () => {
  it('sees every kind of import, and which bring types only', () => {
    const source = [
      "import a from './a';",
      "import type { B } from './b';",
      "import { type C, type D } from './c';",
      "import {\n  type E,\n  f,\n} from './e';",
      "export * from './g';",
      "import './h';",
      "const i = () => import('./i');",
      "type J = typeof import('./j');",
      "import z from 'zod';",
      " * import k from './k';",
    ].join('\n');
    const found = importsIn(source).map(
      ({ address, isTypeOnly }) => address + (isTypeOnly ? '?' : ''),
    );
    expect(found).to.have.members(['./a', './b?', './c?', './e', './g', './h', './i', './j?']);
  });

  it('finds circles, also when they share a node', () => {
    const edges = ['ab', 'bc', 'ca', 'cd', 'ef', 'fe', 'eg'].map(([from = '', to = '']) => ({
      from,
      to,
    }));
    expect(circles(edges)).to.have.deep.members([
      ['a', 'b', 'c'],
      ['e', 'f'],
    ]);
  });
});
