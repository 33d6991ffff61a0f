/** A host that wants to know when the page has changed its children. */
interface WatchedHost extends Node {
  childrenChanged(): void;
}

// One observer serves all elements.
let observer: MutationObserver | undefined;

/** Has `host` told of each change in the list of its children. */
export function watchChildren(host: WatchedHost): void {
  observer ??= new MutationObserver((records) => {
    for (const target of new Set(records.map((record) => record.target as WatchedHost))) {
      target.childrenChanged();
    }
  });
  observer.observe(host, { childList: true });
}
