import { expect, nextFrame } from '@open-wc/testing';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import { configure } from '../../../src/core/config';
import { rendered, until } from '../../page-objects/until';
import { living, livingTag, slideshow } from './fixtures';

const one = slideshow.background_slideshow_gallery.slice(0, 1);

afterEach(() => emulateMedia({ reducedMotion: 'no-preference' }));

describe('a background slideshow of a section', () => {
  it('is the first child of the builder’s node, as its styles expect', async () => {
    const { section, shown } = await living(slideshow);
    const box = section.firstElementChild as HTMLElement;
    expect(box.className).to.contain('elementor-background-slideshow');
    expect(box.ariaHidden).to.equal('true');
    expect(shown()).to.deep.equal(['shelf']);
    expect(box.getBoundingClientRect().height).to.equal(section.getBoundingClientRect().height);
  });

  it('shows one image after the other, and loops', async () => {
    const { shown } = await living(slideshow);
    for (const name of ['box', 'notebook', 'shelf']) {
      await until(() => shown().join() === name, name);
    }
  });

  it('ends with the last image without a loop, and removes the pause button', async () => {
    const { shown, pause } = await living({ ...slideshow, background_slideshow_loop: '' });
    await until(() => pause() === null);
    expect(shown()).to.deep.equal(['notebook']);
  });

  it('skips an image that fails to load', async () => {
    const [first, second] = slideshow.background_slideshow_gallery;
    const gallery = [first, { id: 2, url: '/missing.svg' }, second];
    const { shown } = await living({ ...slideshow, background_slideshow_gallery: gallery });
    await until(() => shown().join() === 'box', 'box');
  });

  it('is paused and resumed with a key on its button', async () => {
    const { pause, shown } = await living(slideshow);
    const button = pause() as HTMLButtonElement;
    expect(button.ariaLabel).to.equal('Pause the moving background');
    button.focus();
    await sendKeys({ press: 'Enter' });
    expect(button.ariaLabel).to.equal('Play the moving background');
    const { length } = shown();
    await rendered(20);
    const paused = shown();
    await rendered(20);
    expect([length, shown()]).to.deep.equal([paused.length, paused]);
    await sendKeys({ press: 'Space' });
    await until(() => shown().join() !== paused.join(), 'goes on');
  });

  it('zooms each image', async () => {
    const { find } = await living({
      ...slideshow,
      background_slideshow_slide_duration: 5000,
      background_slideshow_ken_burns: 'yes',
      background_slideshow_ken_burns_zoom_direction: 'out',
    });
    const picture = find('.elementor-background-slideshow__slide__image') as HTMLElement;
    const effect = picture.getAnimations()[0]?.effect as KeyframeEffect;
    expect(effect.getKeyframes().map(({ scale }) => scale)).to.deep.equal(['1.3', '1']);
  });

  it('shows one still image with reduced motion, and moves when the preference changes', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const { shown, pause } = await living(slideshow);
    expect([shown(), pause()]).to.deep.equal([['shelf'], null]);
    await emulateMedia({ reducedMotion: 'no-preference' });
    await until(() => pause());
  });

  it('has no slideshow for a single image', async () => {
    const { shown, pause } = await living({ ...slideshow, background_slideshow_gallery: one });
    expect([shown(), pause()]).to.deep.equal([['shelf'], null]);
  });

  it('leaves the page as it was printed', async () => {
    const { host, section } = await living(slideshow);
    host.remove();
    await Reflect.get(host, 'updateComplete');
    expect(section.children).to.have.length(1);
    expect(section.hasAttribute('data-nh-live')).to.equal(false);
  });
});

describe('a background slideshow in the editor', () => {
  afterEach(() => configure({ mode: 'public' }));

  it('follows its settings, and is removed when turned off', async () => {
    configure({ mode: 'edit' });
    const { section, shown } = await living(slideshow);
    const set = (settings: object) =>
      section.setAttribute('data-settings', JSON.stringify(settings));
    set({ ...slideshow, background_slideshow_gallery: one });
    await until(() => section.querySelector('.nh-background-pause') === null);
    expect(shown()).to.deep.equal(['shelf']);
    set({});
    await until(() => section.children.length === 1);
  });

  it('is kept when other settings change', async () => {
    configure({ mode: 'edit' });
    const { section } = await living(slideshow);
    const box = section.firstElementChild;
    section.setAttribute('data-settings', JSON.stringify({ ...slideshow, _title: 'Other' }));
    await nextFrame();
    expect(section.firstElementChild).to.equal(box);
  });
});

for (const tag of ['nh-section', 'nh-column', 'nh-container']) {
  describe(`a background slideshow in <${tag}>`, () => {
    it('covers the tag below its content, and passes axe', async () => {
      const { host, find } = await livingTag(tag, slideshow);
      const box = find('.elementor-background-slideshow') as HTMLElement;
      expect(box.getBoundingClientRect().height).to.equal(host.getBoundingClientRect().height);
      const { left, top } = host.getBoundingClientRect();
      expect(
        document.elementsFromPoint(left + 5, top + 40).map(({ localName }) => localName)[0],
      ).to.equal('p');
      expect(getComputedStyle(box).zIndex).to.equal('-1');
      await expect(host).to.be.accessible();
    });
  });
}
