import type { ExportRequest } from '../../../../src/api/kits/export';
import { invalidParameters } from '../requests';

const maxLength = { title: 75, description: 300 } as const;

/** The error messages of an invalid request, by parameter. */
type Problems = Readonly<Record<string, string>>;

/** The request with trimmed texts. @throws Refusal a text is missing or too long, or no part is selected */
export function checkedExport(request: ExportRequest): ExportRequest {
  const { title, description } = request;
  const trimmed = { ...request, title: title.trim(), description: description.trim() };
  const problems = problemsIn(trimmed);
  if (Object.keys(problems).length > 0) throw invalidParameters(problems);
  return trimmed;
}

function problemsIn({ title, description, includes }: ExportRequest): Problems {
  return {
    ...(title === '' && { title: 'A kit needs a name.' }),
    ...(length(title) > maxLength.title && {
      title: `The name has more than ${maxLength.title} characters.`,
    }),
    ...(length(description) > maxLength.description && {
      description: `The description has more than ${maxLength.description} characters.`,
    }),
    ...(includes.length === 0 && { includes: 'A kit needs at least one part.' }),
  };
}

const length = (text: string): number => [...text].length;
