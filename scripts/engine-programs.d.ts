/** A browser engine that can be started, or the reason why it cannot. */
export interface EngineProgram {
  readonly name: 'chromium' | 'firefox' | 'webkit';
  readonly title: string;
  /** The path of the program to start. */
  readonly program?: string;
  /** The missing requirement, and the remedy. */
  readonly missing?: string;
}

/**
 * Finds the engines' programs, and installs missing Debian packages where permitted.
 *
 * @param wanted names of engines; default: all
 */
export function enginePrograms(wanted?: readonly string[]): EngineProgram[];
