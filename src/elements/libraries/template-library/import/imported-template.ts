import * as z from 'zod/mini';
import { type NewTemplate, TEMPLATE_SIZE, TITLE_LENGTH } from '../../../../api/libraries/template';
import { jsonText } from '../../../../core/state/json-text';
import { elementTypes } from '../../../../page/element';

/** Why the JSON of a file is not a valid template. */
export type TemplateFault = 'not_json' | 'no_template' | 'long_title' | 'too_large';

/** An object. PHP serializes an empty one as `[]`. */
const record = z.union([
  z.record(z.string(), z.unknown()),
  z.pipe(
    z.tuple([]),
    z.transform((): Record<string, unknown> => ({})),
  ),
]);

const element = z.object({
  id: z.string(),
  elType: z.enum(elementTypes),
  isInner: z.optional(z.boolean()),
  widgetType: z.optional(z.string()),
  settings: record,
  get elements() {
    return z.array(element);
  },
});

/** The content of a template file. Other properties are ignored. */
const templateFile = z.object({
  content: z.array(element),
  page_settings: z._default(record, {}),
  title: z._default(z.string(), ''),
  type: z._default(z.string(), ''),
});

/** The type of templates whose file has none. */
const UNKNOWN_TYPE = 'page';

/**
 * Converts the JSON of a file into a template.
 *
 * @param json undefined if the file contains no valid JSON
 * @param name the name of the file, which becomes the title of a template without one
 */
export function importedTemplate(json: unknown, name: string): NewTemplate | TemplateFault {
  if (json === undefined) return 'not_json';
  const { data } = z.safeParse(templateFile, json);
  if (!data) return 'no_template';
  const { content, page_settings } = data;
  const title = data.title.trim() || baseName(name);
  if ([...title].length > TITLE_LENGTH) return 'long_title';
  const template = { title, type: data.type || UNKNOWN_TYPE, content, page_settings };
  return sizeOf(template) > TEMPLATE_SIZE ? 'too_large' : template;
}

/** Returns the size of a template as JSON, in bytes. */
export function sizeOf({
  content,
  page_settings,
}: Pick<NewTemplate, 'content' | 'page_settings'>): number {
  return new TextEncoder().encode(jsonText(content) + jsonText(page_settings)).length;
}

/** Returns the name without folder and extension: `header` for `pack/header.json`. */
function baseName(name: string): string {
  const file = name.slice(name.lastIndexOf('/') + 1);
  return file.replace(/\.json$/i, '').trim() || file;
}
