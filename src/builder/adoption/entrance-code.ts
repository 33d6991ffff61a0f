/** Loads the code of adopted nodes. */
export const nodesCode = (): Promise<typeof import('./adopted-nodes')> => import('./adopted-nodes');

/** Whether the page prints a node that is hidden until its entrance. */
export const hasEntrance = (builder: string): boolean =>
  document.getElementsByClassName(`${builder}-invisible`).length > 0;

/** Requests the code of the first entrance at once. A failure is handled where the code is used. */
export function requestEntrance(): void {
  void Promise.allSettled([nodesCode(), import('../motion')]);
}
