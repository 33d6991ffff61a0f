import { markLive } from '../../../builder/markup/live';
import { prefersReducedMotion } from '../../../builder/motion/preference';
import { atEnd } from '../../../core/dom/at-end';
import type { EnhanceContext } from '../../../core/element';
import { BODY_MARK, createBox } from '../../../core/element/children';
import type { events, VideoProps, VideoSettings } from './video.element';
import { whenInView } from './when-in-view';
import { youtubePlayer } from './youtube-player';

type Context = EnhanceContext<VideoProps, typeof events>;

/** Settings that the builder prints under other names for its atomic video. */
interface AtomicSettings {
  readonly source?: string | null;
  readonly privacy?: boolean;
  readonly lazyload?: boolean;
  /** On: related videos come from the same channel only. */
  readonly rel?: boolean;
}

/** Activates the builder's `e-youtube`, an empty node (docs/compatibility/page-builder-markup.md#atomic-elements). */
export function activateAtomicVideo({ host, props, signal }: Context): void {
  const settings = settingsOf(host, props.settings);
  // Marked as ours: other new children of the host would start its controller again.
  const box = createBox(host.ownerDocument, BODY_MARK);
  const placeholder = box.appendChild(host.ownerDocument.createElement('div'));
  host.append(box);
  atEnd(signal, () => box.remove());
  const player = youtubePlayer(placeholder, settings, signal);
  if (!player) return;
  const begin = (): void => {
    void player.begin(settings.autoplay && !prefersReducedMotion());
    const { style } = box.firstElementChild as HTMLElement;
    Object.assign(style, { display: 'block', inlineSize: '100%', blockSize: '100%', border: '0' });
  };
  if (settings.lazy_load) whenInView(host, begin, signal);
  else begin();
  markLive(host, signal);
}

function settingsOf(host: HTMLElement, settings: VideoSettings): VideoSettings {
  const atomic: AtomicSettings = Object(JSON.parse(host.dataset.settings || '{}'));
  const { source, privacy = false, lazyload = false, rel = false } = atomic;
  return {
    ...settings,
    youtube_url: source ?? undefined,
    yt_privacy: privacy,
    lazy_load: lazyload,
    rel: !rel,
  };
}
