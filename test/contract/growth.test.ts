import { expect, oneEvent } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { configure, contracts } from '../../src';
import { type Contract, defineElement } from '../../src/core/element';
import { rendered } from '../page-objects/until';
import { answersOf } from './answers';
import { countOf, type Many, manyItems } from './many-items';
import { sampleOf } from './samples';
import type { Specimen } from './specimen';

configure({ features: (contracts as readonly Contract[]).flatMap(({ feature }) => feature ?? []) });

/** Twice the items take twice the time, and some more for the garbage collector. */
const GROWTH = 2.4;

/**
 * Rounds of measurements. Each starts two elements of the smaller size and one of the greater: both make as
 * much garbage, so that the collector takes as much time of both. Compared are the sums of all rounds, or the
 * best times of each size, where the collector or the compiler has hit one size more than the other.
 */
const ROUNDS = { least: 1, most: 20 };

for (const contract of contracts as readonly Contract[]) {
  for (const [index, many] of (manyItems[contract.tag] ?? []).entries()) {
    const count = countOf(contract.tag);
    describe(`<${contract.tag}> with many items that are ${many(0).printed ? 'printed' : 'drawn'}`, () => {
      const tag: `nh-${string}` = `${contract.tag}-many-${index}`;
      defineElement({ ...contract, tag });
      answersOf(contract);

      it(`starts with ${2 * count} items in at most ${GROWTH} times the time of ${count}`, async () => {
        await started(contract, tag, many(10));
        const small: number[] = [];
        const large: number[] = [];
        const growth = () =>
          Math.min((2 * sum(large)) / sum(small), Math.min(...large) / Math.min(...small));
        for (let round = 1; round <= ROUNDS.most; round++) {
          small.push(await started(contract, tag, many(count)));
          large.push(await started(contract, tag, many(2 * count)));
          small.push(await started(contract, tag, many(count)));
          if (round >= ROUNDS.least && growth() <= GROWTH) break;
        }
        expect(growth()).to.be.at.most(GROWTH);
      });
    });
  }
}

it('knows many items of every element whose settings list some', () => {
  const listing = (contracts as readonly Contract[]).filter(({ settings = {} }) =>
    Object.values(settings).some(({ kind, group }) => kind === 'list' && group === 'content'),
  );
  const tags = listing.map(({ tag }) => tag);
  expect(tags.filter((tag) => !(tag in manyItems))).to.deep.equal([]);
});

const sum = (times: readonly number[]) => times.reduce((total, time) => total + time, 0);

/** The processor's milliseconds until an element has started, whatever else the machine does. */
async function started(
  contract: Contract,
  tag: string,
  { settings = {}, printed = '' }: Many,
): Promise<number> {
  const element = document.createElement(tag) as Specimen;
  const { attributes = {} } = sampleOf(contract);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute('settings', JSON.stringify(settings));
  element.innerHTML = printed;
  const ready = readyEvent(contract) && oneEvent(element, readyEvent(contract));
  const before = await threadTime();
  document.body.append(element);
  await Promise.all([element.updateComplete, ready]);
  await rendered();
  const time = (await threadTime()) - before;
  element.remove();
  await element.updateComplete;
  return time;
}

/** The event of an element that is ready some time after it has been drawn. */
function readyEvent({ tag, events }: Contract): string {
  const name = `${tag}-ready`;
  return name in events ? name : '';
}

function threadTime(): Promise<number> {
  return executeServerCommand('thread-time') as Promise<number>;
}
