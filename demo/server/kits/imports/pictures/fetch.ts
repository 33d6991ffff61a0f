import type { IncomingMessage } from 'node:http';
import { transaction } from '../../../../../server/transaction';
import { addMedia, mediaLimit } from '../../../cms/media';
import type { Site } from '../../../site';
import { type DownloadRules, download } from '../../uploads/download';
import type { ImportRecord } from '../records';
import { addressesLeft, type PictureFault, pictureCounts, savePicture } from './records';
import { pictureRules } from './rules';
import { markAdded } from './staged';

/** Pictures that are fetched at the same time. */
const AT_ONCE = 4;

/** A picture that is not stored. */
class PictureError extends Error {
  constructor(readonly fault: PictureFault) {
    super(fault);
  }
}

/**
 * Fetches the pictures of an import, as many as the time of a request allows, at least one. A picture that fails does
 * not stop the import: its address stays in the documents.
 *
 * @returns whether all were tried
 */
export async function fetchPictures(site: Site, record: ImportRecord): Promise<boolean> {
  const { database, limits, kits } = site;
  const end = performance.now() + limits.kitStepTime;
  const rules = pictureRules(kits, record.manifest.site);
  for (;;) {
    const room = roomOf(site, record.id);
    const isFull = room <= 0;
    const addresses = addressesLeft(database, record.id, isFull ? AT_ONCE : room);
    if (addresses.length === 0) return true;
    await Promise.all(
      addresses.map((address) => fetchOne(site, record.id, address, isFull ? undefined : rules)),
    );
    if (performance.now() >= end) return false;
  }
}

/** The number of pictures that may be fetched at once: together, they exceed no limit by more than one picture. */
function roomOf({ database, limits }: Site, id: string): number {
  const { fetched, bytes, time } = pictureCounts(database, id);
  if (time >= limits.kitPicturesTime * AT_ONCE) return 0;
  const room = Math.ceil((limits.kitPictureBytes - bytes) / mediaLimit);
  return Math.min(AT_ONCE, limits.kitPictures - fetched, room);
}

async function fetchOne(
  { database, limits }: Site,
  id: string,
  address: string,
  rules: DownloadRules | undefined,
): Promise<void> {
  const begin = performance.now();
  const time = () => Math.round(performance.now() - begin);
  try {
    if (!rules) throw new PictureError('over-limit');
    const signal = AbortSignal.timeout(limits.kitPictureTime);
    const bytes = await pictureBytes(await download(address, rules, signal));
    transaction(database, () => {
      // The type is read from the bytes: the header is the other server's.
      const added = addMedia(database, bytes);
      if (!added) throw new PictureError('no-picture');
      const { name, isNew } = added;
      savePicture(database, id, address, { name, size: bytes.length, time: time() });
      if (isNew) markAdded(database, id, name);
    });
  } catch (error) {
    const fault = error instanceof PictureError ? error.fault : 'unreachable';
    savePicture(database, id, address, { fault, time: time() });
  }
}

/** The bytes of an answer, up to the limit of the media library. */
async function pictureBytes(answer: IncomingMessage): Promise<Uint8Array> {
  const type = answer.headers['content-type'] ?? '';
  if (type !== '' && !/^(?:image\/|application\/octet-stream)/i.test(type)) {
    answer.destroy();
    throw new PictureError('no-picture');
  }
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of answer as AsyncIterable<Uint8Array>) {
    size += piece.length;
    if (size > mediaLimit) throw new PictureError('too-large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
