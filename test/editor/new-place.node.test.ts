import { expect } from 'chai';
import { toPuckData } from '../../src/editor/data/to-puck';
import { kindToAdd, placeOfNew } from '../../src/editor/page-editor/tree/new-place';
import { nodeById, pageTree } from '../../src/editor/page-editor/tree/page-tree';
import { readDocument } from '../../src/page';

interface Node {
  readonly id: string;
  readonly elType: string;
  readonly widgetType?: string;
  readonly elements: readonly Node[];
}

const box = (elType: string, id: string, ...elements: readonly Node[]): Node => ({
  id,
  elType,
  elements,
});

const heading = (id: string): Node => ({ ...box('widget', id), widgetType: 'heading' });

const content = [
  box('container', 'full', heading('inner')),
  box('container', 'empty'),
  box('section', 'new', box('column', 'bare')),
  box('section', 'used', box('column', 'left', heading('text')), box('column', 'right')),
  heading('last'),
];

const nodes = pageTree(toPuckData(readDocument({ format: 1, content }).document));

/** Where a kind is added while a node is chosen: the id of its box, or `page`, and its index. */
function added(kind: string, chosen?: string): string {
  const node = chosen === undefined ? undefined : nodeById(nodes, chosen);
  const real = kindToAdd(kind, node);
  const { zone, index } = placeOfNew(real, node, nodes.length);
  const [id] = zone.split(':');
  return `${real} in ${id === 'root' ? 'page' : id} at ${index}`;
}

describe('the place of a new element', () => {
  it('is the end of the page while nothing is chosen', () => {
    expect(added('heading')).to.equal('heading in page at 5');
  });

  it('is after the chosen element, also after a container with content', () => {
    expect(added('heading', 'inner')).to.equal('heading in full at 1');
    expect(added('heading', 'full')).to.equal('heading in page at 1');
    expect(added('container', 'last')).to.equal('container in page at 5');
  });

  it('is in the chosen container if that is empty', () => {
    expect(added('heading', 'empty')).to.equal('heading in empty at 0');
    expect(added('container', 'empty')).to.equal('container in empty at 0');
  });

  it('is in the column of a section, never between its columns', () => {
    expect(added('heading', 'left')).to.equal('heading in left at 1');
    expect(added('heading', 'right')).to.equal('heading in right at 0');
    expect(added('heading', 'new')).to.equal('heading in bare at 0');
    expect(added('section', 'left')).to.equal('section in left at 1');
  });

  it('is after the section if its last column has content', () => {
    const full = pageTree(
      toPuckData(
        readDocument({
          format: 1,
          content: [box('section', 'one', box('column', 'col', heading('a')))],
        }).document,
      ),
    );
    expect(placeOfNew('heading', full[0], 1)).to.deep.equal({
      zone: 'root:default-zone',
      index: 1,
    });
  });

  it('is beside the chosen column for a column, or at the end of the chosen section', () => {
    expect(added('column', 'left')).to.equal('column in used at 1');
    expect(added('column', 'text')).to.equal('column in used at 1');
    expect(added('column', 'used')).to.equal('column in used at 2');
  });

  it('gets a section for a column that has none', () => {
    expect(added('column', 'last')).to.equal('section in page at 5');
    expect(added('column')).to.equal('section in page at 5');
    expect(added('column', 'empty')).to.equal('section in empty at 0');
  });
});
