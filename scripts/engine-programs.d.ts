/** An engine that can be started, or what is missing for it. */
export interface EngineProgram {
  readonly name: 'chromium' | 'firefox' | 'webkit';
  readonly title: string;
  /** The path of the program to start. */
  readonly program?: string;
  /** Why it cannot be started, and what to do. */
  readonly missing?: string;
}

/**
 * Finds the engines' programs, and installs Debian's packages of those that are missing, where it may.
 *
 * @param wanted names of engines; default: all
 */
export function enginePrograms(wanted?: readonly string[]): EngineProgram[];
