/**
 * Returns the control that replaced `node` when its element was rendered: `node` itself if still visible,
 * else the control inside the element with the same id or name, else the control in `root` with the same id.
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
  // Names are unique only within an element.
  const successor = find<T>(inside, byId) ?? find<T>(inside, byName) ?? find<T>([root], byId);
  // A hidden form still contains the input of the visitor.
  return successor ?? (node.localName === 'form' ? node : undefined);
}

/** Returns the submit button of `form` that replaced `submitter`; null submits without a button. */
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

/** Whether a node or one of its children has a box. A form with `display: contents` has none itself. */
function showsSomething(node: Element): boolean {
  return [node, ...node.children].some((box) => box.getClientRects().length > 0);
}

function find<T extends Element>(
  roots: readonly (ParentNode | null)[],
  selector: string | null,
): T | undefined {
  if (!selector) return undefined;
  const matches = roots.flatMap((root) => [...(root?.querySelectorAll<T>(selector) ?? [])]);
  return matches.find(showsSomething);
}
