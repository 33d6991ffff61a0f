import { ArchiveError } from './archive-error';
import type { ByteSource } from './byte-source';
import { MANIFEST, type ReadManifest, readManifest } from './read-manifest';
import {
  type ArchiveOptions,
  type CheckedFiles,
  checkedFiles,
  contentsOf,
  LONGEST_JSON,
  ZipArchive,
} from './zip-archive';

/** A kit's archive with a valid directory and manifest. */
export class KitArchive extends ZipArchive implements ReadManifest {
  readonly manifest: ReadManifest['manifest'];
  readonly isOlder: boolean;
  readonly isBuilders: boolean;

  private constructor(checked: CheckedFiles, { manifest, isOlder, isBuilders }: ReadManifest) {
    super(checked);
    this.manifest = manifest;
    this.isOlder = isOlder;
    this.isBuilders = isBuilders;
  }

  /**
   * Opens a kit; its contents are read on demand.
   *
   * @throws ArchiveError if the kit is rejected
   */
  static override async open(source: ByteSource, options?: ArchiveOptions): Promise<KitArchive> {
    const checked = await checkedFiles(source, options);
    const file = checked.files.get(MANIFEST);
    if (!file) throw new ArchiveError('manifest-missing');
    if (file.size > LONGEST_JSON) {
      throw new ArchiveError('manifest-invalid', MANIFEST);
    }
    const bytes = await contentsOf(source, file, checked.signal);
    return new KitArchive(checked, await readManifest(bytes, options?.pause));
  }
}
