/**
 * Gives this test file a local storage of its own: the runner's windows share the browser's, and other
 * files run at the same time.
 */
export function ownStorage(): void {
  const texts = new Map<string, string>();
  const storage: Storage = {
    get length() {
      return texts.size;
    },
    clear: () => texts.clear(),
    getItem: (key) => texts.get(key) ?? null,
    key: (at) => [...texts.keys()][at] ?? null,
    removeItem: (key) => void texts.delete(key),
    setItem: (key, text) => void texts.set(key, text),
  };
  Object.defineProperty(window, 'localStorage', { configurable: true, value: storage });
}
