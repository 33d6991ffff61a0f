import * as z from 'zod/mini';
import { type NewTemplate, TEMPLATE_SIZE, TITLE_LENGTH } from '../../libraries/wire/template';
import { elementTypes } from '../../wire/files';

/** Why a file’s JSON cannot become a template. */
export type TemplateFault = 'not_json' | 'no_template' | 'long_title' | 'too_large';

/** PHP writes an empty record as a list. */
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

/** What a file has to hold; all else in it is left aside. */
const templateFile = z.object({
  content: z.array(element),
  page_settings: z._default(record, {}),
  title: z._default(z.string(), ''),
  type: z._default(z.string(), ''),
});

/** What a template is for, where its file does not say. */
const UNKNOWN_TYPE = 'page';

/**
 * A template as it is sent, of a file’s JSON.
 *
 * @param json undefined where the file holds none that can be trusted
 * @param name the file’s, whose title it gets where it has none of its own
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

/** Bytes of a template’s JSON. */
export function sizeOf({
  content,
  page_settings,
}: Pick<NewTemplate, 'content' | 'page_settings'>): number {
  return new TextEncoder().encode(JSON.stringify(content) + JSON.stringify(page_settings)).length;
}

/** `header` of `pack/header.json`. */
function baseName(name: string): string {
  const file = name.slice(name.lastIndexOf('/') + 1);
  return file.replace(/\.json$/i, '').trim() || file;
}
