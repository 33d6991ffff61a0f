import { expect } from '@open-wc/testing';
import { configure, contracts } from '../../../src';
import { type Contract, instanceOf } from '../../../src/core/element';
import { answersOf } from '../answers';
import { restingPicture } from '../foreign-changes/picture';
import { subjectsOf } from '../foreign-changes/subjects';
import { partsDrawn, placed } from '../specimen';
import type { OldLibrary } from './replacements';

/** What a visitor presses. The administrators' tools and tiles lead to other pages, and slides are animated. */
const PRESSED =
  ':is(button, summary, [role="tab"], [role="button"], a[href$=".svg"]):not(.nh-kits *, [class*="portfolio"] *, .swiper *)';

/**
 * Tests that each element looks the same beside an old library as without it: when it has started, and after
 * each of its first controls was pressed.
 */
export function itIsTheSameBeside(library: OldLibrary): void {
  configure({
    features: (contracts as readonly Contract[]).flatMap(({ feature }) => feature ?? []),
  });
  beforeEach(() => window.addEventListener('click', stay));
  afterEach(() => {
    library.remove();
    window.removeEventListener('click', stay);
  });
  for (const contract of contracts as readonly Contract[]) {
    describe(`<${contract.tag}> beside an old library`, () => {
      answersOf(contract);
      for (const { title, markup } of subjectsOf(contract)) {
        it(`${title} looks and reacts as without it`, async () => {
          await course(markup);
          const expected = await course(markup);
          library.install();
          const beside = await course(markup);
          library.remove();
          expect(beside).to.deep.equal(expected);
        });
      }
    });
  }
}

const stay = (event: Event): void => event.preventDefault();

/** The pictures of an element from its start to its removal. */
async function course(markup: string): Promise<string[]> {
  const element = await placed(markup);
  // A drawn element may start before its controller's code is here.
  await instanceOf(element)?.controller?.fetch();
  const pictures = [await restingPicture(element, 12)];
  if (partsDrawn(element) === 0) pictures.push('draws no parts');
  for (const control of [...element.querySelectorAll<HTMLElement>(PRESSED)].slice(0, 8)) {
    // Twice, so that what the page remembers is as before.
    for (let presses = 0; presses < 2; presses++) {
      control.click();
      pictures.push(await restingPicture(element));
    }
  }
  element.parentElement?.parentElement?.removeChild(element.parentElement);
  await new Promise(requestAnimationFrame);
  return pictures;
}
