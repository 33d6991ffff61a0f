import { expect } from '@open-wc/testing';
import { registerBehaviour } from '../../../../src/page';
import { settled, show, told, widget } from '../adoption/fixtures';

/** Notes what begins and ends, by node and type. */
const notes: string[] = [];
function note(type: string): () => void {
  return registerBehaviour({
    type,
    begin({ node, settings, signal }) {
      notes.push(`${node.id} ${type} ${JSON.stringify(settings)}`);
      signal.addEventListener('abort', () => notes.push(`${node.id} ${type} over`));
    },
  });
}

const registered: (() => void)[] = [];
afterEach(async () => {
  for (const remove of registered.splice(0)) remove();
  show('');
  await settled();
  notes.length = 0;
});

/** Resolves once so many notes are there, and whatever comes with them. */
async function noted(count: number): Promise<void> {
  for (let turn = 0; turn < 200 && notes.length < count; turn++) await settled();
  await settled();
}

describe('a behaviour that a site registers', () => {
  it('begins on the nodes that are there, with what they say, in the order of every element, type, widget', async () => {
    show(widget('box.default', '', `id="it" data-settings='{"a":1}'`));
    registered.push(note('box.default'), note('widget'), note('global'), note('section'));
    await noted(3);
    const later = document.createElement('div');
    later.innerHTML = widget('box.default', '', 'id="later"');
    notes.length = 0;
    document.body.append(later);
    await noted(3);
    expect(notes).to.deep.equal(['later global {}', 'later widget {}', 'later box.default {}']);
  });

  it('ends when the node leaves, and when it is taken back', async () => {
    const find = show(
      widget('box.default', '', 'id="one"') + widget('box.default', '', 'id="two"'),
    );
    const remove = note('box.default');
    await noted(2);
    find('#one').remove();
    await noted(3);
    remove();
    await noted(4);
    expect(notes.slice(2)).to.deep.equal(['one box.default over', 'two box.default over']);
  });

  it('does not begin where settings are broken, and one that fails keeps no other from its node', async () => {
    show(
      widget('box.default', '', 'id="broken" data-settings="{oops"') +
        widget('box.default', '', 'id="whole"'),
    );
    const errors = await told('error', async () => {
      registered.push(
        registerBehaviour({
          type: 'global',
          begin() {
            throw new Error('mine');
          },
        }),
        note('box.default'),
      );
      await noted(1);
    });
    expect(notes).to.deep.equal(['whole box.default {}']);
    expect(errors.filter((error) => error.includes('not valid JSON'))).to.have.lengthOf(1);
    expect(errors.filter((error) => error.includes('mine'))).to.have.lengthOf(1);
  });

  it('waits where the node is held back', async () => {
    const find = show(
      `<div id="holder" data-delay-child-handlers="true">${widget('box.default', '', 'id="it"')}</div>`,
    );
    registered.push(note('box.default'));
    await settled();
    expect(notes).to.deep.equal([]);
    find('#holder').removeAttribute('data-delay-child-handlers');
    await noted(1);
  });

  it('is told what is wrong with its arguments', () => {
    expect(() => registerBehaviour(undefined as never)).to.throw('type is required.');
    expect(() => registerBehaviour({ type: 7 } as never)).to.throw('type invalid type: string.');
    expect(() => registerBehaviour({ type: 'x' } as never)).to.throw('begin is required.');
  });
});
