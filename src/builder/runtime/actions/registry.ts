import { logWarning } from '../../../core/dom/log';
import { type Fields, parseValue, type ValuesOf, warnOfProblems } from '../../../core/settings';
import { requireType } from '../arguments/checks';

/** The origin of an action call. */
export interface ActionSource {
  /** The clicked link, or the element that carries the hash. */
  readonly element?: HTMLElement | undefined;
  /** False if the action comes from the hash of the page's address instead of a click. */
  readonly byVisitor: boolean;
}

/** An action that an action address can run. */
export interface Action<S extends Fields = Fields> {
  /**
   * Declaration of the action's settings. The action does not run if a `required` setting is missing or
   * invalid. Absent: the action receives the settings unchecked.
   */
  readonly settings?: S;
  run(settings: ValuesOf<S>, source: ActionSource): unknown;
}

const actions = new Map<string, Action>();

/**
 * Registers an action under a name, replacing an earlier one.
 *
 * @throws TypeError if an argument is missing or has the wrong type
 */
export function registerAction<const S extends Fields>(name: string, action: Action<S>): void {
  requireType({ name }, 'name', 'string');
  requireType(action, 'run', 'function');
  // The declaration parses the settings, so the types match.
  actions.set(name, action as unknown as Action);
}

/** Unregistered names that were reported. Reported once, because another script may handle each click. */
const reported = new Set<string>();

/**
 * Runs an action with its parsed settings; default: `{}`. An invalid value affects only its own key;
 * undeclared keys are ignored. If the action cannot run, one console warning gives the reason. Never throws.
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
    void perform(name, action, settings as ValuesOf<Fields>, source);
    return true;
  }
  const fields = { kind: 'group', fields: action.settings, open: true } as const;
  const { value, problems } = parseValue(fields, settings);
  if (value === undefined) {
    const missing = problems.at(-1)?.missing;
    const reason = missing === undefined ? 'no object' : `"${missing}" is missing or invalid`;
    warnOfAction(`action "${name}" cannot use these settings (${reason})`, source.element);
    return true;
  }
  warnOfProblems(source.element, `action "${name}": settings`, problems);
  void perform(name, action, value as ValuesOf<Fields>, source);
  return true;
}

function warnOfUnknown(name: string, { element }: ActionSource): void {
  if (reported.has(name)) return;
  reported.add(name);
  logWarning(
    `nh-elements: action "${String(name)}" is not registered, so nh-elements runs nothing. ` +
      'Register it with registerAction(), unless another script handles it.',
    ...(element ? [element] : []),
  );
}

async function perform(
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

/** Warns that an action address does nothing, with the reason. */
export function warnOfAction(reason: string, element: HTMLElement | undefined): void {
  logWarning(
    `nh-elements: ${reason}, so nothing happens. Create action addresses with actionHash(), ` +
      'and register actions with registerAction().',
    ...(element ? [element] : []),
  );
}
