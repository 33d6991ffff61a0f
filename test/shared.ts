import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Mocha requires this file and imports the tests if one of them cannot be required; then two copies of it
// run.
const kept = globalThis as { nhTestClosings?: (() => unknown)[] };
kept.nhTestClosings ??= [];
const { nhTestClosings: closings } = kept;

/**
 * A resource that all test files of a process share: created on first use, and again if it has ended;
 * closed at the end.
 */
export function shared<T>(
  make: () => Promise<T>,
  { close, hasEnded = () => false }: { close(thing: T): unknown; hasEnded?(thing: T): boolean },
): () => Promise<T> {
  let made: Promise<T> | undefined;
  closings.push(async () => {
    const thing = await made;
    if (thing !== undefined && !hasEnded(thing)) await close(thing);
  });
  return async () => {
    made ??= make();
    const thing = await made;
    if (!hasEnded(thing)) return thing;
    made = make();
    return made;
  };
}

const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A folder for the tests of this process, removed when it exits. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  folders.push(folder);
  return folder;
}

const { NODE_ENV } = process.env;

/** Hooks of mocha. In parallel workers they run for each file. */
export const mochaHooks = {
  /** Vite sets the variable while it builds; packages that the next file loads must not differ from those of before. */
  afterAll(): void {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  },
};

/**
 * Called by mocha when all test files have run. Parallel workers do not call it: there, shared resources
 * end with the process.
 */
export async function mochaGlobalTeardown(): Promise<void> {
  await closeShared();
}

/** Closes shared resources, the newest first; without mocha, the user calls this at the end. */
export async function closeShared(): Promise<void> {
  for (const close of closings.splice(0).reverse()) await close();
}
