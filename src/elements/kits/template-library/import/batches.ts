import { MOST_TEMPLATES } from '../../libraries/wire/template';
import { sizeOf } from './imported-template';
import type { FileType, FoundTemplate } from './read-files';

/** Bytes of one call, which keeps all of them or none. */
const MOST_BYTES = 4 * 1024 * 1024;

/** The first of the templates, as many as one call takes: at least one. */
export function nextBatch(templates: readonly FoundTemplate[]): readonly FoundTemplate[] {
  let bytes = 0;
  const end = templates.findIndex(({ template }, index) => {
    bytes += sizeOf(template);
    return index > 0 && (bytes > MOST_BYTES || index >= MOST_TEMPLATES);
  });
  return end === -1 ? templates : templates.slice(0, end);
}

/** How many templates came in which type of file. */
export type ImportCounts = Readonly<Record<FileType, number>>;

/** Counts templates by what they came in. */
export function countsOf(templates: readonly FoundTemplate[]): ImportCounts {
  const zip = templates.filter(({ fileType }) => fileType === 'zip').length;
  return { zip, json: templates.length - zip };
}
