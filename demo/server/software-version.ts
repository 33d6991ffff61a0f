import { readFileSync } from 'node:fs';

const packageFile = new URL('../../package.json', import.meta.url);

/** The version of the software that runs this site. */
export const softwareVersion: string = (
  JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }
).version;
