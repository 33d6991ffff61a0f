import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Mocha requires this file and imports the tests, where one of them cannot be required: two of it run then.
const kept = globalThis as { nhTestClosings?: (() => unknown)[] };
kept.nhTestClosings ??= [];
const { nhTestClosings: closings } = kept;

/**
 * What all test files of a process share: made when the first of them asks for it, and anew when it has
 * ended by itself; closed at the end.
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

/**
 * Called by mocha when all test files have run. Its parallel workers do not call it: there, what is
 * shared ends with the process.
 */
export async function mochaGlobalTeardown(): Promise<void> {
  await closeShared();
}

/** Closes what is shared, the newest first; without mocha, whoever uses it calls this at the end. */
export async function closeShared(): Promise<void> {
  for (const close of closings.splice(0).reverse()) await close();
}
