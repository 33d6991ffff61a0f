import '../../../../src/define/video';
import { fixture } from '@open-wc/testing';

/** Printed image overlay of a video. */
const OVERLAY = `<div class="elementor-custom-embed-image-overlay">
  <div class="elementor-custom-embed-play" role="button" tabindex="0" aria-label="Play Video"></div></div>`;

export const YOUTUBE = '<div class="elementor-video"></div>';
export const FILE =
  '<video class="elementor-video" src="/demo/assets/videos/comb.webm#t=0.5,1" loop autoplay></video>';

/** An active video, with or without an image overlay. */
export async function living(
  settings: object,
  player: string,
  { overlay = OVERLAY, kind = 'inline' } = {},
) {
  const host = await fixture<HTMLElement>(
    `<nh-video settings='${JSON.stringify(settings)}'><div class="elementor-wrapper elementor-open-${kind}">${player}${overlay}</div></nh-video>`,
  );
  await Reflect.get(host, 'updateComplete');
  const find = <T extends HTMLElement>(selector: string): T => host.querySelector<T>(selector) as T;
  return {
    host,
    find,
    overlay: find('.elementor-custom-embed-image-overlay'),
    icon: find('.elementor-custom-embed-play'),
    /** The query of a frame's address. */
    query: () => Object.fromEntries(new URL(find<HTMLIFrameElement>('iframe').src).searchParams),
  };
}

/** Without an image overlay. */
export const BARE = { overlay: '' };
