/** Resolves in a new task, so that the browser can handle input and render in between. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    // Not a timer: timers of a background tab wait for a second.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
