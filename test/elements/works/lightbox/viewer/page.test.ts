import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { until } from '../../../../page-objects/until';
import {
  control,
  dialog,
  endLightboxes,
  fadedIn,
  opened,
  openedSlides,
  slide,
  three,
} from './fixtures';

const before = { width: innerWidth, height: innerHeight };
afterEach(async () => {
  await endLightboxes();
  await setViewport(before);
});

const page = { type: 'page', url: '/demo/assets/box.svg', title: 'A page' } as const;

function frame(): HTMLIFrameElement {
  return dialog().querySelector('iframe') as HTMLIFrameElement;
}

describe('a page in the lightbox', () => {
  it('is shown in an iframe with its title, and has a link to a new tab', () => {
    opened({ items: [page] });
    expect(frame().title).to.equal('A page');
    expect(frame().referrerPolicy).to.equal('strict-origin-when-cross-origin');
    const link = control('Open in a new tab') as unknown as HTMLAnchorElement;
    expect(link.href).to.equal(frame().src);
    expect(link.target).to.equal('_blank');
  });

  it('shows a spinner until it is loaded', async () => {
    opened({ items: [page] });
    const box = frame().parentElement;
    expect(box?.hasAttribute('data-loading')).to.equal(true);
    expect(box?.querySelector('[role="progressbar"]')).not.to.equal(null);
    await until(() => !box?.hasAttribute('data-loading'));
    expect(box?.querySelector('[role="progressbar"]')).to.equal(null);
  });

  it('can have the size of a tablet or phone, scaled to fit', () => {
    opened({ items: [page] });
    const stage = dialog().querySelector('.nh-lightbox-stage') as HTMLElement;
    for (const [name, ratio, width] of [
      ['Tablet', 768 / 1024, 768],
      ['Phone', 375 / 667, 375],
    ] as const) {
      control(name).click();
      const shown = frame().getBoundingClientRect();
      expect(control(name).getAttribute('aria-pressed')).to.equal('true');
      expect(frame().offsetWidth).to.equal(width);
      expect(shown.width / shown.height).to.be.closeTo(ratio, 0.01);
      expect(shown.height).to.be.at.most(stage.clientHeight);
    }
    expect(dialog().querySelectorAll('[aria-pressed="true"]').length).to.equal(1);
  });

  for (const [width, height] of [
    [1280, 800],
    [640, 640],
  ] as const) {
    it(`fills a window of ${width} by ${height}, but is at least 600 by 550`, async () => {
      await setViewport({ width, height });
      opened({ items: [page] });
      const stage = dialog().querySelector('.nh-lightbox-stage') as HTMLElement;
      const shown = frame().getBoundingClientRect();
      expect(control('Desktop').getAttribute('aria-pressed')).to.equal('true');
      expect(shown.width)
        .to.be.within(600, width)
        .and.at.least(stage.clientWidth - 32);
      expect(shown.height)
        .to.be.within(550, height)
        .and.at.least(stage.clientHeight - 16);
    });
  }

  it('closes with Escape inside a same-origin iframe', async () => {
    const { closed } = opened({ items: [page] });
    await until(() => !frame().parentElement?.hasAttribute('data-loading'));
    frame().contentDocument?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    await closed;
  });

  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.c']) {
    it(`is not opened at ${url}`, () => {
      opened({ items: [{ ...page, url }] });
      expect(dialog().querySelector('iframe, a[href^="javascript"], a[href^="data"]')).to.equal(
        null,
      );
      expect(dialog().textContent).to.contain('This address cannot be shown.');
    });
  }

  it('is accessible', async () => {
    opened({ items: [{ ...page, url: 'javascript:0' }] });
    await fadedIn();
    await expect(dialog()).to.be.accessible();
  });
});

describe('a page in a slideshow', () => {
  for (const width of [640, 704, 720]) {
    it(`is at least 600 by 550 in a window of ${width} by 700`, async () => {
      await setViewport({ width, height: 700 });
      await openedSlides({ items: [page, ...three] });
      const shown = slide()?.querySelector('iframe')?.getBoundingClientRect();
      expect(shown?.width).to.be.within(600, width);
      expect(shown?.height).to.be.within(550, 700);
    });
  }

  it('is loaded only while its slide is active', async () => {
    const handle = await openedSlides({ items: [...three, page] });
    expect(dialog().querySelector('iframe')).to.equal(null);
    handle.show(3);
    expect(slide()?.querySelector('iframe')?.title).to.equal('A page');
    handle.show(1);
    expect(dialog().querySelector('iframe')).to.equal(null);
  });
});
