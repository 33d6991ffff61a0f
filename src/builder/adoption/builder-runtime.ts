/** Property that marks our replacement of the builder's global object. */
export const BRIDGE_MARK = 'isNhElements';

let isReported = false;

/** Whether the builder's own script runs on the page, which would run every behavior twice. Warns once. */
export function isBuilderScriptRunning(builder: string): boolean {
  const frontend = Reflect.get(globalThis, `${builder}Frontend`);
  if (!frontend || BRIDGE_MARK in Object(frontend)) return false;
  // If the file fails to load, the browser's own console message is enough.
  if (!isReported)
    import('./builder-script-warning').then(
      ({ warn }) => warn(builder),
      () => {},
    );
  isReported = true;
  return true;
}
