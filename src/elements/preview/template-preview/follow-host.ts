import { previewConfig } from '../config';
import { isAddressed, type PreviewMessage, readMessage } from './message';
import { isAllowedOrigin } from './origins';
import { PagePreview } from './page-preview';
import { saveData, savedData } from './saved-data';
import { nextState, openingState } from './state';
import type { PreviewSettings } from './template-preview.element';
import { type Warn, warnings } from './warnings';

type View = Window & typeof globalThis;

/**
 * Applies the messages of the framing host to the element's page, until `signal` is aborted.
 *
 * @param settings function that returns the current settings
 * @param applied called for each message that was applied
 * @returns a function that applies the preview again after settings or configuration have changed
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
  let state = openingState(savedData(view.origin));
  const show = (): void => {
    page.show(state.shown, settings().fontService ?? previewConfig().fontService);
  };
  show();
  // Parts of the page, such as the logo, may be parsed later.
  host.ownerDocument.addEventListener('DOMContentLoaded', show, { signal });
  const receive = (event: MessageEvent): void => {
    const message = messageOf(event, view, settings(), warn);
    if (!message) return;
    // Another tab may have saved other data.
    state = nextState({ ...state, saved: savedData(view.origin) }, message);
    saveData(state.saved, view.origin);
    show();
    applied(message.param);
  };
  view.addEventListener('message', receive, { signal });
  // Asks any host to send its messages now, since earlier ones were not received. Contains nothing secret.
  view.parent.postMessage({ call: 'starterTemplatePreviewReady' }, '*');
  return show;
}

/** Parses a message; undefined, with a warning, if its origin is not allowed or its shape is unknown. */
function messageOf(
  { data, origin, source }: MessageEvent,
  view: View,
  { previewOrigins }: PreviewSettings,
  warn: Warn,
): PreviewMessage | undefined {
  // Other scripts of the page use messages too.
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
