import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import { configure } from '../../../../src/core/config';
import { living, livingTag, slideshow } from './fixtures';

const one = slideshow.background_slideshow_gallery.slice(0, 1);

afterEach(() => emulateMedia({ reducedMotion: 'no-preference' }));

describe('pictures behind a section', () => {
  it('are the first child of the builder’s node, which its styles name them as', async () => {
    const { section, shown } = await living(slideshow);
    const box = section.firstElementChild as HTMLElement;
    expect(box.className).to.contain('elementor-background-slideshow');
    expect(box.ariaHidden).to.equal('true');
    expect(shown()).to.deep.equal(['shelf']);
    expect(box.getBoundingClientRect().height).to.equal(section.getBoundingClientRect().height);
  });

  it('follow one another, and begin again', async () => {
    const { shown } = await living(slideshow);
    for (const name of ['box', 'notebook', 'shelf']) {
      await waitUntil(() => shown().join() === name, name, { interval: 5 });
    }
  });

  it('end with the last one where they are not repeated, and there is nothing to pause then', async () => {
    const { shown, pause } = await living({ ...slideshow, background_slideshow_loop: '' });
    await waitUntil(() => pause() === null);
    expect(shown()).to.deep.equal(['notebook']);
  });

  it('pass over one that does not come', async () => {
    const [first, second] = slideshow.background_slideshow_gallery;
    const gallery = [first, { id: 2, url: '/missing.svg' }, second];
    const { shown } = await living({ ...slideshow, background_slideshow_gallery: gallery });
    await waitUntil(() => shown().join() === 'box', 'box', { interval: 5 });
  });

  it('are paused and played by a key, as the button says', async () => {
    const { pause, shown } = await living(slideshow);
    const button = pause() as HTMLButtonElement;
    expect(button.ariaLabel).to.equal('Pause the moving background');
    button.focus();
    await sendKeys({ press: 'Enter' });
    expect(button.ariaLabel).to.equal('Play the moving background');
    const { length } = shown();
    for (let frame = 0; frame < 20; frame++) await nextFrame();
    const paused = shown();
    for (let frame = 0; frame < 20; frame++) await nextFrame();
    expect([length, shown()]).to.deep.equal([paused.length, paused]);
    await sendKeys({ press: 'Space' });
    await waitUntil(() => shown().join() !== paused.join(), 'goes on', { interval: 5 });
  });

  it('are drawn nearer each', async () => {
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

  it('are one that stands still where motion is to be reduced, and move when it is not any more', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const { shown, pause } = await living(slideshow);
    expect([shown(), pause()]).to.deep.equal([['shelf'], null]);
    await emulateMedia({ reducedMotion: 'no-preference' });
    await waitUntil(() => pause());
  });

  it('are no slideshow where there is one alone', async () => {
    const { shown, pause } = await living({ ...slideshow, background_slideshow_gallery: one });
    expect([shown(), pause()]).to.deep.equal([['shelf'], null]);
  });

  it('leave the page as it was printed', async () => {
    const { host, section } = await living(slideshow);
    host.remove();
    await Reflect.get(host, 'updateComplete');
    expect(section.children).to.have.length(1);
    expect(section.hasAttribute('data-nh-live')).to.equal(false);
  });
});

describe('pictures in the editor', () => {
  afterEach(() => configure({ mode: 'public' }));

  it('are others when the settings are, and none when they are off', async () => {
    configure({ mode: 'edit' });
    const { section, shown } = await living(slideshow);
    const set = (settings: object) =>
      section.setAttribute('data-settings', JSON.stringify(settings));
    set({ ...slideshow, background_slideshow_gallery: one });
    await waitUntil(() => section.querySelector('.nh-background-pause') === null);
    expect(shown()).to.deep.equal(['shelf']);
    set({});
    await waitUntil(() => section.children.length === 1);
  });

  it('are the same ones when settings beside them change', async () => {
    configure({ mode: 'edit' });
    const { section } = await living(slideshow);
    const box = section.firstElementChild;
    section.setAttribute('data-settings', JSON.stringify({ ...slideshow, _title: 'Other' }));
    await nextFrame();
    expect(section.firstElementChild).to.equal(box);
  });
});

for (const tag of ['nh-section', 'nh-column', 'nh-container']) {
  describe(`pictures in <${tag}>`, () => {
    it('cover it, below its content, and pass axe', async () => {
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
