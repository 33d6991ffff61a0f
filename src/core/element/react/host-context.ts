import { createContext, useCallback, useContext } from 'react';
import type { Emit, EventContracts } from '../contract';
import type { Instance } from '../instance';

/** The instance whose body is drawn. */
export const InstanceContext = createContext<Instance | null>(null);

/**
 * Returns the live instance whose body this is: its policy, its shadow root, its builder's node.
 */
export function useInstance(): Instance {
  const instance = useContext(InstanceContext);
  if (!instance) {
    throw new Error(
      'useInstance() and useHost() work only inside an nh- element. Render this component in a body.',
    );
  }
  return instance;
}

/** Returns the element whose body this is. */
export function useHost(): HTMLElement {
  return useInstance().host;
}

/** Returns the function with which a body dispatches its element's events. */
export function useEmit<E extends EventContracts>(): Emit<E> {
  const instance = useInstance();
  return useCallback((name, detail, from) => instance.emit(name, detail, from), [instance]);
}
