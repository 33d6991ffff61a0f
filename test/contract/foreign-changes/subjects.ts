import { configure, contracts } from '../../../src';
import { type Contract, instanceOf } from '../../../src/core/element';
import { answersOf } from '../answers';
import { sampleOf } from '../samples';
import { newSpecies, placed, type Specimen } from '../specimen';
import { pictureOf, restingPicture } from './picture';

/** An element in one of its two forms: drawn from settings, or printed by the server. */
export interface Subject {
  readonly title: string;
  readonly markup: string;
}

/** A change that a script of the page makes; returns the element that must look like a fresh one. */
export type Change = (element: Specimen, markup: string) => Element | Promise<Element>;

/** Tests that each element looks like a fresh one after each change, and that no change causes an error. */
export function itEqualsAFreshOne(changes: Readonly<Record<string, Change>>): void {
  configure({
    features: (contracts as readonly Contract[]).flatMap(({ feature }) => feature ?? []),
  });
  for (const contract of contracts as readonly Contract[]) {
    for (const subject of subjectsOf(contract)) {
      describe(`<${contract.tag}> ${subject.title} equals a fresh one`, () => {
        answersOf(contract);
        testSubject(subject, changes);
      });
    }
  }
}

function testSubject({ markup }: Subject, changes: Readonly<Record<string, Change>>): void {
  let expected = '';
  before(async () => {
    // A drawn element may start before its controller's code is here.
    await instanceOf(await placed(markup))?.controller?.fetch();
    removeBoxes();
    expected = await restingPicture(await placed(markup));
    removeBoxes();
  });
  afterEach(removeBoxes);
  for (const [title, change] of Object.entries(changes)) {
    it(title, async () => {
      const element = await placed(markup);
      await restingPicture(element);
      await untilEqual(await change(element, markup), expected);
    });
  }
}

function removeBoxes(): void {
  for (const box of document.querySelectorAll('body > main, body > iframe')) box.remove();
}

/** Defines an element under another tag; returns its two forms. */
export function subjectsOf(contract: Contract): Subject[] {
  const species = newSpecies(contract, false);
  species.define();
  const { enhance } = sampleOf(contract);
  const drawn = { title: 'drawn from settings', markup: species.markup() };
  if (!enhance) return [drawn];
  const settings = contract.tag === 'nh-text-editor' ? ` settings='{"drop_cap":"yes"}'` : '';
  const markup = `<${species.tag}${settings}>${enhance}</${species.tag}>`;
  return [drawn, { title: 'printed by the server', markup }];
}

/** Time in which an element must look like a fresh one. */
const PATIENCE = 60_000;

async function untilEqual(element: Element, expected: string): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (pictureOf(element) !== expected) {
    if (performance.now() > end) throw new Error(differenceOf(pictureOf(element), expected));
    await new Promise(requestAnimationFrame);
  }
}

function differenceOf(now: string, expected: string): string {
  const [got, wanted] = [now.split('\n'), expected.split('\n')];
  const missing = wanted.filter((line) => !got.includes(line)).map((line) => `- ${line}`);
  const added = got.filter((line) => !wanted.includes(line)).map((line) => `+ ${line}`);
  return ['it differs from a fresh one:', ...missing, ...added].join('\n');
}
