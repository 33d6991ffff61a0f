/** Marks the object that our bridge puts where the builder's own would be. */
export const BRIDGE_MARK = 'isNhElements';

let isTold = false;

/** Whether the builder's own script runs on the page, which would do all a second time; said once. */
export function isBuilderHere(builder: string): boolean {
  const frontend = Reflect.get(globalThis, `${builder}Frontend`);
  if (!frontend || BRIDGE_MARK in Object(frontend)) return false;
  // The browser's own lines have to do where the file does not come.
  if (!isTold)
    import('./standing-back').then(
      ({ tell }) => tell(builder),
      () => {},
    );
  isTold = true;
  return true;
}
