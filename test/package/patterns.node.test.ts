import { expect } from 'chai';
import fc from 'fast-check';
import { type SourcePattern, sourcePatterns } from './patterns';

/** The repetitions of an attack, and ten times as many. */
const SHORT = 1_000;
const LONG = 10_000;

/** Milliseconds in which no pattern of quadratic growth gets through the long text. */
const AT_ONCE = 3;

/** How often the growth is measured before it is believed: other threads of the process work too. */
const TRIES = 10;

/** Ends every repeated match: the line break ends a match that runs to the end of its line, the NUL any other. */
const BREAK = '\n\0';

/** Processor time instead of wall-clock time: a machine under load is slow, not wrong. */
function milliseconds(pattern: RegExp, text: string): number {
  const start = process.cpuUsage();
  // As `exec` and `replaceAll` use it: every match, and every place where there is none.
  for (const _ of text.matchAll(new RegExp(pattern, `${pattern.flags.replace(/[gy]/g, '')}g`)));
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const PLAIN = String.raw`[^()[\]\\]|\\.|\[(?:[^\]\\]|\\.)*\]`;
/**
 * In a pattern's source: a look ahead or back, with a group in it or without, a reference to a group, or the
 * edge of a word.
 */
const UNMADE = new RegExp(String.raw`\(\?<?[=!](?:${PLAIN}|\((?:${PLAIN})*\))*\)|\\[1-9bB]`, 'g');

/** A pattern that texts can be made from. */
function makeable({ source, flags }: RegExp): RegExp {
  return new RegExp(source.replace(UNMADE, ''), flags.replace(/[^su]/g, ''));
}

/** Texts that match up to a position, repeat the text before it, and then stop matching. */
function* attacks(pattern: RegExp): Generator<(times: number) => string> {
  const texts = fc.stringMatching(makeable(pattern), { size: 'xsmall' });
  for (const text of new Set(fc.sample(texts, { numRuns: 12, seed: 31 }))) {
    for (let end = 1; end <= Math.min(text.length, 40); end++) {
      for (const length of [1, 2, end]) {
        const start = end - length;
        const pump = text.slice(start, end);
        if (start >= 0) yield (times) => text.slice(0, start) + pump.repeat(times / length) + BREAK;
      }
    }
  }
}

/** True where ten times as much to read costs far more than ten times as long, however often it is tried. */
function isSlow(pattern: RegExp, attack: (times: number) => string): boolean {
  const [short, long] = [attack(SHORT), attack(LONG)];
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const time = milliseconds(pattern, long);
    if (time < AT_ONCE || time < 30 * milliseconds(pattern, short)) return false;
  }
  return true;
}

function slowAttack(pattern: RegExp): string | undefined {
  for (const attack of attacks(pattern)) if (isSlow(pattern, attack)) return attack(10);
  return undefined;
}

describe('the regular expressions of the sources', () => {
  let patterns: SourcePattern[];

  before(async () => {
    patterns = await sourcePatterns();
  });

  it('are found, with those that are put together', () => {
    const sources = patterns.map(({ pattern }) => pattern.source);
    expect(sources.length).to.be.greaterThan(90);
    expect(sources.some((source) => source.startsWith("^[\\w!#$%&'*+"))).to.equal(true);
  });

  it('take ten times as long for ten times as much text, not a hundred times', () => {
    const slow = patterns.flatMap(({ file, pattern }) => {
      const attack = slowAttack(pattern);
      return attack === undefined ? [] : `${file}: ${pattern} by ${JSON.stringify(attack)}`;
    });
    expect(slow).to.deep.equal([]);
  });

  for (const slow of [/([\w-]*)\s*\(/g, /\/+$/, /&settings=(.+)$/, /^a*(?:b|a*)c$/]) {
    it(`are measured in a way that ${slow} does not pass`, () => {
      expect(slowAttack(slow)).to.be.a('string');
    });
  }
});
