/**
 * The control that stands where `node` stood before its element drew its body: itself if it still
 * shows, else the one inside the element with the same id or name, else the one in `root` with the
 * same id.
 */
export function successorOf<T extends Element>(
  node: T,
  element: Element,
  root: ParentNode,
): T | undefined {
  if (showsSomething(node)) return node;
  const name = node.getAttribute('name');
  const byId = node.id && `#${CSS.escape(node.id)}`;
  const byName = name && `${node.localName}[name="${CSS.escape(name)}"]`;
  const inside = [element.shadowRoot, element];
  // A name says which control only inside its element: the page's next element may use it too.
  const successor = find<T>(inside, byId) ?? find<T>(inside, byName) ?? find<T>([root], byId);
  // A form that does not show still holds what the visitor wrote.
  return successor ?? (node.localName === 'form' ? node : undefined);
}

/** The submit button of `form` that stands for `submitter`; null submits without one. */
export function submitterOf(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
): HTMLElement | null {
  const { form: owner, id, name, value } = (submitter ?? {}) as Partial<HTMLButtonElement>;
  if (owner === form) return submitter;
  const buttons = [...form.elements].filter((field) => Reflect.get(field, 'type') === 'submit');
  const successor = buttons.find((button) => {
    const other = button as HTMLButtonElement;
    return id ? other.id === id : name && other.name === name && other.value === value;
  });
  return (successor as HTMLElement | undefined) ?? null;
}

/** A form with `display: contents` has no box of its own. */
function showsSomething(node: Element): boolean {
  return [node, ...node.children].some((box) => box.getClientRects().length > 0);
}

function find<T extends Element>(
  places: readonly (ParentNode | null)[],
  selector: string | null,
): T | undefined {
  if (!selector) return undefined;
  const found = places.flatMap((place) => [...(place?.querySelectorAll<T>(selector) ?? [])]);
  return found.find(showsSomething);
}
