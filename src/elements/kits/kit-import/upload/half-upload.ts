import { localTexts } from '../../../../builder/runtime/storage/storage';
import { restAddress } from '../../../../core/config';
import { jsonText } from '../../../../core/state/json-text';

/** An unfinished upload, which can resume after a reload. */
export interface HalfUpload {
  /** The id of the upload on the server. */
  readonly upload: string;
  readonly name: string;
  readonly size: number;
  readonly fingerprint: string;
}

/** The storage key; differs between sites on the same origin. */
const key = (): string => `nhKitUpload ${restAddress('nh/v1/kits')}`;

/** The unfinished upload that this browser has started last; undefined without one. */
export function savedUpload(): HalfUpload | undefined {
  try {
    const saved: unknown = JSON.parse(localTexts.read(key()) ?? 'null');
    return isHalfUpload(saved) ? saved : undefined;
  } catch {
    return undefined;
  }
}

/** Saves an unfinished upload, or removes the saved one. */
export function saveUpload(upload: HalfUpload | undefined): void {
  if (upload) localTexts.write(key(), jsonText(upload));
  else localTexts.remove(key());
}

function isHalfUpload(value: unknown): value is HalfUpload {
  const { upload, name, size, fingerprint } = Object(value) as Record<string, unknown>;
  return [upload, name, fingerprint].every((text) => typeof text === 'string') && Number(size) >= 0;
}
