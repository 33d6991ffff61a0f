import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { until } from '../../../page-objects/until';
import { endGalleries, gallery, isOpen, links, settings, shows } from './fixtures';
import { clickOn } from './viewer/click';

afterEach(endGalleries);

const link = (gallery: Element, selector: string): Element =>
  gallery.querySelector(selector) as Element;

describe('a gallery of the server’s links', () => {
  it('opens its images, videos and pages as one slideshow', async () => {
    const { element, events } = await gallery(links);
    expect(clickOn(link(element, '[title="Verse"]'))).to.equal(false);
    await shows(1);
    expect(document.querySelector('.nh-lightbox-counter')?.textContent).to.equal('2 / 3');
    expect(events).to.deep.equal([{ type: 'nh-lightbox-open', index: 1 }]);
    expect(element.open).to.equal(true);
    expect(element.index).to.equal(1);
  });

  it('takes title and description from the markup around the link', async () => {
    const { element } = await gallery(links);
    clickOn(link(element, 'figure a'));
    await shows(0);
    const dialog = document.querySelector('dialog');
    expect(dialog?.querySelector('.nh-lightbox-caption')?.textContent).to.equal('Red cloth');
    await until(() => dialog?.querySelector('img[alt="A notebook"]') !== null);
  });

  it('ignores other links, downloads, and clicks with modifier keys', async () => {
    const { element, events } = await gallery(links);
    expect(clickOn(link(element, '[href="/about"]'))).to.equal(true);
    expect(clickOn(link(element, '[download]'))).to.equal(true);
    for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) {
      expect(clickOn(link(element, '[title="Verse"]'), how)).to.equal(true);
    }
    expect(events).to.deep.equal([]);
    expect(isOpen()).to.equal(false);
  });

  it('opens links that were added later', async () => {
    const { element } = await gallery(links);
    element.insertAdjacentHTML(
      'beforeend',
      '<a class="late" href="/demo/assets/shelf.svg">Late</a>',
    );
    clickOn(link(element, '.late') as Element);
    await shows(3);
  });

  it('stays closed if the page prevents opening, and the browser follows the link', async () => {
    const { element } = await gallery(links);
    element.addEventListener('nh-lightbox-open', (event) => event.preventDefault());
    expect(clickOn(link(element, '[title="Verse"]'))).to.equal(true);
    expect(element.open).to.equal(false);
    expect(isOpen()).to.equal(false);
  });
});

for (const shadow of [false, 'open'] as const) {
  describe(`a gallery from settings in ${shadow ? 'shadow' : 'light'} DOM`, () => {
    const printed = { settings: JSON.stringify(settings) };

    it('is a grid of real links', async () => {
      const { element } = await gallery('', printed, shadow);
      const drawn = [...(element.shadowRoot ?? element).querySelectorAll('a')];
      expect(drawn.map((link) => link.pathname)).to.deep.equal(
        settings.items.map(({ url }) => url),
      );
      expect(drawn.map((link) => link.querySelector('img')?.alt)).to.deep.equal([
        'Notebook',
        'Verse',
        'Box',
      ]);
    });

    it('opens at the clicked item, and returns the focus to it', async () => {
      const { element, events } = await gallery('', printed, shadow);
      const tree = element.shadowRoot ?? element;
      const second = tree.querySelectorAll('a')[1] as Element;
      expect(clickOn(second)).to.equal(false);
      await shows(1);
      await sendKeys({ press: 'Escape' });
      await until(() => !isOpen());
      expect((element.shadowRoot ?? document).activeElement).to.equal(second);
      expect(events.map(({ type }) => type)).to.deep.equal([
        'nh-lightbox-open',
        'nh-lightbox-close',
      ]);
    });
  });
}

it('links to a video whose address has no scheme', async () => {
  const bare = { items: [{ url: 'youtu.be/abcdefghijk' }] };
  const { element } = await gallery('', { settings: JSON.stringify(bare) });
  expect(element.querySelector('a')?.href).to.equal('https://youtu.be/abcdefghijk');
});

it('has no entry for an unsafe address', async () => {
  const bad = { items: [{ url: 'javascript:alert(1)', title: 'Bad' }, { url: '/a.svg' }] };
  const { element } = await gallery('', { settings: JSON.stringify(bad) });
  const links = [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).to.deep.equal([new URL('/a.svg', document.baseURI).href]);
});
