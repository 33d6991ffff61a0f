import type { Controller, EnhanceContext } from '../../../core/element';
import { LivingVideo } from './living-video';
import { withoutLook } from './look';
import stylesheet from './video.css?inline';
import type { events, VideoProps } from './video.element';

export const styles: string = stylesheet;

/** Brings the builder's video alive (facts, page-builder 5 and page-builder-markup 6). */
export function enhance(
  context: EnhanceContext<VideoProps, typeof events>,
): Controller<VideoProps> {
  let { settings } = context.props;
  let video = new LivingVideo(context, settings);
  return {
    update(props) {
      const before = withoutLook(settings);
      settings = props.settings;
      if (withoutLook(settings) === before) video.follow(settings);
      else {
        video.end();
        video = new LivingVideo(context, settings);
      }
    },
  };
}
