import { caption } from './caption';
import { shownControls } from './controls';
import { createElement } from './create-element';
import { fullScreenButton } from './full-screen';
import type { LightboxHandle, LightboxRequest, LightboxVideo } from './item';
import { message } from './messages';
import { closeByClickOutside, openSurface } from './surface';
import { styleVideo, videoBox } from './video-box';

/** Opens a single video over the page. The video plays immediately if the visitor opened it. */
export function openVideo(
  item: LightboxVideo,
  { opener, byVisitor = true, controls }: LightboxRequest,
): LightboxHandle {
  const label = item.title || message('lightbox.video');
  const surface = openSurface({ label, kind: 'video', opener });
  const { bar, closeButton, stage, signal, closed, close } = surface;
  bar.prepend(createElement('p', { class: 'nh-lightbox-title' }, item.title ?? ''));
  const fullScreen = shownControls(controls).fullscreen && fullScreenButton(surface);
  if (fullScreen) closeButton.before(fullScreen);
  const box = videoBox(item, { autoplay: byVisitor, signal });
  stage.append(box);
  styleVideo(box, item);
  caption(surface).show({ description: item.description });
  closeByClickOutside(surface);
  return { show() {}, restyle: (look) => styleVideo(box, look), close, closed };
}
