import { expect } from 'chai';
import { circles } from './circles';
import { type Import, importsIn, sourceImports } from './imports';

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

describe('the imports of the sources', () => {
  it('are found', () => {
    expect(imports.length).to.be.greaterThan(500);
    expect(imports.map(arrow)).to.include.members([
      'autoload.ts → core/loading/start.ts',
      'autoload.ts → elements/works/lightbox/links/links.ts',
      'registry.ts → define/portfolio.ts',
    ]);
  });

  it('never lead from core, rules or tracking to an element, the registry or the entries', () => {
    const isBelow = /^(core|rules|tracking)\//;
    const isAbove = /^(elements|define|react)\/|^(registry|index|autoload)\.ts$/;
    expect(forbidden(({ from, to }) => isBelow.test(from) && isAbove.test(to))).to.deep.equal([]);
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

  it('never lead in a circle, types aside', () => {
    expect(circles(imports.filter(({ isTypeOnly }) => !isTypeOnly))).to.deep.equal([]);
  });
});

describe('what the architecture is read with', () => {
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
