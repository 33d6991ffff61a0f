import { MOST_TEMPLATES } from '../../../../api/libraries/template';
import { sizeOf } from './imported-template';
import type { FileType, FoundTemplate } from './read-files';

/** The maximum size of a batch, in bytes. */
const MOST_BYTES = 4 * 1024 * 1024;

/** Returns the first templates, as many as one request may contain; at least one. */
export function nextBatch(templates: readonly FoundTemplate[]): readonly FoundTemplate[] {
  let bytes = 0;
  const end = templates.findIndex(({ template }, index) => {
    bytes += sizeOf(template);
    return index > 0 && (bytes > MOST_BYTES || index >= MOST_TEMPLATES);
  });
  return end === -1 ? templates : templates.slice(0, end);
}

/** The number of templates by file type. */
export type ImportCounts = Readonly<Record<FileType, number>>;

/** Counts templates by file type. */
export function countsOf(templates: readonly FoundTemplate[]): ImportCounts {
  const zip = templates.filter(({ fileType }) => fileType === 'zip').length;
  return { zip, json: templates.length - zip };
}
