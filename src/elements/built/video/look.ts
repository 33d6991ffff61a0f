import type { VideoSettings } from './video.element';

/** Settings that affect only the appearance in the lightbox. */
const LOOK = /^(?:aspect_ratio|lightbox_content_animation)/;

/** Returns a key of all settings except the appearance: a different key requires a new player. */
export function withoutLook(settings: VideoSettings): string {
  return JSON.stringify(Object.entries(settings).filter(([key]) => !LOOK.test(key)));
}
