/**
 * Joins the tabs that agree on `name`, until `signal` is aborted.
 *
 * @param heard told of the choice in another tab
 * @returns tells the other tabs of the choice in this one
 */
export function joinTabs(
  view: Window & typeof globalThis,
  name: string,
  heard: (isSwitched: boolean) => void,
  signal: AbortSignal,
): (isSwitched: boolean) => void {
  let channel: BroadcastChannel | undefined;
  const leave = (): void => {
    channel?.close();
    channel = undefined;
  };
  const join = (): void => {
    leave();
    channel = openChannel(view, name);
    if (channel) channel.onmessage = ({ data }) => typeof data === 'boolean' && heard(data);
  };
  join();
  // An open channel would keep the page out of the back-forward cache.
  view.addEventListener('pagehide', leave, { signal });
  view.addEventListener('pageshow', join, { signal });
  signal.addEventListener('abort', leave);
  return (isSwitched) => channel?.postMessage(isSwitched);
}

function openChannel(view: Window & typeof globalThis, name: string): BroadcastChannel | undefined {
  try {
    return new view.BroadcastChannel(name);
  } catch {
    // Firefox refuses where storage is blocked; the cookie is still read when the tab is seen again.
    return undefined;
  }
}
