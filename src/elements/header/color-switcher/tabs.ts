/**
 * Joins the channel `name`, which the tabs of the site share, until `signal` is aborted.
 *
 * @param onChoice called with the choice made in another tab
 * @returns a function that sends the choice of this tab to the others
 */
export function joinTabs(
  view: Window & typeof globalThis,
  name: string,
  onChoice: (isSwitched: boolean) => void,
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
    if (channel) channel.onmessage = ({ data }) => typeof data === 'boolean' && onChoice(data);
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
    // Firefox throws if storage is blocked; the cookie is still read when the tab becomes visible.
    return undefined;
  }
}
