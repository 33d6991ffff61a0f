import { expect } from 'chai';
import { Relinker } from '../../../demo/server/kits/imports/references';
import { pageFile, widget } from './made-kits';

/** A map that counts the entries that are read one after the other. */
class CountedMap extends Map<string, string> {
  read = 0;

  override *[Symbol.iterator](): MapIterator<[string, string]> {
    for (const entry of super[Symbol.iterator]()) {
      this.read += 1;
      yield entry;
    }
  }
}

const renamed = (count: number) =>
  new CountedMap(
    Array.from({ length: count }, (_, at) => [`page/page-${at}`, `page-${at}-2`] as const),
  );

const linking = (at: number) =>
  pageFile({ content: [widget('button', { link: { url: `/pages/page-${at}` } })] });

describe('the links of a kit whose documents are renamed', () => {
  it('reads each new address once, for any number of documents', () => {
    for (const count of [100, 1000]) {
      const documents = renamed(count);
      const relinker = new Relinker({ origin: '', documents, menus: new Map() });
      for (let at = 0; at < count; at += 1) relinker.item('document', linking(at));
      expect(documents.read, `${count} documents`).to.equal(count);
    }
  });

  it('lead to the new addresses', () => {
    const relinker = new Relinker({ origin: '', documents: renamed(3), menus: new Map() });
    const { content } = relinker.item('document', linking(2)) as ReturnType<typeof linking>;
    expect(content[0]?.settings.link).to.deep.equal({ url: '/pages/page-2-2' });
  });
});
