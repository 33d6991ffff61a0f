/** Persistent text storage, if the browser allows it. */
export interface TextStorage {
  /** Returns the text of a key; null if missing or if storage is blocked. */
  read(key: string): string | null;
  /** Stores a text. Returns false if storage is blocked or full. */
  write(key: string, text: string): boolean;
  remove(key: string): void;
}

/** Local storage, shared by all tabs of the site. Never throws, even if blocked. */
export const localTexts: TextStorage = textsIn(() => globalThis.localStorage);

/** Session storage of the tab. Never throws, even if blocked. */
export const sessionTexts: TextStorage = textsIn(() => globalThis.sessionStorage);

// Accessed on each use: if storage is blocked, even reading the property throws a SecurityError.
function textsIn(storage: () => Storage): TextStorage {
  return {
    read: (key) => attempt(() => storage().getItem(key)) ?? null,
    write: (key, text) =>
      attempt(() => {
        storage().setItem(key, text);
        return true;
      }) ?? false,
    remove: (key) => void attempt(() => storage().removeItem(key)),
  };
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
