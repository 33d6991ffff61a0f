import { type ReactNode, useCallback, useRef } from 'react';
import { SLOT_MARK } from '../children';
import { useInstance } from './host-context';

/**
 * Where a body of the policy `slot` wants the children that the server printed.
 *
 * In shadow DOM a real `<slot>`; in light DOM a box without layout that the children move into, those
 * that come later too.
 *
 * @param name default: the children without a `slot` attribute
 */
export function Slot({ name = '' }: { name?: string }): ReactNode {
  const instance = useInstance();
  const giveBack = useRef<() => void>(undefined);
  // React 18 takes no cleanup from a ref; it calls it with null.
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
