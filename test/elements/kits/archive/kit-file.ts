import { type ZipEnd, type ZipEntry, zipFile } from './zip-file';

/** A valid manifest with the changes of a test. */
export function manifestOf(changes: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({
    name: 'bindery',
    title: 'Bindery',
    manifest_version: '3.0',
    created: '2026-03-01T09:30:00Z',
    ...changes,
  });
}

/** The entry `manifest.json`. */
export function manifestEntry(changes?: Readonly<Record<string, unknown>>): ZipEntry {
  return { name: 'manifest.json', content: manifestOf(changes) };
}

/** A kit with these entries beside its manifest. */
export function kitWith(entries: readonly ZipEntry[], end?: ZipEnd): Uint8Array<ArrayBuffer> {
  return zipFile([manifestEntry(), ...entries], end);
}

/** A small kit in which all is well. */
export function soundKit(): Uint8Array<ArrayBuffer> {
  return kitWith([
    { name: 'templates/' },
    { name: 'templates/main-header.json', content: '{"title":"Main header"}' },
    { name: 'thumbnails/about.png', content: new Uint8Array(2000).fill(7), stored: true },
  ]);
}
