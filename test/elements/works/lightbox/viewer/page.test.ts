import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import {
  control,
  dialog,
  endLightboxes,
  fadedIn,
  opened,
  openedSlides,
  slide,
  three,
  until,
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

describe('a page', () => {
  it('is shown in a frame with its title, and in a new tab by a real link', () => {
    opened({ items: [page] });
    expect(frame().title).to.equal('A page');
    expect(frame().referrerPolicy).to.equal('strict-origin-when-cross-origin');
    const link = control('Open in a new tab') as unknown as HTMLAnchorElement;
    expect(link.href).to.equal(frame().src);
    expect(link.target).to.equal('_blank');
  });

  it('says that it is loading until it is there', async () => {
    opened({ items: [page] });
    const box = frame().parentElement;
    expect(box?.hasAttribute('data-loading')).to.equal(true);
    expect(box?.querySelector('[role="progressbar"]')).not.to.equal(null);
    await until(() => !box?.hasAttribute('data-loading'));
    expect(box?.querySelector('[role="progressbar"]')).to.equal(null);
  });

  it('is shown as on a tablet and a phone, scaled to be seen whole', () => {
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
    it(`fills a window of ${width} by ${height}, of 600 by 550 at the least`, async () => {
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

  it('closes by Escape inside a frame of this site', async () => {
    const { closed } = opened({ items: [page] });
    await until(() => !frame().parentElement?.hasAttribute('data-loading'));
    frame().contentDocument?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    await closed;
  });

  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.c']) {
    it(`is never opened at ${url}`, () => {
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
    it(`is 600 by 550 at the least in a window of ${width} by 700`, async () => {
      await setViewport({ width, height: 700 });
      await openedSlides({ items: [page, ...three] });
      const shown = slide()?.querySelector('iframe')?.getBoundingClientRect();
      expect(shown?.width).to.be.within(600, width);
      expect(shown?.height).to.be.within(550, 700);
    });
  }

  it('is there only while its slide is', async () => {
    const handle = await openedSlides({ items: [...three, page] });
    expect(dialog().querySelector('iframe')).to.equal(null);
    handle.show(3);
    expect(slide()?.querySelector('iframe')?.title).to.equal('A page');
    handle.show(1);
    expect(dialog().querySelector('iframe')).to.equal(null);
  });
});
