import { expect } from '@open-wc/testing';
import { configure } from '../../../src';
import { living } from './disclosure/fixtures';

afterEach(() => configure({ mode: undefined }));

const show = (host: HTMLElement, index: unknown): boolean =>
  host.dispatchEvent(new CustomEvent('nh-item-show', { detail: { index } }));

describe('a widget in the editor', () => {
  it('shows the item that is selected in the editor’s panel', async () => {
    configure({ mode: 'edit' });
    const { host, open } = await living('accordion');
    show(host, 2);
    expect(open()).to.deep.equal([2]);
    show(host, 9);
    show(host, undefined);
    expect(open()).to.deep.equal([2]);
  });

  it('reports which item is clicked', async () => {
    configure({ mode: 'edit' });
    const { host, titles } = await living('accordion');
    const chosen: number[] = [];
    host.addEventListener('nh-item-select', (event) => {
      chosen.push((event as CustomEvent).detail.index);
    });
    titles[1]?.click();
    expect(chosen).to.deep.equal([1]);
  });

  it('opens the first item of a toggle', async () => {
    configure({ mode: 'edit' });
    expect((await living('toggle')).open()).to.deep.equal([0]);
  });
});

describe('a widget outside the editor', () => {
  for (const mode of ['public', 'preview'] as const) {
    it(`ignores requests of an editor: ${mode}`, async () => {
      configure({ mode });
      const { host, open } = await living('accordion');
      show(host, 2);
      expect(open()).to.deep.equal([0]);
      expect((await living('toggle')).open()).to.deep.equal([]);
    });
  }
});
