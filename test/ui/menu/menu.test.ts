import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import kits from '../../../src/ui/admin-tools.css?inline';
import { Menu } from '../../../src/ui/menu/menu';
import styles from '../../../src/ui/menu/menu.css?inline';
import { rendered } from '../../page-objects/until';

let root: Root;
let page: HTMLElement;
const style = document.createElement('style');
style.textContent = kits + styles;

const labels = ['Insert', 'Rename', 'Delete'];

/** A menu opened by a button, inside a box with clipped overflow. */
function opened() {
  document.head.append(style);
  page = document.createElement('main');
  page.innerHTML =
    '<div data-box><button>Opener</button><p>Beside</p></div><div class="nh-kits"></div>';
  document.body.append(page);
  const box = page.querySelector<HTMLElement>('[data-box]') as HTMLElement;
  Object.assign(box.style, { height: '40px', overflow: 'auto' });
  const opener = page.querySelector('button') as HTMLButtonElement;
  opener.focus();
  const happened: string[] = [];
  const drawing = createRoot(page.lastElementChild as HTMLElement);
  root = drawing;
  flushSync(() =>
    drawing.render(
      createElement(Menu, {
        label: 'Actions for Home',
        anchor: opener,
        items: labels.map((label) => ({
          key: label.toLowerCase(),
          label,
          isDanger: label === 'Delete',
          run: () => void happened.push(`${label} from ${document.activeElement?.textContent}`),
        })),
        close() {
          happened.push('closed');
          queueMicrotask(() => drawing.render(null));
        },
      }),
    ),
  );
  const menu = page.querySelector<HTMLElement>('[role="menu"]') as HTMLElement;
  return { menu, opener, box, happened };
}

const focused = () => document.activeElement?.textContent;

afterEach(() => {
  root.unmount();
  page.remove();
  style.remove();
});

describe('a menu', () => {
  it('opens in the top layer at its button, focuses its first item, and is accessible', async () => {
    const { menu, opener } = opened();
    await rendered();
    expect(menu.matches(':popover-open')).to.equal(true);
    expect(focused()).to.equal('Insert');
    const { top } = menu.getBoundingClientRect();
    expect(Math.round(top - opener.getBoundingClientRect().bottom)).to.equal(4);
    await expect(menu).to.be.accessible();
  });

  it('is not covered by the browser’s context menu, which the same key opens', async () => {
    const { menu } = opened();
    await rendered();
    const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    menu.firstElementChild?.dispatchEvent(event);
    expect(event.defaultPrevented).to.equal(true);
    expect(menu.matches(':popover-open')).to.equal(true);
  });

  it('is navigated by arrows and letters, and restores the focus before it acts', async () => {
    const { happened } = opened();
    await rendered();
    await sendKeys({ press: 'ArrowUp' });
    expect(focused()).to.equal('Delete');
    await sendKeys({ press: 'r' });
    expect(focused()).to.equal('Rename');
    await sendKeys({ press: 'Enter' });
    await rendered();
    expect(happened).to.include('Rename from Opener');
    expect(page.querySelector('[role="menu"]') === null).to.equal(true);
  });

  it('closes on Escape', async () => {
    const { happened } = opened();
    await rendered();
    await sendKeys({ press: 'Escape' });
    await rendered();
    expect([happened.includes('closed'), focused()]).to.deep.equal([true, 'Opener']);
  });

  it('closes on Tab, which moves on from its button', async () => {
    const { happened, opener } = opened();
    opener.insertAdjacentHTML('afterend', '<a href="#next">Next</a>');
    await rendered();
    await sendKeys({ press: 'Tab' });
    await rendered();
    expect([happened.includes('closed'), focused()]).to.deep.equal([true, 'Next']);
  });

  it('closes on a press outside', async () => {
    const { happened } = opened();
    await rendered();
    await sendMouse({ type: 'click', position: [5, 5] });
    await rendered();
    expect(happened).to.include('closed');
  });

  it('closes on a click on the button that opened it, which does not open it again', async () => {
    const { opener, happened } = opened();
    opener.setAttribute('aria-haspopup', 'menu');
    opener.addEventListener('click', () => happened.push('opened'));
    await rendered();
    const { left, top } = opener.getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(left + 5), Math.round(top + 5)] });
    await rendered();
    expect(happened).to.deep.equal(['closed']);
    await sendMouse({ type: 'click', position: [Math.round(left + 5), Math.round(top + 5)] });
    expect(happened).to.deep.equal(['closed', 'opened']);
  });

  it('follows its button on scroll, and closes when the button is removed', async () => {
    const { menu, opener, box, happened } = opened();
    await rendered();
    const before = menu.getBoundingClientRect().top;
    box.scrollTop = 20;
    await rendered();
    expect(before - menu.getBoundingClientRect().top).to.equal(20);
    expect(happened).not.to.include('closed');
    opener.remove();
    box.scrollTop = 0;
    await rendered();
    expect(happened).to.include('closed');
  });

  it('acts once when an item is clicked', async () => {
    const { menu, happened } = opened();
    await rendered();
    menu.querySelector<HTMLElement>('[data-action="delete"]')?.click();
    await rendered();
    expect(happened.filter((one) => one.startsWith('Delete'))).to.deep.equal([
      'Delete from Opener',
    ]);
  });
});
