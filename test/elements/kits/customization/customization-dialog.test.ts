import { expect } from '@open-wc/testing';
import { createElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { CustomizationDialog } from '../../../../src/elements/kits/customization';
import type { PartContents, PartSelections } from '../../../../src/elements/kits/parts';
import { createSectionRegistry, type Section } from '../../../../src/elements/kits/sections';

let root: Root | undefined;
let page: HTMLElement;

afterEach(() => {
  root?.unmount();
  root = undefined;
  page.remove();
});

interface Live {
  readonly dialog: HTMLDialogElement;
  /** The result of the dialog. */
  readonly saved: PartSelections[];
  readonly cancelled: () => number;
  /** The checkbox of that label. */
  box(label: string): HTMLInputElement;
  click(label: string): void;
}

/** The dialog on a page, opened from a button that has the focus. */
function opened(sections: readonly Section[], contents: PartContents): Live {
  page = document.createElement('main');
  page.innerHTML = '<button>Edit</button><div class="nh-kits"></div>';
  document.body.append(page);
  page.querySelector('button')?.focus();
  const saved: PartSelections[] = [];
  let cancelled = 0;
  const drawn = createRoot(page.lastElementChild as HTMLElement);
  root = drawn;
  const close = () => queueMicrotask(() => root === drawn && flushSync(() => drawn.render(null)));
  function Stateful() {
    const [state, change] = useState<PartSelections>({});
    return createElement(CustomizationDialog, {
      part: 'Content',
      ...{ sections, contents, state, change },
      save: (choices: PartSelections) => {
        saved.push(choices);
        close();
      },
      cancel: () => {
        cancelled++;
        close();
      },
    });
  }
  flushSync(() => drawn.render(createElement(Stateful)));
  const dialog = page.querySelector('dialog') as HTMLDialogElement;
  const labels = () => [...dialog.querySelectorAll('label')];
  return {
    dialog,
    saved,
    cancelled: () => cancelled,
    box: (label) => {
      const found = labels().find(({ textContent }) => textContent.trim().startsWith(label));
      return found?.querySelector('input') ?? expect.fail(`no checkbox "${label}"`);
    },
    click: (label) => {
      const buttons = [...dialog.querySelectorAll('button')];
      flushSync(() => buttons.find(({ textContent }) => textContent === label)?.click());
    },
  };
}

const items = (...titles: string[]) => titles.map((title) => ({ id: title.toLowerCase(), title }));

function sectionsOf(...keys: string[]): Section[] {
  const registry = createSectionRegistry();
  for (const key of keys) registry.register({ key, title: key });
  return registry.getAll();
}

const many = Array.from({ length: 250 }, (_, at) => ({ id: `${at}`, title: `Página ${at}` }));

function type(field: HTMLInputElement, text: string): void {
  field.focus();
  field.select();
  flushSync(() => document.execCommand('insertText', false, text));
}

describe('the customization dialog', () => {
  it('is modal, named by its part, and accessible', async () => {
    const live = opened(sectionsOf('Pages', 'Code'), {
      Pages: { items: items('About', 'Visit') },
      Code: { unavailable: 'Not set on this site.' },
    });
    expect(live.dialog.matches(':modal')).to.equal(true);
    expect(live.dialog.querySelector('h2')?.textContent).to.equal('Customise: Content');
    expect(live.box('Code').disabled).to.equal(true);
    expect(live.box('Code').checked).to.equal(false);
    await expect(page).to.be.accessible();
  });

  it('selects all, some and none of a section', () => {
    const live = opened(sectionsOf('Pages'), { Pages: { items: items('About', 'Visit') } });
    const all = live.box('Pages');
    expect([all.checked, all.indeterminate]).to.deep.equal([true, false]);
    live.box('Visit').click();
    expect([all.checked, all.indeterminate]).to.deep.equal([false, true]);
    expect(all.closest('label')?.textContent).to.contain('1 of 2');
    all.click();
    expect(live.box('Visit').checked).to.equal(true);
    all.click();
    expect([all.checked, all.indeterminate, live.box('About').checked]).to.deep.equal([
      false,
      false,
      false,
    ]);
  });

  it('passes the selection to Save, as ids and booleans', () => {
    const live = opened(sectionsOf('Pages', 'Menus', 'Colours'), {
      Pages: { items: items('About', 'Visit') },
      Menus: { items: items('Main') },
    });
    live.box('About').click();
    live.box('Colours').click();
    live.click('Save');
    expect(live.saved).to.deep.equal([{ Pages: ['visit'], Menus: ['main'], Colours: false }]);
  });

  it('selects children with their section', () => {
    const registry = createSectionRegistry();
    const children = ['Products', 'Prices'].map((title) => ({ key: title.toLowerCase(), title }));
    registry.register({ key: 'shop', title: 'Shop', description: 'Of the shop plugin', children });
    const live = opened(registry.getAll(), {});
    live.box('Prices').click();
    expect(live.box('Shop').indeterminate).to.equal(true);
    live.box('Shop').click();
    expect(live.box('Prices').checked).to.equal(true);
    live.box('Shop').click();
    live.click('Save');
    expect(live.saved).to.deep.equal([{ shop: false, products: false, prices: false }]);
  });

  it('is cancelled by Escape and by Cancel', async () => {
    for (const cancel of ['Escape', 'Cancel']) {
      const live = opened(sectionsOf('Pages'), {});
      if (cancel === 'Cancel') live.click(cancel);
      else live.dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
      await Promise.resolve();
      expect(live.cancelled()).to.equal(1);
      expect(live.saved).to.deep.equal([]);
      page.remove();
    }
  });

  it('returns the focus', async () => {
    const live = opened(sectionsOf('Pages'), {});
    expect(live.dialog.contains(document.activeElement)).to.equal(true);
    live.click('Save');
    await Promise.resolve();
    expect(live.dialog.isConnected).to.equal(false);
    expect(document.activeElement?.textContent).to.equal('Edit');
  });

  it('renders a part of a long list, and more on demand with the focus there', () => {
    const live = opened(sectionsOf('Pages'), { Pages: { items: many } });
    const rows = () => live.dialog.querySelectorAll('li').length;
    expect(rows()).to.equal(100);
    live.click('Show 100 more');
    expect(rows()).to.equal(200);
    expect(document.activeElement).to.equal(live.box('Página 100'));
    live.click('Show 50 more');
    expect(rows()).to.equal(250);
    expect(live.box('Pages').closest('label')?.textContent).to.contain('250 of 250');
  });

  it('searches a long list by words without case and accents, and shows the number of matches', () => {
    const live = opened(sectionsOf('Pages'), { Pages: { items: many } });
    const search = live.dialog.querySelector('input[type="search"]') as HTMLInputElement;
    type(search, 'PAGINA 24');
    // 24, 124, 224 and 240 to 249.
    expect(live.dialog.querySelectorAll('li').length).to.equal(13);
    expect(live.dialog.querySelector('[role="status"]')?.textContent).to.equal('13 found');
    live.box('Página 240').click();
    live.click('Save');
    expect(live.saved[0]?.Pages).to.have.length(249);
  });

  it('lets a section render itself', () => {
    const registry = createSectionRegistry();
    registry.register({
      key: 'prices',
      title: 'Prices',
      component: ({ state, change }) =>
        createElement(
          'button',
          { type: 'button', onClick: () => change(false) },
          `Prices are ${state}`,
        ),
    });
    const live = opened(registry.getAll(), {});
    live.click('Prices are true');
    expect(live.dialog.textContent).to.contain('Prices are false');
    live.click('Save');
    expect(live.saved).to.deep.equal([{ prices: false }]);
  });
});
