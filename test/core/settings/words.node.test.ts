import { expect } from 'chai';
import { defineSettings, parseSettings, warnOfProblems } from '../../../src/core/settings';
import { nearestWord } from '../../../src/core/settings/nearest';
import { problemWords, warn } from '../../../src/core/settings/warnings';

const declared = defineSettings({
  columns: { kind: 'number', min: 1, max: 24, step: 1, default: 4 },
  kind: { kind: 'choice', options: { a: 'A', b: 'B' } },
  action: { kind: 'choice', options: { a: 'A', b: 'B' }, instead: 'b' },
  items: { kind: 'list', of: { kind: 'group', fields: { url: { kind: 'url', required: true } } } },
});

const problemsOf = (data: object) => parseSettings(declared, data)?.problems ?? [];
const words = (data: object) =>
  problemsOf(data).map((problem) => problemWords('settings', problem));

/** Enough of an element for a warning. */
const element = (): Element => ({ localName: 'nh-x' }) as Element;

/** What the console was warned of meanwhile. */
function warningsDuring(act: () => void): unknown[][] {
  const original = console.warn;
  const told: unknown[][] = [];
  console.warn = (...line: unknown[]) => told.push(line);
  try {
    act();
  } finally {
    console.warn = original;
  }
  return told;
}

/** Resolves once the console is warned of the key `kind` of an element. */
function toldOf(host: Element, act: () => void): Promise<void> {
  const original = console.warn;
  return new Promise((resolve) => {
    console.warn = (words: string, about: unknown) => {
      if (about !== host || !words.includes('.kind ')) return;
      console.warn = original;
      resolve();
    };
    act();
  });
}

describe('the words for what is of no use in settings', () => {
  it('say what came, what it costs and what would do', () => {
    expect(words({ columns: 'abc', kind: 'c', action: 'c' })).to.deep.equal([
      'settings.columns is "abc", which is not a whole number from 1 to 24, so its default 4 is used. ' +
        'Print a whole number from 1 to 24, or leave the key out.',
      'settings.kind is "c", which is not one of "a", "b", so it counts as not set. ' +
        'Print one of "a", "b", or leave the key out.',
      'settings.action is "c", which is not one of "a", "b", so it counts as "b". ' +
        'Print one of "a", "b", or leave the key out.',
    ]);
  });

  it('say once of a key that was meant to be one that is missing beside it', () => {
    const told = warningsDuring(() =>
      warn(
        element(),
        'settings',
        problemsOf({ items: [{ href: '/a' }, { uri: '/b', label: 'B' }] }),
      ),
    );
    expect(told.map(([line]) => line)).to.deep.equal([
      '<nh-x>: settings.items[0].href is unknown, and without "url" settings.items[0] is of no use. Did you mean "url"?',
      '<nh-x>: settings.items[1].uri is unknown, and without "url" settings.items[1] is of no use. Did you mean "url"?',
      '<nh-x>: settings.items[1].label is unknown, so it has no effect. Leave it out, or look its name up in docs/elements.md.',
    ]);
  });

  it('name the place in a list, and a key that is missing', () => {
    expect(words({ items: [{ url: '/a' }, 7, {}] })).to.deep.equal([
      'settings.items[1] is 7, which is not an object, so it is left out. Print an object.',
      'settings.items[2] has no usable "url", so it is left out. Give it one.',
    ]);
  });

  it('name the key that was meant', () => {
    expect(words({ colums: 3, 'no-such': 1 })).to.deep.equal([
      'settings.colums is unknown, so it has no effect. Did you mean "columns"?',
      'settings["no-such"] is unknown, so it has no effect. Leave it out, or look its name up in docs/elements.md.',
    ]);
  });

  it('name the key that was meant of those for one device, and of those common to all elements', () => {
    const fields = defineSettings({ columns: { kind: 'number', responsive: true } });
    const common = defineSettings({
      stretch_element: { kind: 'toggle' },
      _animation: { kind: 'text', responsive: true },
    });
    const data = { strech_element: 'yes', columns_tablte: 2, _animation_bgi: 'none', zebra: 1 };
    const problems =
      parseSettings(fields, data, { common: [common], devices: ['big'] })?.problems ?? [];
    const advice = problems.map(
      (problem) => problemWords('settings', problem).split(/effect\. /)[1],
    );
    expect(advice).to.deep.equal([
      'Did you mean "stretch_element"?',
      'Did you mean "columns_tablet"?',
      'Did you mean "_animation_big"?',
      'Leave it out, or look its name up in docs/elements.md.',
    ]);
  });

  it('stay short and never walk what came', () => {
    let deep: unknown = 1;
    for (let depth = 0; depth < 100_000; depth++) deep = [deep];
    expect(words({ columns: deep })[0]).to.contain('columns is a list of 1, which');
    expect(
      words({ ['x'.repeat(10_000)]: 1, columns: 'y'.repeat(10_000) }).join('').length,
    ).to.be.lessThan(500);
  });

  it('are told once for each element, key and value', () => {
    const host = element();
    const told = warningsDuring(() => {
      for (const columns of ['abc', 'abc', 'def']) warn(host, 'settings', problemsOf({ columns }));
      warn(element(), 'settings', problemsOf({ columns: 'abc' }));
    });
    expect(told.length).to.equal(3);
    expect(told[0]?.[0]).to.match(/^<nh-x>: settings\.columns /);
    expect(told[0]?.[1]).to.equal(host);
  });

  it('end after ten', () => {
    const items = Array.from({ length: 500 }, (_, index) => index);
    const told = warningsDuring(() => warn(element(), 'settings', problemsOf({ items })));
    expect(told.length).to.equal(11);
    expect(told[10]?.[0]).to.contain('more of its settings');
  });

  it('are not continued where the same long list comes again', () => {
    const host = element();
    const items = Array.from({ length: 60 }, (_, index) => index);
    const told = warningsDuring(() => {
      for (let time = 0; time < 6; time++) warn(host, 'settings', problemsOf({ items }));
    });
    expect(told.length).to.equal(11);
  });

  it('tell on what is new once a long list is mended', () => {
    const host = element();
    const items = Array.from({ length: 60 }, (_, index) => index);
    warningsDuring(() => warn(host, 'settings', problemsOf({ items })));
    const told = warningsDuring(() => warn(host, 'settings', problemsOf({ columns: 'abc' })));
    expect(told.length).to.equal(1);
  });

  it('are looked for once, however often the same problems come', async () => {
    let looks = 0;
    const junk = problemsOf({ columns: 'abc' });
    const problems = Object.assign([...junk], {
      [Symbol.iterator]() {
        looks++;
        return junk[Symbol.iterator]();
      },
    });
    for (let time = 0; time < 6; time++) {
      const host = element();
      warnOfProblems(host, 'settings', problems);
      // Others come all the same, and by then the words are here.
      await toldOf(host, () => warnOfProblems(host, 'settings', problemsOf({ kind: 'c' })));
    }
    expect(looks).to.equal(1);
  });
});

describe('the nearest word', () => {
  it('is the one with the fewest slips', () => {
    const words = ['columns', 'count', 'constructor'];
    expect(
      ['colunms', 'Colum', 'conut', 'columnsss'].map((word) => nearestWord(word, words)),
    ).to.deep.equal(['columns', 'columns', 'count', 'columns']);
  });

  it('is none where nothing is near', () => {
    expect([
      nearestWord('zebra', ['columns']),
      nearestWord('x'.repeat(65), ['x'.repeat(64)]),
    ]).to.deep.equal([undefined, undefined]);
  });
});
