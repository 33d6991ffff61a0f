import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { configure } from '../../../../../src/core/config';
import { until } from '../../../../page-objects/until';
import {
  control,
  counter,
  dialog,
  endLightboxes,
  fadedIn,
  image,
  opened,
  openedSlides,
  picture,
  shownPicture,
  slide,
  three,
} from './fixtures';

afterEach(endLightboxes);

describe('a slideshow', () => {
  it('starts at the given index, and shows a counter', async () => {
    await openedSlides({ items: three, index: 1 });
    expect(shownPicture()).to.equal(picture('verse'));
    expect(counter()).to.equal('2 / 3');
  });

  it('has its counter at the edge, however wide the page makes its paragraphs', async () => {
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = 'p { max-inline-size: 5rem; margin-inline: auto; }';
    await openedSlides({ items: three });
    const place = dialog().querySelector('.nh-lightbox-counter')?.getBoundingClientRect();
    style.remove();
    expect(place?.left).to.be.below(40);
  });

  it('is operated by arrow keys, Home and End, and loops', async () => {
    const seen: number[] = [];
    await openedSlides({ items: three, onChange: (index) => seen.push(index) });
    for (const press of ['ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowRight', 'End', 'Home']) {
      await sendKeys({ press });
    }
    expect(seen).to.deep.equal([1, 0, 2, 0, 2, 0]);
    expect(shownPicture()).to.equal(picture('notebook'));
  });

  it('is operated by keys that a script dispatches on the document', async () => {
    const seen: number[] = [];
    await openedSlides({ items: three, onChange: (index) => seen.push(index) });
    // An error in a listener would fail the test: the runner reports it.
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowUp', 'x']) {
      document.dispatchEvent(new KeyboardEvent('keydown', { key }));
    }
    expect(seen).to.deep.equal([1, 2, 1]);
  });

  it('is operated by its buttons', async () => {
    await openedSlides({ items: three });
    control('Next').click();
    expect(shownPicture()).to.equal(picture('verse'));
    control('Previous').click();
    expect(shownPicture()).to.equal(picture('notebook'));
  });

  it('loops with two items too', async () => {
    await openedSlides({ items: three.slice(0, 2), index: 1 });
    control('Next').click();
    expect(counter()).to.equal('1 / 2');
  });

  it('stops at both ends if it does not loop', async () => {
    await openedSlides({ items: three, loop: false });
    expect(control('Previous').ariaDisabled).to.equal('true');
    await sendKeys({ press: 'ArrowLeft' });
    expect(counter()).to.equal('1 / 3');
    await sendKeys({ press: 'End' });
    expect(control('Next').ariaDisabled).to.equal('true');
    expect(control('Previous').ariaDisabled).to.equal('false');
  });

  it('shows the item that code selects', async () => {
    const handle = await openedSlides({ items: three });
    handle.show(2);
    expect(shownPicture()).to.equal(picture('box'));
  });

  it('shows the item that code selects before PhotoSwipe is loaded', async () => {
    const handle = opened({ items: three });
    handle.show(2);
    await until(() => slide() !== null);
    expect(shownPicture()).to.equal(picture('box'));
  });

  it('is mirrored in right-to-left pages', async () => {
    configure({ rtl: true });
    await openedSlides({ items: three });
    expect(counter()).to.equal('1 / 3');
    await sendKeys({ press: 'ArrowLeft' });
    expect(shownPicture()).to.equal(picture('verse'));
    control('Next').click();
    expect(shownPicture()).to.equal(picture('box'));
    const [next, previous] = ['Next', 'Previous'].map((name) =>
      control(name).getBoundingClientRect(),
    );
    expect(next?.left).to.be.lessThan(previous?.left ?? 0);
  });

  it('shows the caption of each item', async () => {
    await openedSlides({ items: [image('box', { title: 'A & <b>', description: 'Of linen' })] });
    const words = dialog().querySelector('.nh-lightbox-caption');
    expect(words?.textContent).to.equal('A & <b>Of linen');
    expect(words?.querySelector('strong')?.textContent).to.equal('A & <b>');
  });

  it('hides inactive slides from the keyboard and from screen readers', async () => {
    await openedSlides({ items: three });
    const holders = [...dialog().querySelectorAll('.pswp__item')];
    const reachable = holders.filter((holder) => !holder.hasAttribute('inert'));
    expect(reachable).to.deep.equal([slide()]);
    expect(slide()?.getAttribute('aria-label')).to.equal('1 of 3');
  });

  it('is accessible', async () => {
    await openedSlides({ items: three });
    await fadedIn();
    await expect(dialog()).to.be.accessible();
  });
});

describe('a single image', () => {
  it('has neither a counter nor arrows', async () => {
    await openedSlides({ items: three.slice(0, 1) });
    expect(counter()).to.equal(undefined);
    expect(() => control('Next')).to.throw();
  });
});

describe('the controls of a slideshow', () => {
  it('zoom in and out, like the key z', async () => {
    await openedSlides({ items: [image('box', { width: 6000, height: 4000 })] });
    control('Zoom in').click();
    await until(() => dialog().querySelector('[aria-label="Zoom out"]') !== null);
    await sendKeys({ press: 'z' });
    await until(() => dialog().querySelector('[aria-label="Zoom in"]') !== null);
  });

  it('have no zoom button if the image has its full size', async () => {
    await openedSlides({ items: [image('box', { width: 60, height: 40 })] });
    expect(control('Zoom in').hidden).to.equal(true);
  });

  it('follow the kit’s settings, unless the request overrides them', async () => {
    configure({
      kit: { lightbox_enable_counter: '', lightbox_enable_zoom: 'yes', lightbox_enable_share: '' },
    });
    await openedSlides({ items: three, controls: { share: true, zoom: false } });
    expect(counter()).to.equal(undefined);
    expect(() => control('Zoom in')).to.throw();
    expect(control('Share').checkVisibility()).to.equal(true);
    expect(control('Full screen').checkVisibility()).to.equal(true);
  });
});
