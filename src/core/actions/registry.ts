/** How an action's settings are checked; a zod schema is one. */
export interface SettingsSchema<T> {
  safeParse(
    data: unknown,
  ): { readonly success: true; readonly data: T } | { readonly success: false };
}

/** Where an action came from. */
export interface ActionSource {
  /** The link, or the element that carries the hash. */
  readonly element?: HTMLElement | undefined;
  /** False where the page was opened with the action's hash, and nobody has clicked. */
  readonly byVisitor: boolean;
}

/** What an action address can run. */
export interface Action<T> {
  readonly settings: SettingsSchema<T>;
  run(settings: T, source: ActionSource): unknown;
}

/** Each with the type of its settings forgotten: its own schema has checked what it gets. */
const actions = new Map<string, Action<unknown>>();

/** Makes an action known by name, in place of an earlier one. */
export function registerAction<T>(name: string, action: Action<T>): void {
  actions.set(name, action as Action<unknown>);
}

/** Unknown names that the console was told of: other scripts may use them, at every click. */
const told = new Set<string>();

/**
 * Runs an action with settings that its schema accepts (an address without settings gives `{}`);
 * otherwise one console warning tells why nothing happens. Never throws.
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
  const checked = action.settings.safeParse(settings);
  if (checked.success) void performed(name, action, checked.data, source);
  else warnOfAction(`action "${name}" does not take these settings`, source.element);
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
  action: Action<unknown>,
  settings: unknown,
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
