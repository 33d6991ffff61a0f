import { atEnd } from '../../../core/dom/at-end';
import { createElement } from '../../../core/dom/create-element';
import type { VideoSettings } from './video.element';

type TrackSetting = VideoSettings['tracks'][number];

/** Adds caption tracks to a video until the signal aborts. */
export function addTracks(
  video: HTMLVideoElement,
  tracks: readonly TrackSetting[],
  signal: AbortSignal,
): void {
  const added = tracks.map((track) => trackElement(video.ownerDocument, track));
  video.append(...added);
  atEnd(signal, () => {
    for (const track of added) track.remove();
  });
}

function trackElement(document: Document, track: TrackSetting): HTMLElement {
  const { url, kind, language, label } = track;
  return createElement(document, 'track', {
    src: url,
    kind,
    srclang: language ?? null,
    label: label ?? null,
    default: track.default ? '' : null,
  });
}
