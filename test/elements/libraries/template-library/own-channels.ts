/**
 * Gives this test file broadcast channels of its own: the runner's windows hear each other, and other files
 * run at the same time. They are heard at once.
 */
export function ownChannels(): void {
  const open = new Set<Channel>();
  class Channel extends EventTarget {
    constructor(readonly name: string) {
      super();
      open.add(this);
    }

    postMessage(data: unknown): void {
      for (const one of open) {
        if (one !== this && one.name === this.name) {
          one.dispatchEvent(new MessageEvent('message', { data }));
        }
      }
    }

    close(): void {
      open.delete(this);
    }
  }
  Object.defineProperty(window, 'BroadcastChannel', { configurable: true, value: Channel });
}
