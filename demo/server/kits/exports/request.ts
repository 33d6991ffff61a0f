import * as z from 'zod/mini';
import { type ExportRequest, exportRequest } from '../../../../src/elements/kits/wire/export';

/** What is wrong with a call's parameters, by their names. */
export type Problems = Readonly<Record<string, string>>;

const lengthiest = { title: 75, description: 300 } as const;

/** Reads what is asked for, or why it cannot be done. */
export function readExportRequest(
  body: unknown,
): { readonly request: ExportRequest } | { readonly problems: Problems } {
  const { success, data, error } = z.safeParse(exportRequest, body);
  if (!success) {
    return {
      problems: Object.fromEntries(
        error.issues.map(({ path, message }) => [String(path[0] ?? 'body'), message]),
      ),
    };
  }
  const request = { ...data, title: data.title.trim(), description: data.description.trim() };
  const problems = problemsIn(request);
  return Object.keys(problems).length > 0 ? { problems } : { request };
}

function problemsIn({ title, description, includes }: ExportRequest): Problems {
  return {
    ...(title === '' && { title: 'A kit needs a name.' }),
    ...(length(title) > lengthiest.title && {
      title: `The name has more than ${lengthiest.title} characters.`,
    }),
    ...(length(description) > lengthiest.description && {
      description: `The description has more than ${lengthiest.description} characters.`,
    }),
    ...(includes.length === 0 && { includes: 'A kit needs at least one part.' }),
  };
}

const length = (text: string): number => [...text].length;
