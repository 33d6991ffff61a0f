import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { until } from '../../../core/element/fixtures';
import { button, clearPage, dropdown, PHONE, placed } from './fixtures';

/** All that was complained of. */
let complaints: unknown[][];
const { error } = console;
beforeEach(() => {
  complaints = [];
  console.error = (...words: unknown[]) => void complaints.push(words);
  return setViewport(PHONE);
});
afterEach(async () => {
  console.error = error;
  await clearPage();
});

/** A page that is still being written, with a toggle in it whose menu is missing. */
async function unfinishedPage() {
  const box = await placed('<iframe></iframe>');
  const page = box.querySelector('iframe')?.contentDocument as Document;
  page.open();
  page.write('<!doctype html><body>');
  const host = document.createElement('nh-menu-toggle');
  host.htmlFor = 'nowhere';
  host.innerHTML = button;
  // Something follows, so that the toggle itself is whole.
  page.body.append(host, page.createElement('p'));
  await host.updateComplete;
  const finish = (): Promise<unknown> => {
    const loaded = new Promise((resolve) => page.defaultView?.addEventListener('load', resolve));
    page.close();
    return loaded;
  };
  return { host, finish };
}

describe('the missing menu of a <nh-menu-toggle>', () => {
  it('is told when the page is loaded, if it was missed before', async () => {
    const { host, finish } = await unfinishedPage();
    expect(complaints).to.deep.equal([]);
    await finish();
    expect(complaints.map(([, element]) => element)).to.deep.equal([host]);
  });

  it('is no complaint of a toggle that has left the page before it is loaded', async () => {
    const { host, finish } = await unfinishedPage();
    host.remove();
    await host.updateComplete;
    await finish();
    expect(complaints).to.deep.equal([]);
  });
});

describe('a <nh-menu-toggle> in a shadow root', () => {
  it('opens a menu that is printed late beside it', async () => {
    const root = (await placed('<div></div>')).querySelector('div')?.attachShadow({ mode: 'open' });
    if (!root) throw new Error('There is no root.');
    root.innerHTML = `<nh-menu-toggle for="menu">${button}</nh-menu-toggle>`;
    await root.querySelector('nh-menu-toggle')?.updateComplete;
    const late = document.createElement('div');
    late.innerHTML = dropdown;
    root.append(late);
    await until(() => root.querySelector('button')?.hasAttribute('aria-controls') ?? false);
    root.querySelector('button')?.click();
    expect(root.querySelector('nav')?.className).to.equal('toggle-on');
  });
});
