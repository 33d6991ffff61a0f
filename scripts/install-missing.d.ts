/** A program and the Debian packages that bring it. */
export interface LackingProgram {
  readonly title: string;
  readonly packages: readonly string[];
}

/** Installs Debian packages of missing programs, where permitted; returns the reason if that fails. */
export function installMissing(lacking: readonly LackingProgram[]): string;
