import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { until } from '../../../core/element/fixtures';
import { button, clearPage, dropdown, one, PHONE, placed } from './fixtures';

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
  Reflect.deleteProperty(document, 'readyState');
  await clearPage();
});

/** Has the page say that it is parsed, and not loaded yet. */
function startLoading(): void {
  Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true });
}

function endLoading(): void {
  Reflect.deleteProperty(document, 'readyState');
  dispatchEvent(new Event('load'));
}

const nowhere = `<nh-menu-toggle for="nowhere">${button}</nh-menu-toggle>`;

describe('the missing menu of a <nh-menu-toggle>', () => {
  it('is told when the page is loaded, if it was missed before', async () => {
    startLoading();
    const box = await placed(nowhere);
    expect(complaints).to.deep.equal([]);
    endLoading();
    expect(complaints.map(([, element]) => element)).to.deep.equal([box.firstElementChild]);
  });

  it('is no complaint when it comes before the page is loaded', async () => {
    startLoading();
    const box = await placed(nowhere);
    box.insertAdjacentHTML('beforeend', dropdown.replace('id="menu"', 'id="nowhere"'));
    await until(() => one('.menu-toggle').hasAttribute('aria-controls'));
    endLoading();
    expect(complaints).to.deep.equal([]);
  });

  it('is no complaint of a toggle that has left the page before it is loaded', async () => {
    startLoading();
    const box = await placed(nowhere);
    const host = box.firstElementChild as HTMLElementTagNameMap['nh-menu-toggle'];
    host.remove();
    await host.updateComplete;
    endLoading();
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
