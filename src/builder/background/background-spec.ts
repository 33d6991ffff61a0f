import { safeAddress } from '../../core/dom/safe-address';
import type { VideoAddress } from '../../core/media/video';
import { videoAddress } from '../../core/media/video-address';
import type { ValuesOf } from '../../core/settings';
import type { backgroundSettings } from './settings';

/** Parsed settings of a background. */
export type BackgroundSettings = ValuesOf<typeof backgroundSettings>;

/** A video background. */
export interface VideoBackground {
  readonly kind: 'video';
  readonly video: VideoAddress;
  readonly end: number | undefined;
  readonly start: number | undefined;
  readonly loops: boolean;
  readonly privacyMode: boolean;
}

/** A slideshow background. */
export interface SlideshowBackground {
  readonly kind: 'slideshow';
  /** Absolute addresses, at least one. */
  readonly images: readonly string[];
  readonly loops: boolean;
  /** Milliseconds for which an image is shown. */
  readonly duration: number;
  /** Milliseconds. */
  readonly transitionDuration: number;
  readonly transition: BackgroundSettings['background_slideshow_slide_transition'];
  readonly zoom: 'in' | 'out' | undefined;
}

/** Conditions under which the visitor views the page. */
export interface ViewingConditions {
  readonly device: string;
  /** The visitor prefers reduced motion. */
  readonly reducesMotion: boolean;
  /** The visitor saves data. */
  readonly savesData: boolean;
}

/**
 * Returns the background to show, from the settings and the viewing conditions. Undefined: only the page's
 * own styles apply.
 *
 * For visitors who prefer reduced motion or save data, a slideshow shows only its first image, and no video
 * is shown. On mobile, a video is shown only if `background_play_on_mobile` is on.
 */
export function backgroundSpec(
  settings: BackgroundSettings,
  conditions: ViewingConditions,
): VideoBackground | SlideshowBackground | undefined {
  const { background_background: kind } = settings;
  if (kind === 'slideshow') return slideshowSpec(settings, conditions);
  return kind === 'video' ? videoSpec(settings, conditions) : undefined;
}

function videoSpec(
  settings: BackgroundSettings,
  { device, reducesMotion, savesData }: ViewingConditions,
): VideoBackground | undefined {
  const { background_video_link: link = '', background_play_on_mobile: onPhones } = settings;
  if (reducesMotion || savesData || (device === 'mobile' && !onPhones)) return undefined;
  const address = link.trim();
  const known = videoAddress(address);
  // Any address that is not from a provider is treated as a file.
  const url =
    known?.provider === 'youtube' || known?.provider === 'vimeo' ? '' : fileAddress(address);
  const video: VideoAddress | null = url ? { provider: 'hosted', url } : known;
  if (!video || (video.provider === 'hosted' && !url)) return undefined;
  return {
    kind: 'video',
    video,
    start: settings.background_video_start || undefined,
    end: settings.background_video_end || undefined,
    loops: !settings.background_play_once,
    privacyMode: settings.background_privacy_mode,
  };
}

function fileAddress(address: string): string {
  const url = safeAddress(address) ?? '';
  return url.startsWith('http') ? url : '';
}

function slideshowSpec(
  settings: BackgroundSettings,
  { reducesMotion, savesData }: ViewingConditions,
): SlideshowBackground | undefined {
  const all = settings.background_slideshow_gallery.flatMap(({ url }) => safeAddress(url) ?? []);
  if (all.length === 0) return undefined;
  const isMoving = !reducesMotion && !savesData && all.length > 1;
  return {
    kind: 'slideshow',
    images: isMoving ? all : all.slice(0, 1),
    loops: settings.background_slideshow_loop,
    duration: settings.background_slideshow_slide_duration,
    transitionDuration: settings.background_slideshow_transition_duration,
    transition: settings.background_slideshow_slide_transition,
    zoom:
      isMoving && settings.background_slideshow_ken_burns
        ? settings.background_slideshow_ken_burns_zoom_direction
        : undefined,
  };
}
