import { restAddress } from '../../../../core/config';
import { localTexts } from '../../../../core/storage/storage';

/** An upload that was begun, for whoever comes back to it after a reload. */
export interface HalfUpload {
  /** The server's name for it. */
  readonly upload: string;
  readonly name: string;
  readonly size: number;
  readonly fingerprint: string;
}

/** Apart from those of another site on the same origin. */
const key = (): string => `nhKitUpload ${restAddress('nh/v1/kits')}`;

/** The note of the upload that this browser has begun last; undefined without one. */
export function keptUpload(): HalfUpload | undefined {
  try {
    const kept: unknown = JSON.parse(localTexts.read(key()) ?? 'null');
    return isHalfUpload(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps such a note, or drops it. */
export function keepUpload(upload: HalfUpload | undefined): void {
  if (upload) localTexts.write(key(), JSON.stringify(upload));
  else localTexts.remove(key());
}

function isHalfUpload(value: unknown): value is HalfUpload {
  const { upload, name, size, fingerprint } = Object(value) as Record<string, unknown>;
  return [upload, name, fingerprint].every((text) => typeof text === 'string') && Number(size) >= 0;
}
