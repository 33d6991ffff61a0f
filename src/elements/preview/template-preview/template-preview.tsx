import { type ReactNode, useLayoutEffect } from 'react';
import { useEmit, useHost } from '../../../core/element/react';
import { followHost } from './follow-host';
import stylesheet from './template-preview.css?inline';
import type { events, TemplatePreviewProps } from './template-preview.element';

export const styles: string = stylesheet;

/** Draws nothing to see: what it changes is the page around it. */
export default function TemplatePreview({ settings }: TemplatePreviewProps): ReactNode {
  const host = useHost();
  const emit = useEmit<typeof events>();
  const view = host.ownerDocument.defaultView;
  const isActive = view !== null && view.parent !== view;
  useLayoutEffect(() => {
    if (!isActive) return undefined;
    const life = new AbortController();
    followHost(host, view, settings, (param) => emit('nh-preview-apply', { param }), life.signal);
    return () => life.abort();
  }, [host, view, isActive, settings, emit]);
  return <span part="state" hidden data-state={isActive ? 'active' : 'idle'} />;
}
