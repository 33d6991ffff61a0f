import { logError } from '../../../core/dom/log';
import type { Controller, EnhanceContext } from '../../../core/element';
import { ActiveVideo } from './active-video';
import { withoutLook } from './look';
import stylesheet from './video.css?inline';
import type { events, VideoProps } from './video.element';

export const styles: string = stylesheet;

/**
 * Activates the builder's video (docs/compatibility/page-builder.md#videos and
 * docs/compatibility/page-builder-markup.md#media).
 */
export function enhance(
  context: EnhanceContext<VideoProps, typeof events>,
): Controller<VideoProps> {
  if (context.host.dataset.eType === 'e-youtube') {
    void activateAtomic(context);
    return {};
  }
  let { settings } = context.props;
  let video = new ActiveVideo(context, settings);
  return {
    update(props) {
      const before = withoutLook(settings);
      settings = props.settings;
      if (withoutLook(settings) === before) video.follow(settings);
      else {
        video.end();
        video = new ActiveVideo(context, settings);
      }
    },
  };
}

/** Activates the atomic video of version 4, whose code few pages need. */
async function activateAtomic(context: EnhanceContext<VideoProps, typeof events>): Promise<void> {
  try {
    const { activateAtomicVideo } = await import('./atomic-video');
    if (!context.signal.aborted) activateAtomicVideo(context);
  } catch (error) {
    logError(
      '<nh-video>: its code could not be loaded, so the video is missing. ' +
        'Check the network, and that the whole library folder is published.',
      context.host,
      error,
    );
  }
}
