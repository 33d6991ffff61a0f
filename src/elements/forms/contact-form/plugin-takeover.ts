import { formsConfig } from '../config';
import { pluginGlobal } from './api';
import type { FormParts } from './form-parts';

/** What the plugin's own script acts on. */
const TAKEN = ['submit', 'reset', 'change', 'keyup'];

/**
 * Hands the form's events to `handle`, once each.
 *
 * Where the form plugin's own script runs on the page too, the events are taken in the capture phase
 * and stopped, so that it does not act a second time; else they are heard on the form like anybody's.
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
  for (const type of TAKEN) {
    around.addEventListener(type, takeOver, { capture: true, signal });
    form.addEventListener(type, handle, { signal });
  }
  for (const type of ['input', 'focusin', 'click']) form.addEventListener(type, handle, { signal });
}

// Composed: a form in a shadow root is not the target that a listener outside sees.
function isOf(form: HTMLFormElement, event: Event): boolean {
  return event.composedPath().includes(form);
}

let isAnnounced = false;

function isPluginPresent(): boolean {
  // The script puts its functions on the object that the server printed as plain data.
  const isPresent = typeof pluginGlobal().init === 'function';
  if (isPresent && !isAnnounced) {
    isAnnounced = true;
    const { formPrefix } = formsConfig();
    console.info(
      `<nh-contact-form>: the page also loads the form plugin's own script (window.${formPrefix}), ` +
        'so this element takes its forms over. Remove that script to save its download.',
    );
  }
  return isPresent;
}
