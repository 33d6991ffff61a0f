import type { Limits } from '../limits';

/** A submission exceeds a limit of the server; the message names the limit. */
export class TooMuchError extends Error {}

/**
 * Reads the form data of a request. An invalid body has no entries.
 *
 * @throws TooMuchError a limit is exceeded; the rest of the body is not read
 */
export async function postedForm(request: Request, limits: Limits): Promise<FormData> {
  const formData = await boundedForm(request, limits.bodyBytes);
  checkEntries([...formData], limits);
  return withPlainLineBreaks(formData);
}

// Forms are sent with CR LF. Browsers count a line break as one character when they check lengths.
function withPlainLineBreaks(formData: FormData): FormData {
  const plain = new FormData();
  for (const [name, value] of formData) {
    plain.append(name, typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value);
  }
  return plain;
}

async function boundedForm(request: Request, bodyBytes: number): Promise<FormData> {
  const tooMuch = new TooMuchError(`The limit of a form is ${megabytes(bodyBytes)}.`);
  if (Number(request.headers.get('content-length')) > bodyBytes) throw tooMuch;
  let passed = 0;
  const gate = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      passed += chunk.byteLength;
      if (passed > bodyBytes) throw tooMuch;
      controller.enqueue(chunk);
    },
  });
  const headers = { 'Content-Type': request.headers.get('content-type') ?? '' };
  try {
    return await new Response(request.body?.pipeThrough(gate), { headers }).formData();
  } catch {
    if (passed > bodyBytes) throw tooMuch;
    return new FormData();
  }
}

function checkEntries(entries: readonly [string, FormDataEntryValue][], limits: Limits): void {
  const files = entries.flatMap(([, value]) =>
    value instanceof File && value.name ? [value] : [],
  );
  const texts = entries.flatMap(([name, value]) =>
    typeof value === 'string' ? [name, value] : [name],
  );
  const { fields, fieldLength, fileBytes } = limits;
  if (entries.length > fields) throw new TooMuchError(`A form can have up to ${fields} fields.`);
  if (files.length > limits.files)
    throw new TooMuchError(`A form can have up to ${limits.files} files.`);
  if (files.some(({ size }) => size > fileBytes)) {
    throw new TooMuchError(`The limit of a file is ${megabytes(fileBytes)}.`);
  }
  if (texts.some(({ length }) => length > fieldLength)) {
    throw new TooMuchError(`A field can have up to ${fieldLength} characters.`);
  }
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 102.4) / 10} MB`;
}
