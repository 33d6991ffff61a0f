import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { type CapturedConsole, captureConsole } from '../../../page-objects/captured-console';
import { until } from '../../../page-objects/until';
import { button, clearPage, dropdown, PHONE, placed } from './fixtures';

let errors: CapturedConsole;
beforeEach(() => {
  errors = captureConsole('error');
  return setViewport(PHONE);
});
afterEach(async () => {
  errors.restore();
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

describe('a missing menu of <nh-menu-toggle>', () => {
  it('is reported when the page is loaded', async () => {
    const { host, finish } = await unfinishedPage();
    expect(errors.calls).to.deep.equal([]);
    await finish();
    expect(errors.calls.map(([, element]) => element)).to.deep.equal([host]);
  });

  it('is not reported for a toggle removed before the page is loaded', async () => {
    const { host, finish } = await unfinishedPage();
    host.remove();
    await host.updateComplete;
    await finish();
    expect(errors.calls).to.deep.equal([]);
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
