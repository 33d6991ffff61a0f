import { pageJQuery } from '../bridges/jquery';
import { builderClass } from '../markup/names';

const EVENTS = ['sticky:stick', 'sticky:unstick'];

/**
 * Calls `changed` when an element begins to stick to an edge of the window, or ends to, until the signal
 * ends: by the events of the builder's script, on the element itself or by jQuery alone, and by the class
 * that it writes.
 */
export function onStick(target: HTMLElement, changed: () => void, signal: AbortSignal): void {
  for (const type of EVENTS) target.addEventListener(type, changed, { signal });
  const object = pageJQuery()?.(target);
  // jQuery does not tell native listeners of what it triggers.
  object?.on(EVENTS.join(' '), changed);
  const active = builderClass('sticky--active');
  let isActive = target.classList.contains(active);
  const observer = new MutationObserver(() => {
    if (target.classList.contains(active) === isActive) return;
    isActive = !isActive;
    changed();
  });
  observer.observe(target, { attributeFilter: ['class'] });
  const stop = (): void => {
    object?.off(EVENTS.join(' '), changed);
    observer.disconnect();
  };
  signal.addEventListener('abort', stop, { once: true });
}
