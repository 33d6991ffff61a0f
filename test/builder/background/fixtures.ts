import '../../../src/define/column';
import '../../../src/define/container';
import '../../../src/define/section';
import { fixture } from '@open-wc/testing';

const pictures = ['shelf', 'box', 'notebook'].map((name) => ({
  id: 1,
  url: `/demo/assets/${name}.svg`,
}));

/** A slideshow with short durations. */
export const slideshow = {
  background_background: 'slideshow',
  background_slideshow_gallery: pictures,
  background_slideshow_loop: 'yes',
  background_slideshow_slide_duration: 60,
  background_slideshow_transition_duration: 40,
};

export const film = {
  background_background: 'video',
  background_video_link: '/demo/assets/videos/comb.webm',
};

/** Placeholder for the content of a page. */
const CONTENT = '<p style="block-size: 120px">Content</p>';

/** The box that the builder prints for a video. */
export const PRINTED_BOX =
  '<div class="elementor-background-video-container" aria-hidden="true"><video class="elementor-background-video-hosted" role="presentation" autoplay muted playsinline loop></video></div>';

/** An active builder section inside our tag. */
export async function living(settings: object, printed = '') {
  const host = await fixture<HTMLElement>(
    `<nh-section><section class="elementor-section" style="position: relative" data-element_type="section"
      data-settings='${JSON.stringify(settings)}'>${printed}<div class="elementor-container">${CONTENT}</div></section></nh-section>`,
  );
  await Reflect.get(host, 'updateComplete');
  return parts(host);
}

/** Our active tag without builder markup. */
export async function livingTag(tag: string, settings: object) {
  const host = await fixture<HTMLElement>(
    `<${tag} settings='${JSON.stringify(settings)}'>${CONTENT}</${tag}>`,
  );
  await Reflect.get(host, 'updateComplete');
  return parts(host);
}

function parts(host: HTMLElement) {
  const find = <T extends HTMLElement>(selector: string): T | null =>
    host.querySelector<T>(selector);
  return {
    host,
    find,
    section: find('section') as HTMLElement,
    pause: () => find('.nh-background-pause'),
    box: () => find('.elementor-background-video-container'),
    film: () => find<HTMLVideoElement>('video'),
    /** Names of the visible images. */
    shown: () =>
      [
        ...host.querySelectorAll<HTMLElement>(
          '.elementor-background-slideshow__slide:not([hidden])',
        ),
      ]
        .map((slide) => (slide.firstElementChild as HTMLElement).style.backgroundImage)
        .map((image) => /(\w+)\.svg/.exec(image)?.[1]),
  };
}
