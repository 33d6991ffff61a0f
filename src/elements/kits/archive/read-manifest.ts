import type * as z from 'zod/mini';
import {
  type contentEntry,
  type KitManifest,
  kitManifest,
  MANIFEST_VERSION,
} from '../wire/manifest';
import { ArchiveError } from './archive-error';
import { safeJson } from './safe-json';

/** The name of the file in each kit that says what is in it. */
export const MANIFEST = 'manifest.json';

/** The manifest of a kit, checked. */
export interface ReadManifest {
  readonly manifest: KitManifest;
  /** An older version wrote it: what it lacks was not exported. */
  readonly isOlder: boolean;
}

type ContentEntry = z.infer<typeof contentEntry>;

/** Numbers between dots, not so long that they stop being whole. */
const VERSION = /^\d{1,6}(?:\.\d{1,6}){0,3}$/;

/** Ids name the files of documents. */
const ID = /^[\w-]{1,64}$/;

/** Nothing that is shown is longer. */
const LONGEST_TITLE = 1000;

/**
 * Reads `manifest.json`.
 *
 * @throws ArchiveError `manifest-invalid`, or `manifest-newer`
 */
export function readManifest(bytes: Uint8Array): ReadManifest {
  const json = safeJson(bytes);
  const age = ageOf(versionIn(json));
  if (age === 'newer') throw new ArchiveError('manifest-newer', MANIFEST);
  const { data: manifest } = kitManifest.safeParse(json);
  if (!manifest || !age || !isSound(manifest)) {
    throw new ArchiveError('manifest-invalid', MANIFEST);
  }
  return { manifest, isOlder: age === 'older' };
}

/** Before the rest is read, which a newer version may have in another shape. */
function versionIn(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || !('manifest_version' in json)) return '0';
  return json.manifest_version;
}

function ageOf(version: unknown): 'older' | 'newer' | 'same' | undefined {
  if (typeof version !== 'string' || !VERSION.test(version)) return undefined;
  const [theirs, ours] = [version, MANIFEST_VERSION].map((one) => one.split('.').map(Number));
  for (const index of [0, 1, 2, 3]) {
    const step = (theirs?.[index] ?? 0) - (ours?.[index] ?? 0);
    if (step !== 0) return step > 0 ? 'newer' : 'older';
  }
  return 'same';
}

/** What the schema, which elements and CMS share, leaves open. */
function isSound(manifest: KitManifest): boolean {
  const { content = {}, 'wp-content': cmsContent = {}, templates = {} } = manifest;
  const types = [...Object.entries(content), ...Object.entries(cmsContent)];
  const groups = [templates, ...types.map(([, group]) => group)];
  const entries = groups.flatMap((group): ContentEntry[] => Object.values(group));
  const ids = [...types.map(([type]) => type), ...groups.flatMap((group) => Object.keys(group))];
  const titles = [manifest.title, ...entries.map(({ title }) => title)];
  const addresses = entries.flatMap(({ thumbnail, url }) => [thumbnail, url]);
  return (
    ids.every((id) => ID.test(id)) &&
    titles.every((title) => title.trim() !== '' && title.length <= LONGEST_TITLE) &&
    [manifest.site, manifest.thumbnail, ...addresses].every(isWebAddress)
  );
}

// Relative ones are files of the kit.
function isWebAddress(address: string | undefined): boolean {
  if (!address) return true;
  const base = 'https://kit.invalid';
  return URL.canParse(address, base) && /^https?:$/.test(new URL(address, base).protocol);
}
