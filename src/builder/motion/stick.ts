import { pageJQuery } from '../bridges/jquery';
import { builderClass } from '../markup/names';

const EVENTS = ['sticky:stick', 'sticky:unstick'];

/**
 * Calls `changed` when an element starts or stops being sticky, until the signal aborts. Detects the events
 * of the builder's script, native or from jQuery, and the class that the script sets.
 */
export function onStick(target: HTMLElement, changed: () => void, signal: AbortSignal): void {
  for (const type of EVENTS) target.addEventListener(type, changed, { signal });
  const object = pageJQuery()?.(target);
  // Events triggered by jQuery do not reach native listeners.
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
