import { expect } from '@open-wc/testing';
import { registerBehaviour } from '../../../src/page-scripts';
import { rendered, until } from '../../page-objects/until';
import { show, told, widget } from '../adoption/fixtures';

/** Records starts and ends of behaviors, by node and type. */
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
  await rendered();
  notes.length = 0;
});

/** Resolves when this number of records exists, and pending ones are added. */
async function noted(count: number): Promise<void> {
  await until(() => notes.length >= count);
  await rendered();
}

describe('a behavior registered by a site', () => {
  it('starts on existing nodes with their settings, in the order global, element type, widget type', async () => {
    show(widget('box.default', '', `id="it" data-settings='{"a":1}'`));
    registered.push(note('box.default'), note('widget'), note('global'), note('section'));
    await noted(3);
    const types = notes.map((text) => text.split(' ')[1]);
    expect(types).to.deep.equal(['global', 'widget', 'box.default']);
    const later = document.createElement('div');
    later.innerHTML = widget('box.default', '', 'id="later"');
    notes.length = 0;
    document.body.append(later);
    await noted(3);
    expect(notes).to.deep.equal(['later global {}', 'later widget {}', 'later box.default {}']);
  });

  it('ends when the node is removed, and when the behavior is removed', async () => {
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

  it('does not start with invalid settings, and a failing behavior does not stop the others', async () => {
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

  it('waits while the node is delayed', async () => {
    const find = show(
      `<div id="holder" data-delay-child-handlers="true">${widget('box.default', '', 'id="it"')}</div>`,
    );
    registered.push(note('box.default'));
    await rendered();
    expect(notes).to.deep.equal([]);
    find('#holder').removeAttribute('data-delay-child-handlers');
    await noted(1);
  });

  it('reports invalid arguments', () => {
    expect(() => registerBehaviour(undefined as never)).to.throw('type is required.');
    expect(() => registerBehaviour({ type: 7 } as never)).to.throw('type invalid type: string.');
    expect(() => registerBehaviour({ type: 'x' } as never)).to.throw('begin is required.');
  });
});
