/** Loads the code of adopted nodes. */
export const nodesCode = (): Promise<typeof import('./adopted-nodes')> => import('./adopted-nodes');

/** Requests the code of the first entrance at once if the page prints a node that is hidden until then. */
export function requestEntrance(builder: string): void {
  if (!document.getElementsByClassName(`${builder}-invisible`)[0]) return;
  // A failure is handled where the code is used.
  void Promise.allSettled([nodesCode(), import('../motion')]);
}
