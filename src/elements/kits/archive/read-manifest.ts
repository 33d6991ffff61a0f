import type * as z from 'zod/mini';
import {
  type contentEntry,
  type KitManifest,
  kitManifest,
  MANIFEST_VERSION,
} from '../../../api/kits/manifest';
import { safeJson } from '../../../api/safe-json';
import { nextTask } from '../../../core/dom/next-task';
import { ArchiveError } from './archive-error';
import { fromBuilderManifest, isBuilderManifest } from './builder-manifest';
import type { Pause } from './zip-archive';

/** The name of the file that describes a kit's content. */
export const MANIFEST = 'manifest.json';

/** A validated manifest of a kit. */
export interface ReadManifest {
  readonly manifest: KitManifest;
  /** Written by an older version: missing parts were not exported. */
  readonly isOlder: boolean;
  /** Written by the page builder: its files have the builder's format. */
  readonly isBuilders: boolean;
}

type ContentEntry = z.infer<typeof contentEntry>;

/** Numbers separated by dots, short enough to stay safe integers. */
const VERSION = /^\d{1,6}(?:\.\d{1,6}){0,3}$/;

/** Ids are also names of files, so their characters are limited. */
const ID = /^[\w-]{1,64}$/;

/** Entries that are checked between two pauses. */
const TURN = 500;

/** The maximum length of a title, in characters. */
const LONGEST_TITLE = 1000;

/**
 * Parses and validates `manifest.json`. The page builder's own manifest is translated.
 *
 * @param pause called between the steps, since a kit may list thousands of documents
 * @throws ArchiveError `manifest-invalid`, or `manifest-newer`
 */
export async function readManifest(
  bytes: Uint8Array,
  pause: Pause = nextTask,
): Promise<ReadManifest> {
  const written = safeJson(bytes);
  await pause();
  const isBuilders = isBuilderManifest(written);
  const json = isBuilders ? fromBuilderManifest(written) : written;
  await pause();
  const age = ageOf(versionIn(json));
  if (age === 'newer') throw new ArchiveError('manifest-newer', MANIFEST);
  const { data: manifest } = kitManifest.safeParse(json);
  await pause();
  if (!manifest || !age || !(await isSound(manifest, pause))) {
    throw new ArchiveError('manifest-invalid', MANIFEST);
  }
  const { software: _builders, ...own } = manifest;
  return { manifest: isBuilders ? manifest : own, isOlder: age === 'older', isBuilders };
}

/** Reads the version before the rest, which may have another shape in a newer version. */
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

/** Checks that the schema, which elements and CMS share, does not cover. */
async function isSound(manifest: KitManifest, pause: Pause): Promise<boolean> {
  const { content = {}, 'wp-content': cmsContent = {}, templates = {} } = manifest;
  const types = [...Object.entries(content), ...Object.entries(cmsContent)];
  const groups = [templates, ...types.map(([, group]) => group)];
  const entries = groups.flatMap((group): ContentEntry[] => Object.values(group));
  const ids = [...types.map(([type]) => type), ...groups.flatMap((group) => Object.keys(group))];
  if (!ids.every((id) => ID.test(id)) || !isTitle(manifest.title)) return false;
  if (![manifest.site, manifest.thumbnail].every(isWebAddress)) return false;
  for (const [index, { title, thumbnail, url }] of entries.entries()) {
    if (index % TURN === TURN - 1) await pause();
    if (!isTitle(title) || ![thumbnail, url].every(isWebAddress)) return false;
  }
  return true;
}

const isTitle = (title: string): boolean => title.trim() !== '' && title.length <= LONGEST_TITLE;

// Relative addresses name files of the kit.
function isWebAddress(address: string | undefined): boolean {
  if (!address) return true;
  const base = 'https://kit.invalid';
  return URL.canParse(address, base) && /^https?:$/.test(new URL(address, base).protocol);
}
