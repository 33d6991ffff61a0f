import { Component, type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import type { Instance } from '../instance';
import { InstanceContext } from './host-context';

/** The body that is rendered into one container, with its instance. */
export interface Drawn {
  readonly instance: Instance;
  readonly Body: ComponentType<Readonly<Record<string, unknown>>>;
}

const drawings = new WeakMap<Node, Drawn>();

/** Registers the body to render into `container`. */
export function registerContainer(container: Node, drawn: Drawn): void {
  drawings.set(container, drawn);
}

/**
 * The root component of every body: its element's properties, its context, and an error boundary.
 */
export function HostRoot({ container }: { container: Node }): ReactNode {
  const drawn = drawings.get(container);
  return drawn ? <BoundBody {...drawn} /> : null;
}

function BoundBody({ instance, Body }: Drawn): ReactNode {
  const { store, childrenPolicy, bodyShadow } = instance;
  const props = useSyncExternalStore(store.subscribe, store.snapshot);
  return (
    <InstanceContext.Provider value={instance}>
      {childrenPolicy === 'enhance' && bodyShadow && <slot />}
      <Boundary instance={instance}>
        <Body {...props} />
      </Boundary>
    </InstanceContext.Provider>
  );
}

class Boundary extends Component<
  { instance: Instance; children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.instance.drawingFailed(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
