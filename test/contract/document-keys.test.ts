import { expect } from '@open-wc/testing';
import { configure, contracts } from '../../src';
import type { Contract } from '../../src/core/element';
import { answersOf } from './answers';
import { restingPicture } from './foreign-changes/picture';
import { subjectsOf } from './foreign-changes/subjects';
import { placed } from './specimen';

configure({ features: (contracts as readonly Contract[]).flatMap(({ feature }) => feature ?? []) });

/** Keys that elements handle. */
const KEYS = ['Escape', 'Tab', 'Enter', ' ', 'ArrowRight', 'ArrowDown', 'Home', 'z', 'PageDown'];

const TYPES = ['keydown', 'keyup', 'focusin', 'click', 'pointerdown'] as const;

/** The uncaught errors while a step runs. */
function errorsDuring(step: () => void): string[] {
  const errors: string[] = [];
  const note = (event: ErrorEvent): void => {
    event.preventDefault();
    errors.push(event.message);
  };
  window.addEventListener('error', note, { capture: true });
  const { onerror } = window;
  window.onerror = null;
  step();
  window.onerror = onerror;
  window.removeEventListener('error', note, { capture: true });
  return errors;
}

/** Dispatches events whose target is no element, as scripts of a page do. */
function dispatchWithoutElement(): void {
  for (const target of [document, window]) {
    for (const type of TYPES) {
      for (const key of type.startsWith('key') ? KEYS : ['']) {
        target.dispatchEvent(new KeyboardEvent(type, { key, ctrlKey: key === 'z', bubbles: true }));
      }
    }
  }
}

for (const contract of contracts as readonly Contract[]) {
  describe(`<${contract.tag}> and events of the document`, () => {
    answersOf(contract);
    afterEach(() => {
      for (const box of document.querySelectorAll('body > main')) box.remove();
    });
    for (const { title, markup } of subjectsOf(contract)) {
      it(`causes no error when the target is the document, ${title}`, async () => {
        const element = await placed(markup);
        await restingPicture(element);
        expect(errorsDuring(dispatchWithoutElement), 'at rest').to.deep.equal([]);
        const control = element.querySelector<HTMLElement>('button, a[href]:not(svg *), summary');
        control?.addEventListener('click', (event) => event.preventDefault(), { once: true });
        control?.click();
        await restingPicture(element);
        expect(errorsDuring(dispatchWithoutElement), 'after a click').to.deep.equal([]);
      });
    }
  });
}
