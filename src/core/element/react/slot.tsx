import { type ReactNode, useCallback, useRef } from 'react';
import { SLOT_MARK } from '../children';
import { useInstance } from './host-context';

/**
 * Marks where a body with the policy `slot` shows the children that the server printed.
 *
 * In shadow DOM, a real `<slot>`; in light DOM, a box without layout that the children are moved into,
 * including children that are added later.
 *
 * @param name default: the children without a `slot` attribute
 */
export function Slot({ name = '' }: { name?: string }): ReactNode {
  const instance = useInstance();
  const giveBack = useRef<() => void>(undefined);
  // React 18 ignores a cleanup function returned by a ref; it calls the ref with null.
  const fill = useCallback(
    (box: HTMLElement | null) => {
      giveBack.current?.();
      giveBack.current = box ? instance.fillSlot(box, name) : undefined;
    },
    [instance, name],
  );
  if (instance.bodyShadow) return <slot name={name || undefined} />;
  return <div {...{ [SLOT_MARK]: name }} style={{ display: 'contents' }} ref={fill} />;
}
