/** Text by key that outlives the page, where the browser allows it. */
export interface TextStorage {
  /** The text under a key; null where there is none, or no storage. */
  read(key: string): string | null;
  /** Keeps a text; false where the storage is blocked or full. */
  write(key: string, text: string): boolean;
  remove(key: string): void;
}

/** The visitor's local storage: all tabs of the site share it. Silent where it is blocked. */
export const localTexts: TextStorage = textsIn(() => globalThis.localStorage);

/** The tab's own storage. Silent where it is blocked. */
export const sessionTexts: TextStorage = textsIn(() => globalThis.sessionStorage);

// Asked for at each use: with storage blocked, even naming it throws (SecurityError).
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
