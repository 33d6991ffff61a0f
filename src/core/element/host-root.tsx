import { Component, type ComponentType, type ReactNode, useSyncExternalStore } from 'react';
import { type Host, HostContext } from './host-context';
import type { PropStore } from './prop-store';

/** What the drawn tree needs from the element that it belongs to. */
export interface DrawnHost extends Host {
  readonly store: PropStore;
  readonly Body: ComponentType<Readonly<Record<string, unknown>>>;
  bodyFailed(error: unknown): void;
}

const hosts = new WeakMap<Node, DrawnHost>();

/** Says whose body is drawn into `container`. */
export function registerContainer(container: Node, host: DrawnHost): void {
  hosts.set(container, host);
}

/** The root of every body: its element's properties, its context, and the boundary around it. */
export function HostRoot({ container }: { container: Node }): ReactNode {
  const host = hosts.get(container);
  return host ? <BoundBody host={host} /> : null;
}

function BoundBody({ host }: { host: DrawnHost }): ReactNode {
  const props = useSyncExternalStore(host.store.subscribe, host.store.snapshot);
  const slotted = host.childrenPolicy === 'enhance' && host.bodyShadow !== null;
  return (
    <HostContext value={host}>
      {slotted && <slot />}
      <Boundary host={host}>
        <host.Body {...props} />
      </Boundary>
    </HostContext>
  );
}

class Boundary extends Component<{ host: DrawnHost; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.host.bodyFailed(error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
