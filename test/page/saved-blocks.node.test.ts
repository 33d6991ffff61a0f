import { expect } from 'chai';
import fc from 'fast-check';
import {
  type BuilderElement,
  DOCUMENT_FORMAT,
  type Elements,
  everyElement,
  fitsWithSavedBlocks,
  type PageDocument,
  readDocument,
  savedBlockElement,
  savedBlockIds,
  withBlockCopies,
  withSavedBlocks,
} from '../../src/page';

const heading = (id: string): BuilderElement => ({
  id,
  elType: 'widget',
  widgetType: 'heading',
  settings: { title: id },
  elements: [],
});

const page = (...content: BuilderElement[]): PageDocument => ({
  format: DOCUMENT_FORMAT,
  content,
  page_settings: {},
});

const ids = (elements: Elements) => everyElement(elements).map(({ id }) => id);

describe('the saved blocks of a page', () => {
  it('are replaced by their contents, with the same ids each time', () => {
    const document = page(heading('a'), savedBlockElement('b', '7'), savedBlockElement('c', '7'));
    const contentOf = (id: string) => (id === '7' ? [heading('x')] : undefined);
    const { content } = withSavedBlocks(document, contentOf);
    expect(ids(content)).to.deep.equal(['a', 'b-x', 'c-x']);
    expect(withSavedBlocks(document, contentOf).content).to.deep.equal(content);
  });

  it('stay references when they were deleted', () => {
    const document = page(savedBlockElement('b', '7'));
    expect(withSavedBlocks(document, () => undefined)).to.deep.equal(document);
  });

  it('contain other blocks, but never themselves', () => {
    const blocks: Record<string, Elements> = {
      1: [heading('x'), savedBlockElement('y', '2')],
      2: [savedBlockElement('z', '1')],
    };
    const { content } = withSavedBlocks(page(savedBlockElement('b', '1')), (id) => blocks[id]);
    expect(ids(content)).to.deep.equal(['b-x', 'b-y-z']);
    expect(savedBlockIds(content)).to.deep.equal(['1']);
  });

  it('add up to a limited number of elements, however often blocks contain blocks', () => {
    const rows = (block: string) =>
      Array.from({ length: 20 }, (_, index) => savedBlockElement(`r${index}`, block));
    const contentOf = (id: string) =>
      Number(id) < 9 ? rows(String(Number(id) + 1)) : [heading('x')];
    const { content } = withSavedBlocks(page(savedBlockElement('b', '0')), contentOf);
    expect(everyElement(content).length).to.be.lessThan(6000);
  });

  it('are read once each, however often a page refers to them', () => {
    const references = Array.from({ length: 2000 }, (_, index) =>
      savedBlockElement(`r${index}`, '1'),
    );
    let reads = 0;
    const { content } = withSavedBlocks(page(...references), () => {
      reads += 1;
      return [heading('x')];
    });
    expect(reads).to.equal(1);
    expect(content[1999]?.id).to.equal('r1999-x');
  });

  it('add up to a limited length, beyond which the page does not fit', () => {
    const long = { ...heading('x'), settings: { title: 'y'.repeat(1_000_000) } };
    const references = (count: number) =>
      page(...Array.from({ length: count }, (_, index) => savedBlockElement(`r${index}`, '1')));
    const contentOf = () => [long];
    expect(fitsWithSavedBlocks(references(3), contentOf)).to.equal(true);
    expect(fitsWithSavedBlocks(references(4), contentOf)).to.equal(false);
    const { content } = withSavedBlocks(references(2000), contentOf);
    expect(JSON.stringify(content).length).to.be.lessThan(4_300_000);
    expect(savedBlockIds(content)).to.deep.equal(['1']);
  });

  it('end soon when empty blocks stand in each other, or follow each other without end', () => {
    const twenty = (block: string) =>
      Array.from({ length: 20 }, (_, index) => savedBlockElement(`r${index}`, block));
    const wide = (id: string) => (Number(id) < 9 ? twenty(String(Number(id) + 1)) : []);
    expect(fitsWithSavedBlocks(page(savedBlockElement('b', '0')), wide)).to.equal(false);
    const endless = (id: string) => [savedBlockElement('r', String(Number(id) + 1))];
    expect(fitsWithSavedBlocks(page(savedBlockElement('b', '0')), endless)).to.equal(false);
  });

  it('fit where they were deleted or contain themselves: nothing of them is printed', () => {
    const document = page(savedBlockElement('b', '1'));
    expect(fitsWithSavedBlocks(document, () => undefined)).to.equal(true);
    expect(fitsWithSavedBlocks(document, () => [savedBlockElement('c', '1')])).to.equal(true);
  });

  it('are never copied in part: without room for all, none is', () => {
    const copy = Array.from({ length: 3000 }, (_, index) => heading(`x${index}`));
    const one = [savedBlockElement('b', '1')];
    expect(everyElement(withBlockCopies(one, '1', copy))).to.have.length(3000);
    const two = [...one, savedBlockElement('c', '1')];
    expect(() => withBlockCopies(two, '1', copy)).to.throw(RangeError);
  });

  it('give a page with unique, valid ids, whatever the ids in the blocks are', () => {
    const id = fc.stringMatching(/^[\w-]{1,64}$/);
    fc.assert(
      fc.property(fc.uniqueArray(id, { minLength: 1, maxLength: 4 }), id, (inner, outer) => {
        const document = page(
          savedBlockElement(outer, '1'),
          savedBlockElement(`${outer.slice(1)}_`, '1'),
        );
        const read = readDocument(withSavedBlocks(document, () => inner.map(heading)));
        expect(read.problems).to.deep.equal([]);
      }),
    );
  });

  it('leave copies of one block, and references to the others', () => {
    const elements = [savedBlockElement('b', '1'), savedBlockElement('c', '2')];
    const copied = withBlockCopies(elements, '1', [heading('x')]);
    expect(ids(copied)).to.deep.equal(['b-x', 'c']);
    expect(savedBlockIds(copied)).to.deep.equal(['2']);
  });
});
