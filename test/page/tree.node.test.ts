import { expect } from 'chai';
import {
  type BuilderElement,
  elementById,
  everyElement,
  isElementName,
  newElementId,
  withNewIds,
} from '../../src/page';
import { box, chain, widget } from './elements';

const tree = [box('a', widget('b'), box('c', widget('d'))), widget('e')];

const ids = (elements: readonly BuilderElement[]): string[] =>
  everyElement(elements).map(({ id }) => id);

describe('the elements of a page', () => {
  it('are found at any depth, parents first', () => {
    expect(elementById(tree, 'd')).to.deep.equal(widget('d'));
    expect(elementById(tree, 'x')).to.equal(undefined);
    expect(ids(tree)).to.deep.equal(['a', 'b', 'c', 'd', 'e']);
  });

  it('get ids that are unique in the document', () => {
    const made = ['b', 'x', 'x', 'y', 'z', 'e', 'u', 'v'][Symbol.iterator]();
    const newId = () => String(made.next().value);
    const added = withNewIds(tree, { taken: tree, newId });
    expect(ids(added)).to.deep.equal(['x', 'y', 'z', 'u', 'v']);
    expect(ids(tree)).to.deep.equal(['a', 'b', 'c', 'd', 'e']);
  });

  it('get random ids of seven hexadecimal digits by default', () => {
    const [first, second] = [newElementId(), newElementId()];
    expect(first).to.match(/^[\da-f]{7}$/);
    expect(first).not.to.equal(second);
    expect(isElementName(ids(withNewIds(tree))[0])).to.equal(true);
  });

  it('may be nested in more levels than the stack has room for', () => {
    const deep = [chain(20_000)];
    expect(everyElement(deep)).to.have.length(20_000);
    expect(elementById(deep, 'end')).to.deep.equal(box('end'));
    expect(ids(withNewIds(deep, { taken: deep }))).to.have.length(20_000);
  });
});
