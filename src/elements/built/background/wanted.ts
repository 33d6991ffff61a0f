import { safeAddress } from '../../../core/dom/safe-address';
import type { VideoAddress } from '../../../core/media/video';
import { videoAddress } from '../../../core/media/video-address';
import type { ValuesOf } from '../../../core/settings';
import type { backgroundSettings } from './settings';

/** The settings of a background, once read. */
export type BackgroundSettings = ValuesOf<typeof backgroundSettings>;

/** What a film in the background is. */
export interface WantedFilm {
  readonly kind: 'film';
  readonly film: VideoAddress;
  readonly end: number | undefined;
  readonly start: number | undefined;
  readonly isRepeated: boolean;
  readonly isPrivate: boolean;
}

/** What pictures in the background are. */
export interface WantedSlides {
  readonly kind: 'slides';
  /** Whole addresses, at least one. */
  readonly pictures: readonly string[];
  readonly isRepeated: boolean;
  /** Milliseconds. */
  readonly stay: number;
  readonly change: number;
  readonly transition: BackgroundSettings['background_slideshow_slide_transition'];
  readonly zoom: 'in' | 'out' | undefined;
}

/** How the visitor sees the page. */
export interface Situation {
  readonly device: string;
  /** Motion is to be reduced. */
  readonly isStill: boolean;
  /** Data is to be saved. */
  readonly isSparing: boolean;
}

/**
 * The background that settings ask for, as far as the visitor's situation allows: no film where motion
 * or data is to be reduced, and then of the pictures only the first; a film on the device mobile only
 * where it may. Undefined: nothing but the page's own styles.
 */
export function wantedBackground(
  settings: BackgroundSettings,
  situation: Situation,
): WantedFilm | WantedSlides | undefined {
  const { background_background: kind } = settings;
  if (kind === 'slideshow') return wantedSlides(settings, situation);
  return kind === 'video' ? wantedFilm(settings, situation) : undefined;
}

function wantedFilm(
  settings: BackgroundSettings,
  { device, isStill, isSparing }: Situation,
): WantedFilm | undefined {
  const { background_video_link: link = '', background_play_on_mobile: onPhones } = settings;
  if (isStill || isSparing || (device === 'mobile' && !onPhones)) return undefined;
  const address = link.trim();
  const known = videoAddress(address);
  // What is no provider's is a file, whatever its name.
  const url =
    known?.provider === 'youtube' || known?.provider === 'vimeo' ? '' : fileAddress(address);
  const film: VideoAddress | null = url ? { provider: 'hosted', url } : known;
  if (!film || (film.provider === 'hosted' && !url)) return undefined;
  return {
    kind: 'film',
    film,
    start: settings.background_video_start || undefined,
    end: settings.background_video_end || undefined,
    isRepeated: !settings.background_play_once,
    isPrivate: settings.background_privacy_mode,
  };
}

function fileAddress(address: string): string {
  const url = safeAddress(address) ?? '';
  return url.startsWith('http') ? url : '';
}

function wantedSlides(
  settings: BackgroundSettings,
  { isStill, isSparing }: Situation,
): WantedSlides | undefined {
  const all = settings.background_slideshow_gallery.flatMap(({ url }) => safeAddress(url) ?? []);
  if (all.length === 0) return undefined;
  const isMoving = !isStill && !isSparing && all.length > 1;
  return {
    kind: 'slides',
    pictures: isMoving ? all : all.slice(0, 1),
    isRepeated: settings.background_slideshow_loop,
    stay: settings.background_slideshow_slide_duration,
    change: settings.background_slideshow_transition_duration,
    transition: settings.background_slideshow_slide_transition,
    zoom:
      isMoving && settings.background_slideshow_ken_burns
        ? settings.background_slideshow_ken_burns_zoom_direction
        : undefined,
  };
}
