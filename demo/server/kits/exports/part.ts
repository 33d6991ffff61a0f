import type { KitManifest } from '../../../../src/elements/kits/wire/manifest';
import type { Customization } from '../../../../src/elements/kits/wire/selection';
import type { Database } from '../../database';
import type { Stage } from './staging';

/** What a part is exported from and to. */
export interface PartExport {
  readonly database: Database;
  readonly customization: Customization;
  /** What whole addresses begin with. */
  readonly origin: string;
  readonly stage: Stage;
}

/** A part that has been exported. */
export interface ExportedPart {
  readonly manifest: Partial<KitManifest>;
  /** By section's key: how many. */
  readonly counts: Readonly<Record<string, number>>;
}
