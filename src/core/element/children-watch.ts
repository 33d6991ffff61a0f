/** Is notified when the page changes the children of its host. */
interface ChildrenWatcher {
  readonly host: Node;
  childrenChanged(): void;
}

const watchers = new WeakMap<Node, ChildrenWatcher>();

// All hosts share this observer.
let observer: MutationObserver | undefined;

/** Notifies `watcher` of each change of its host's child list. */
export function watchChildren(watcher: ChildrenWatcher): void {
  observer ??= new MutationObserver((records) => {
    for (const target of new Set(records.map((record) => record.target))) {
      watchers.get(target)?.childrenChanged();
    }
  });
  watchers.set(watcher.host, watcher);
  observer.observe(watcher.host, { childList: true });
}
