/** Marks the object that our bridge puts where the builder's own would be. */
export const BRIDGE_MARK = 'isNhElements';

let isTold = false;

/** Whether the builder's own script runs on the page, which would do all a second time; said once. */
export function isBuilderHere(builder: string): boolean {
  const frontend = Reflect.get(globalThis, `${builder}Frontend`);
  if (!frontend || BRIDGE_MARK in Object(frontend)) return false;
  if (!isTold) {
    console.warn(
      `nh-elements: the builder's own script (${builder}Frontend) runs on this page, so its nodes are left to it. ` +
        'Take that script out of the page, or "adopt" out of #nh-config.',
    );
  }
  isTold = true;
  return true;
}
