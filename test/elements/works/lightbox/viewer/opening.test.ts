import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { until } from '../../../../page-objects/until';
import {
  control,
  dialog,
  endLightboxes,
  focusedLink,
  opened,
  openedSlides,
  three,
} from './fixtures';

const page = { type: 'page', url: '/demo/assets/box.svg', title: 'A page' } as const;

let link: HTMLAnchorElement;
beforeEach(() => {
  link = focusedLink();
});
afterEach(async () => {
  await endLightboxes();
  link.remove();
});

describe('an open lightbox', () => {
  it('is a named modal dialog that has the focus', () => {
    opened({ items: [page] });
    expect(dialog().matches(':modal')).to.equal(true);
    expect(dialog().getAttribute('aria-label')).to.equal('A page');
    expect(dialog().contains(document.activeElement)).to.equal(true);
  });

  it('closes with Escape, and returns the focus', async () => {
    const { closed } = opened({ items: [page] });
    await sendKeys({ press: 'Escape' });
    await closed;
    expect(document.activeElement).to.equal(link);
  });

  it('closes a slideshow with Escape', async () => {
    const { closed } = await openedSlides({ items: three });
    await sendKeys({ press: 'Escape' });
    await closed;
    expect(document.activeElement).to.equal(link);
  });

  it('closes with its button', async () => {
    const { closed } = opened({ items: [page] });
    control('Close').click();
    await closed;
    await until(() => document.querySelector('dialog') === null);
  });

  it('closes only on a click that starts and ends outside the page', async () => {
    const handle = opened({ items: [page] });
    let isClosed = false;
    void handle.closed.then(() => {
      isClosed = true;
    });
    const stage = dialog().querySelector('.nh-lightbox-stage') as HTMLElement;
    const frame = stage.firstElementChild as HTMLElement;
    frame.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    stage.click();
    await Promise.resolve();
    expect(isClosed).to.equal(false);
    stage.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    stage.click();
    await handle.closed;
  });

  it('returns the focus to an opener inside a shadow root', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    const inner = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('button'));
    inner.focus();
    opened({ items: [page] }).close();
    expect(host.shadowRoot?.activeElement).to.equal(inner);
    host.remove();
  });

  it('returns the focus to the given opener', () => {
    const other = focusedLink();
    link.focus();
    opened({ items: [page], opener: other }).close();
    expect(document.activeElement).to.equal(other);
    other.remove();
  });

  it('closes when a second one opens', async () => {
    const first = opened({ items: [page] });
    opened({ items: [{ ...page, title: 'Second' }] });
    await first.closed;
    expect(document.querySelectorAll('dialog[open]').length).to.equal(1);
    expect(dialog().getAttribute('aria-label')).to.equal('Second');
  });

  it('does not open without items', async () => {
    await opened({ items: [] }).closed;
    expect(document.querySelector('dialog')).to.equal(null);
  });

  it('prevents the page from scrolling until it closes', async () => {
    const tall = document.body.appendChild(document.createElement('div'));
    tall.style.blockSize = '300vh';
    scrollTo(0, 400);
    const handle = opened({ items: [page] });
    const width = document.documentElement.clientWidth;
    expect(getComputedStyle(document.body).overflow).to.equal('hidden');
    expect([scrollY, document.documentElement.clientWidth]).to.deep.equal([400, width]);
    handle.close();
    expect(getComputedStyle(document.body).overflow).to.equal('visible');
    expect(scrollY).to.equal(400);
    tall.remove();
  });

  for (const rules of [
    'html, body { height: 100% } body { overflow-x: hidden }',
    'html { overflow-x: hidden }',
    'html, body { overflow-x: hidden } body { height: 100% }',
  ]) {
    it(`prevents the page from scrolling in a theme with ${rules}`, () => {
      const style = document.createElement('style');
      style.textContent = rules;
      document.head.append(style);
      const tall = document.body.appendChild(document.createElement('div'));
      tall.style.blockSize = '300vh';
      // The theme decides which element scrolls.
      const places = () => [scrollY, document.body.scrollTop];
      scrollTo(0, 400);
      document.body.scrollTop = 400;
      const before = places();
      const handle = opened({ items: [page] });
      const during = places();
      handle.close();
      const after = places();
      tall.remove();
      style.remove();
      expect([during, after]).to.deep.equal([before, before]);
    });
  }

  it('may be closed twice', async () => {
    const handle = opened({ items: [page] });
    handle.close();
    handle.close();
    await handle.closed;
  });
});
