import type { Controller, EnhanceContext } from '../../../core/element';
import { followHost } from './follow-host';
import stylesheet from './template-preview.css?inline';
import type { events, TemplatePreviewProps } from './template-preview.element';

export const styles: string = stylesheet;

/** Lets the page follow the framing host; the attribute `data-state` is `active` in a frame, else `idle`. */
export function enhance({
  host,
  props,
  emit,
  signal,
}: EnhanceContext<TemplatePreviewProps, typeof events>):
  | Controller<TemplatePreviewProps>
  | undefined {
  const view = host.ownerDocument.defaultView;
  const isFramed = view !== null && view.parent !== view;
  host.setAttribute('data-state', isFramed ? 'active' : 'idle');
  signal.addEventListener('abort', () => host.removeAttribute('data-state'));
  if (!isFramed) return undefined;
  let { settings } = props;
  const show = followHost(
    host,
    view,
    () => settings,
    (param) => emit('nh-preview-apply', { param }),
    signal,
  );
  return {
    update(now) {
      settings = now.settings;
      show();
    },
  };
}
