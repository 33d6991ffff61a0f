import { type Fields, parseValue, type ValuesOf, warnOfProblems } from '../settings';

/** Where an action came from. */
export interface ActionSource {
  /** The link, or the element that carries the hash. */
  readonly element?: HTMLElement | undefined;
  /** False where the page was opened with the action's hash, and nobody has clicked. */
  readonly byVisitor: boolean;
}

/** What an action address can run. */
export interface Action<S extends Fields = Fields> {
  /**
   * What its settings may hold. Without a usable value of a `required` one it does not run. Absent: it
   * reads them itself, whatever they are.
   */
  readonly settings?: S;
  run(settings: ValuesOf<S>, source: ActionSource): unknown;
}

const actions = new Map<string, Action>();

/** Makes an action known by name, in place of an earlier one. */
export function registerAction<const S extends Fields>(name: string, action: Action<S>): void {
  // Its own declaration reads what it gets.
  actions.set(name, action as unknown as Action);
}

/** Unknown names that the console was told of: other scripts may use them, at every click. */
const told = new Set<string>();

/**
 * Runs an action with its settings as they were read (an address without any gives `{}`): junk costs
 * its own key only, and keys that the action does not declare are another script's. Where nothing can
 * happen, one console warning tells why. Never throws.
 *
 * @returns false if no action of that name is registered
 */
export function runAction(
  name: string,
  settings: unknown = {},
  source: ActionSource = { byVisitor: true },
): boolean {
  const action = actions.get(name);
  if (!action) {
    warnOfUnknown(name, source);
    return false;
  }
  if (!action.settings) {
    void performed(name, action, settings as ValuesOf<Fields>, source);
    return true;
  }
  const fields = { kind: 'group', fields: action.settings, open: true } as const;
  const { value, problems } = parseValue(fields, settings);
  if (value === undefined) {
    const missing = problems.at(-1)?.missing;
    const reason = missing === undefined ? 'no object' : `without a usable "${missing}"`;
    warnOfAction(`action "${name}" does not take these settings (${reason})`, source.element);
    return true;
  }
  warnOfProblems(source.element, `action "${name}": settings`, problems);
  void performed(name, action, value as ValuesOf<Fields>, source);
  return true;
}

function warnOfUnknown(name: string, { element }: ActionSource): void {
  if (told.has(name)) return;
  told.add(name);
  console.warn(
    `nh-elements: action "${name}" is unknown, so nothing of ours runs. Register it by ` +
      "registerAction(), unless it is another script's.",
    ...(element ? [element] : []),
  );
}

async function performed(
  name: string,
  action: Action,
  settings: ValuesOf<Fields>,
  source: ActionSource,
): Promise<void> {
  try {
    await action.run(settings, source);
  } catch (error) {
    warnOfAction(`action "${name}" failed (${(error as Error).message})`, source.element);
  }
}

/** Tells why an action address does nothing. */
export function warnOfAction(reason: string, element: HTMLElement | undefined): void {
  console.warn(
    `nh-elements: ${reason}, so nothing happens. Make action addresses by actionHash(), ` +
      'and register actions by registerAction().',
    ...(element ? [element] : []),
  );
}
