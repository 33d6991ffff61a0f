import { type RefObject, useRef } from 'react';
import { useBrowserLayoutEffect } from './layout-effect';

type Props = Readonly<Record<string, unknown>>;

/** Sets the properties that no attribute has; an element that is defined later takes them over. */
export function useProperties(
  host: RefObject<HTMLElement | null>,
  names: readonly string[],
  given: Props,
): void {
  const set = useRef<Props>({});
  useBrowserLayoutEffect(() => {
    for (const name of names) {
      if (host.current && given[name] !== set.current[name]) {
        Reflect.set(host.current, name, given[name]);
      }
    }
    set.current = given;
  });
}
