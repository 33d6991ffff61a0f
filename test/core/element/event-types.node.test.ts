import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import { root } from '../../../scripts/contracts';
import { BODY_EVENT_TYPES } from '../../../src/core/element/react/react-root';

/** React's name of an event, if it differs from the DOM's by more than case. */
const renamed: Record<string, string> = {
  doubleclick: 'dblclick',
  focus: 'focusin',
  blur: 'focusout',
};

const PROP = /\bon([A-Z]\w*?)(?:Capture)?=\{/g;

/** False for a prop of a component, which may have any name. */
function isOfTheDom(before: string): boolean {
  return /^<[a-z]/.test(before.match(/<\w+(?![\s\S]*<\w)/)?.[0] ?? '');
}

describe('the event types that bodies use', () => {
  // An application draws the page editor into a React root of its own, not the host of an element.
  const bodies = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.tsx') && !name.startsWith('editor/page-editor/'),
  );

  for (const body of bodies) {
    it(`are all in the list of the host: ${body}`, () => {
      const source = readFileSync(`${root}src/${body}`, 'utf8');
      for (const { 0: prop, 1: name = '', index } of source.matchAll(PROP)) {
        if (!isOfTheDom(source.slice(0, index))) continue;
        const type = renamed[name.toLowerCase()] ?? name.toLowerCase();
        expect(BODY_EVENT_TYPES.has(type), `${prop}…: add "${type}" to BODY_EVENT_TYPES`).to.equal(
          true,
        );
      }
    });
  }
});
