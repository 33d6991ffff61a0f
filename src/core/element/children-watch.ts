/** Whoever wants to know when the page has changed the children of a host. */
interface ChildrenWatcher {
  readonly host: Node;
  childrenChanged(): void;
}

const watchers = new WeakMap<Node, ChildrenWatcher>();

// One observer serves all hosts.
let observer: MutationObserver | undefined;

/** Has `watcher` told of each change in the list of its host's children. */
export function watchChildren(watcher: ChildrenWatcher): void {
  observer ??= new MutationObserver((records) => {
    for (const target of new Set(records.map((record) => record.target))) {
      watchers.get(target)?.childrenChanged();
    }
  });
  watchers.set(watcher.host, watcher);
  observer.observe(watcher.host, { childList: true });
}
