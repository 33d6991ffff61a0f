import { logInfo } from '../../../core/dom/log';
import { formsConfig } from '../config';
import type { FormParts } from './form-parts';
import { pluginGlobal } from './plugin-global';

/** The events that the plugin's own script handles. */
const PLUGIN_EVENTS = ['submit', 'reset', 'change', 'keyup'];

/**
 * Calls `handle` once for each event of the form.
 *
 * If the form plugin's own script runs on the page too, events are handled in the capture phase and
 * stopped there, so that they are not handled twice. Otherwise the listeners are on the form.
 */
export function listenToForm(
  { node, form }: FormParts,
  around: EventTarget,
  handle: (event: Event) => void,
  signal: AbortSignal,
): void {
  const takeOver = (event: Event): void => {
    if (!isOf(node, event) || !isPluginPresent()) return;
    event.stopImmediatePropagation();
    handle(event);
  };
  for (const type of PLUGIN_EVENTS) {
    around.addEventListener(type, takeOver, { capture: true, signal });
    form.addEventListener(type, handle, { signal });
  }
  for (const type of ['input', 'focusin', 'click']) form.addEventListener(type, handle, { signal });
}

// Uses the composed path: outside a shadow root, `event.target` is the host instead of the form.
function isOf(form: HTMLFormElement, event: Event): boolean {
  return event.composedPath().includes(form);
}

let isAnnounced = false;

function isPluginPresent(): boolean {
  // The server prints the object as plain data; the plugin's script adds functions such as `init` to it.
  const isPresent = typeof pluginGlobal().init === 'function';
  if (isPresent && !isAnnounced) {
    isAnnounced = true;
    const { formPrefix } = formsConfig();
    logInfo(
      `<nh-contact-form>: the page also loads the form plugin's own script (window.${formPrefix}), ` +
        'so this element handles its forms instead. Remove that script to save its download.',
    );
  }
  return isPresent;
}
