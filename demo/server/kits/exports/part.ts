import type { Database } from '../../../../server/database';
import type { KitManifest } from '../../../../src/api/kits/manifest';
import type { Customization } from '../../../../src/api/kits/selection';
import type { Stage } from './staging';

/** The source and the target of a part's export. */
export interface PartExport {
  readonly database: Database;
  readonly customization: Customization;
  /** The origin of absolute URLs. */
  readonly origin: string;
  readonly stage: Stage;
}

/** The result of a part's export. */
export interface ExportedPart {
  readonly manifest: Partial<KitManifest>;
  /** The number of items by section. */
  readonly counts: Readonly<Record<string, number>>;
}
