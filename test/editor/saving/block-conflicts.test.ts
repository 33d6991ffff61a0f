import { expect } from '@open-wc/testing';
import type { PageStore } from '../../../src/editor/page-store';
import { SavedBlockStore } from '../../../src/editor/saving/saved-block-store';
import { blocksInMemory, savedBlock } from '../page-editor/blocks-in-memory';
import { heading } from '../page-editor/opened-page-editor';

/** Its own, since test files share the browser's storage. */
const id = `block-${crypto.randomUUID()}`;
const hours = (title: string) => savedBlock(id, 'Opening hours', [heading('inside', title)]);

/** A store of the block, as after a reload. */
function newStore({ source }: ReturnType<typeof blocksInMemory>): PageStore {
  const rights = { edit: true, publish: true, settings: true, html: true };
  return new SavedBlockStore(source, id, { rights, account: 'ada' });
}

const titleIn = ({ content }: { readonly content: readonly { settings: object }[] }): unknown =>
  Reflect.get(content[0]?.settings ?? {}, 'title');

const copies = (): string[] =>
  Object.keys(localStorage).filter((key) => key.includes(`/saved-blocks/${id} `));

describe('the last change of a global block', () => {
  it('is kept at once if it comes after the editor was closed', async () => {
    const store = newStore(blocksInMemory(hours('Sundays')));
    const { document } = await store.open();
    void store.close();
    store.change({ ...document, content: hours('Mondays').content });
    const [key = ''] = copies();
    expect(localStorage.getItem(key)).to.contain('Mondays');
    localStorage.removeItem(key);
  });
});

describe('the changes of a global block that somebody else has saved meanwhile', () => {
  afterEach(() => {
    for (const key of copies()) localStorage.removeItem(key);
  });

  it('are shown as a conflict after each reload, until the person has chosen a version', async () => {
    const blocks = blocksInMemory(hours('Sundays'));
    const first = newStore(blocks);
    const { document } = await first.open();
    first.change({ ...document, content: hours('Mondays').content });
    await first.close();
    blocks.put({ ...hours('Fridays'), revision: 2 });
    for (const _ of ['first', 'second']) {
      const reloaded = newStore(blocks);
      const opened = await reloaded.open();
      expect(reloaded.state).to.equal('conflict');
      expect(titleIn(opened.document)).to.equal('Mondays');
      await reloaded.close();
    }
    const last = newStore(blocks);
    await last.open();
    await last.resolve?.('theirs');
    await last.close();
    const settled = newStore(blocks);
    expect(titleIn((await settled.open()).document)).to.equal('Fridays');
    expect(settled.state).to.equal('saved');
    await settled.close();
    expect(blocks.stored.get(id)?.revision).to.equal(2);
  });
});
