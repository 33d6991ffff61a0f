import type { VideoSettings } from './video.element';

/** The settings that say only how a film looks in the lightbox. */
const LOOK = /^(?:aspect_ratio|lightbox_content_animation)/;

/** All settings but those of the look, as text: the same text is the same film. */
export function withoutLook(settings: VideoSettings): string {
  return JSON.stringify(Object.entries(settings).filter(([key]) => !LOOK.test(key)));
}
