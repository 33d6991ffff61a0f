import { type RefObject, useRef } from 'react';
import { useBrowserLayoutEffect } from './layout-effect';

type Handlers = ReadonlyMap<string, string>;

/** The event of each handler: `nh-form-mailsent` of `onFormMailsent`. */
export function handlersOf(events: readonly string[]): Handlers {
  return new Map(['nh-error', ...events].map((type) => [handlerName(type), type]));
}

function handlerName(type: string): string {
  const words = type.slice('nh-'.length).split('-');
  return `on${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`;
}

/** Calls the newest handlers of an element's events; React 18 listens to none of a name of ours. */
export function useHandlers(
  host: RefObject<HTMLElement | null>,
  handlers: Handlers,
  given: Readonly<Record<string, unknown>>,
): void {
  const latest = useRef(given);
  useBrowserLayoutEffect(() => {
    latest.current = given;
  });
  useBrowserLayoutEffect(() => {
    const listening = new AbortController();
    for (const [name, type] of handlers) {
      const listener = (event: Event): void => {
        const handler = latest.current[name];
        if (typeof handler === 'function') handler(event);
      };
      host.current?.addEventListener(type, listener, { signal: listening.signal });
    }
    return () => listening.abort();
  }, [host, handlers]);
}
