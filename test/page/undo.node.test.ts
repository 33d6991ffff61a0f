import { expect } from 'chai';
import fc from 'fast-check';
import {
  applyEdit,
  duplicateEdit,
  type Edit,
  type EditFault,
  everyElement,
  type PageDocument,
  readDocument,
  withNewIds,
} from '../../src/page';
import { anyElements, anySettings, counter, frozen } from './elements';

/** A page whose elements have the ids `n1`, `n2` and so on. */
const anyPage = fc.record({ content: anyElements, page_settings: anySettings }).map(
  ({ content, page_settings }): PageDocument =>
    frozen(
      readDocument({
        format: 1,
        content: withNewIds(content, { newId: counter() }),
        page_settings,
      }).document,
    ),
);

/** The choices from which an edit is made, once the document is known. */
const anyChoice = fc.record({
  kind: fc.constantFrom('insert', 'move', 'remove', 'duplicate', 'settings'),
  target: fc.nat(),
  parent: fc.nat(),
  index: fc.nat(6),
  count: fc.integer({ min: 1, max: 3 }),
  elements: anyElements,
  set: anySettings,
});

type Choice = typeof anyChoice extends fc.Arbitrary<infer T> ? T : never;

/** Makes an edit of a document from choices. Most are possible. */
function editOf(page: PageDocument, choice: Choice, newId: () => string): Edit | EditFault {
  const all = everyElement(page.content);
  const pick = (number: number): string => all[number % (all.length || 1)]?.id ?? 'none';
  const parent = choice.parent % 4 === 0 ? null : pick(choice.parent);
  const place = { parent, index: choice.index };
  const id = pick(choice.target);
  switch (choice.kind) {
    case 'insert':
      return { kind: 'insert', elements: withNewIds(choice.elements, { newId }), ...place };
    case 'move':
      return { kind: 'move', id, ...place };
    case 'remove': {
      const siblings = [page.content, ...all.map(({ elements }) => elements)];
      const row = siblings.find((list) => list.some((one) => one.id === id)) ?? [];
      const at = row.findIndex((one) => one.id === id);
      return { kind: 'remove', ids: row.slice(at, at + choice.count).map((one) => one.id) };
    }
    case 'duplicate':
      return duplicateEdit(page, id, newId);
    default: {
      const unset = Object.keys(all[0]?.settings ?? {}).slice(0, 2);
      return { kind: 'settings', id: choice.index === 0 ? null : id, set: choice.set, unset };
    }
  }
}

describe('any sequence of edits', () => {
  it('is undone by the inverse edits, last first, and redone by theirs', () => {
    let applied = 0;
    fc.assert(
      fc.property(anyPage, fc.array(anyChoice, { maxLength: 12 }), (first, choices) => {
        const newId = counter('x');
        const states = [first];
        const inverses: Edit[] = [];
        for (const choice of choices) {
          const page = states.at(-1) as PageDocument;
          const edit = editOf(page, choice, newId);
          const result = typeof edit === 'string' ? edit : applyEdit(page, edit);
          if (typeof result === 'string') continue;
          applied += 1;
          states.push(frozen(result.document));
          // As JSON, since edits are stored and sent.
          inverses.push(JSON.parse(JSON.stringify(result.inverse)));
        }
        const last = states.at(-1);
        const redone: Edit[] = [];
        for (const inverse of inverses.reverse()) {
          const result = applyEdit(states.pop() as PageDocument, inverse);
          if (typeof result === 'string') throw new Error(`The undo is impossible: ${result}`);
          expect(result.document).to.deep.equal(states.at(-1));
          redone.unshift(result.inverse);
        }
        expect(states).to.deep.equal([first]);
        const again = redone.reduce<PageDocument>((page, edit) => {
          const result = applyEdit(page, edit);
          if (typeof result === 'string') throw new Error(`The redo is impossible: ${result}`);
          return result.document;
        }, first);
        expect(again).to.deep.equal(last);
      }),
    );
    expect(applied).to.be.greaterThan(100);
  });

  it('gives documents with unique ids, which are read without a problem', () => {
    fc.assert(
      fc.property(anyPage, fc.array(anyChoice, { maxLength: 12 }), (first, choices) => {
        const newId = counter('x');
        const last = choices.reduce<PageDocument>((page, choice) => {
          const edit = editOf(page, choice, newId);
          const result = typeof edit === 'string' ? edit : applyEdit(page, edit);
          return typeof result === 'string' ? page : result.document;
        }, first);
        const { document, problems } = readDocument(last);
        expect(document.content).to.deep.equal(last.content);
        expect(problems.filter(({ path: [key] }) => key === 'content')).to.deep.equal([]);
      }),
    );
  });
});
