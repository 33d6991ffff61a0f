import { previewConfig } from '../config';
import { keepData, keptData } from './kept-data';
import { isAddressed, type PreviewMessage, readMessage } from './message';
import { isAllowedOrigin } from './origins';
import { PagePreview } from './page-preview';
import { nextState, openingState } from './state';
import type { PreviewSettings } from './template-preview.element';
import { type Warn, warnings } from './warnings';

type View = Window & typeof globalThis;

/**
 * Shows on the element's page what the host around it says, until `signal` is aborted.
 *
 * @param settings those in force; asked at each need
 * @param applied told of each message that was
 * @returns shows it again, for when the settings or the site's configuration are others
 */
export function followHost(
  host: HTMLElement,
  view: View,
  settings: () => PreviewSettings,
  applied: (param: PreviewMessage['param']) => void,
  signal: AbortSignal,
): () => void {
  const page = new PagePreview(host.ownerDocument, view, signal);
  const warn = warnings(host);
  let state = openingState(keptData(view.origin));
  const show = (): void => {
    page.show(state.shown, settings().fontService ?? previewConfig().fontService);
  };
  show();
  // What of the page is still to be parsed, such as the logo.
  host.ownerDocument.addEventListener('DOMContentLoaded', show, { signal });
  const hear = (event: MessageEvent): void => {
    const message = messageOf(event, view, settings(), warn);
    if (!message) return;
    // Another tab may have kept something meanwhile.
    state = nextState({ ...state, kept: keptData(view.origin) }, message);
    keepData(state.kept, view.origin);
    show();
    applied(message.param);
  };
  view.addEventListener('message', hear, { signal });
  // Nothing in it is secret, and what was sent before this was not heard.
  view.parent.postMessage({ call: 'starterTemplatePreviewReady' }, '*');
  return show;
}

/** What a message wants; undefined, with a warning, where it may not or cannot be followed. */
function messageOf(
  { data, origin, source }: MessageEvent,
  view: View,
  { previewOrigins }: PreviewSettings,
  warn: Warn,
): PreviewMessage | undefined {
  // Other scripts of a page talk by messages too.
  if (!isAddressed(data) && source !== view.parent) return undefined;
  const allowed = previewOrigins ?? previewConfig().previewOrigins;
  if (!isAllowedOrigin(origin, allowed, view.origin)) {
    warn('origin', origin);
    return undefined;
  }
  const read = readMessage(data);
  if (typeof read === 'string') {
    warn('shape', read);
    return undefined;
  }
  if (read.unusable.length > 0) warn('value', read.unusable.join(', '));
  return read.message;
}
