import { expect } from 'chai';
import { defineSettings, parseSettings, warnOfProblems } from '../../../src/core/settings';
import { nearestWord } from '../../../src/core/settings/nearest';
import { problemWords, warn } from '../../../src/core/settings/warnings';
import { captureConsole, consoleDuringSync } from '../../page-objects/captured-console';

const declared = defineSettings({
  columns: { kind: 'number', min: 1, max: 24, step: 1, default: 4 },
  kind: { kind: 'choice', options: { a: 'A', b: 'B' } },
  action: { kind: 'choice', options: { a: 'A', b: 'B' }, instead: 'b' },
  parts: {
    kind: 'list',
    of: { kind: 'variants', by: 'type', variants: { text: {}, email: {} } },
  },
  items: { kind: 'list', of: { kind: 'group', fields: { url: { kind: 'url', required: true } } } },
});

const problemsOf = (data: object) => parseSettings(declared, data)?.problems ?? [];
const words = (data: object) =>
  problemsOf(data).map((problem) => problemWords('settings', problem));

/** The parts of an element that a warning needs. */
const element = (): Element => ({ localName: 'nh-x' }) as Element;

describe('the warnings of invalid settings', () => {
  it('name the value, the consequence and the expected value', () => {
    expect(words({ columns: 'abc', kind: 'c', action: 'c' })).to.deep.equal([
      'settings.columns is "abc", which is not a whole number from 1 to 24, so its default 4 is used. ' +
        'Print a whole number from 1 to 24, or remove the key.',
      'settings.kind is "c", which is not one of "a", "b", so it counts as not set. ' +
        'Print one of "a", "b", or remove the key.',
      'settings.action is "c", which is not one of "a", "b", so it counts as "b". ' +
        'Print one of "a", "b", or remove the key.',
    ]);
  });

  it('combine an unknown key with the missing one beside it', () => {
    const told = consoleDuringSync('warn', () =>
      warn(
        element(),
        'settings',
        problemsOf({ items: [{ href: '/a' }, { uri: '/b', label: 'B' }] }),
      ),
    );
    expect(told.map(([line]) => line)).to.deep.equal([
      '<nh-x>: settings.items[0].href is unknown, and settings.items[0] is ignored without "url". Did you mean "url"?',
      '<nh-x>: settings.items[1].uri is unknown, and settings.items[1] is ignored without "url". Did you mean "url"?',
      '<nh-x>: settings.items[1].label is unknown, so it has no effect. Remove it, or look its name up in docs/elements.',
    ]);
  });

  it('name the position in a list, and a missing key', () => {
    expect(words({ items: [{ url: '/a' }, 7, {}] })).to.deep.equal([
      'settings.items[1] is 7, which is not an object, so it is ignored. Print an object.',
      'settings.items[2] has no valid "url", so it is ignored. Add one.',
    ]);
  });

  it('name the type of an object that has no such variant, and the nearest', () => {
    const parts = [{ type: 'emial' }, { type: 'colour' }, { name: 'a' }, 'text'];
    expect(words({ parts })).to.deep.equal([
      'the "type" of settings.parts[0] is "emial", which is unknown, so it is ignored. Did you mean "email"?',
      'the "type" of settings.parts[1] is "colour", which is unknown, so it is ignored. Print one of "text", "email".',
      'settings.parts[2] has no "type", so it is ignored. Add one of "text", "email".',
      'settings.parts[3] is "text", which is not an object whose "type" is one of "text", "email", so it is ignored. ' +
        'Print an object whose "type" is one of "text", "email".',
    ]);
  });

  it('suggest the intended key', () => {
    expect(words({ colums: 3, 'no-such': 1 })).to.deep.equal([
      'settings.colums is unknown, so it has no effect. Did you mean "columns"?',
      'settings["no-such"] is unknown, so it has no effect. Remove it, or look its name up in docs/elements.',
    ]);
  });

  it('suggest keys for one device, and keys common to all elements', () => {
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
      'Remove it, or look its name up in docs/elements.',
    ]);
  });

  it('stay short and never traverse the value', () => {
    let deep: unknown = 1;
    for (let depth = 0; depth < 100_000; depth++) deep = [deep];
    expect(words({ columns: deep })[0]).to.contain('columns is a list of 1, which');
    expect(
      words({ ['x'.repeat(10_000)]: 1, columns: 'y'.repeat(10_000) }).join('').length,
    ).to.be.lessThan(500);
  });

  it('are logged once for each element, key and value', () => {
    const host = element();
    const told = consoleDuringSync('warn', () => {
      for (const columns of ['abc', 'abc', 'def']) warn(host, 'settings', problemsOf({ columns }));
      warn(element(), 'settings', problemsOf({ columns: 'abc' }));
    });
    expect(told.length).to.equal(3);
    expect(told[0]?.[0]).to.match(/^<nh-x>: settings\.columns /);
    expect(told[0]?.[1]).to.equal(host);
  });

  it('end after ten', () => {
    const items = Array.from({ length: 500 }, (_, index) => index);
    const told = consoleDuringSync('warn', () =>
      warn(element(), 'settings', problemsOf({ items })),
    );
    expect(told.length).to.equal(11);
    expect(told[10]?.[0]).to.contain('its settings have more than');
  });

  it('are not repeated when the same long list is set again', () => {
    const host = element();
    const items = Array.from({ length: 60 }, (_, index) => index);
    const told = consoleDuringSync('warn', () => {
      for (let time = 0; time < 6; time++) warn(host, 'settings', problemsOf({ items }));
    });
    expect(told.length).to.equal(11);
  });

  it('report new mistakes once a long list is corrected', () => {
    const host = element();
    const items = Array.from({ length: 60 }, (_, index) => index);
    consoleDuringSync('warn', () => warn(host, 'settings', problemsOf({ items })));
    const told = consoleDuringSync('warn', () =>
      warn(host, 'settings', problemsOf({ columns: 'abc' })),
    );
    expect(told.length).to.equal(1);
  });

  it('are computed once for the same problems', async () => {
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
      const warnings = captureConsole('warn');
      const isReported = () =>
        warnings.calls.some(([text, about]) => about === host && String(text).includes('.kind '));
      try {
        warnOfProblems(host, 'settings', problems);
        warnOfProblems(host, 'settings', problemsOf({ kind: 'c' }));
        // The texts are loaded on demand.
        while (!isReported()) await new Promise((resolve) => setTimeout(resolve));
      } finally {
        warnings.restore();
      }
    }
    expect(looks).to.equal(1);
  });
});

describe('the nearest word', () => {
  it('is the one with the fewest typing errors', () => {
    const words = ['columns', 'count', 'constructor'];
    expect(
      ['colunms', 'Colum', 'conut', 'columnsss'].map((word) => nearestWord(word, words)),
    ).to.deep.equal(['columns', 'columns', 'count', 'columns']);
  });

  it('is undefined if no word is close', () => {
    expect([
      nearestWord('zebra', ['columns']),
      nearestWord('x'.repeat(65), ['x'.repeat(64)]),
    ]).to.deep.equal([undefined, undefined]);
  });
});
