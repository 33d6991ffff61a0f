import type { Limits } from '../limits';

/** A submission that is larger than the server takes; the message says in what. */
export class TooMuchError extends Error {}

/**
 * The form data of a request. A body that cannot be read as a form has no entries.
 *
 * @throws TooMuchError as soon as a limit is passed; the rest of the body is then not read
 */
export async function postedForm(request: Request, limits: Limits): Promise<FormData> {
  const formData = await boundedForm(request, limits.bodyBytes);
  checkEntries([...formData], limits);
  return withPlainLineBreaks(formData);
}

// Forms are sent with CR LF; the browser, which checks lengths too, counts a line break as one.
function withPlainLineBreaks(formData: FormData): FormData {
  const plain = new FormData();
  for (const [name, value] of formData) {
    plain.append(name, typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value);
  }
  return plain;
}

async function boundedForm(request: Request, bodyBytes: number): Promise<FormData> {
  const tooMuch = new TooMuchError(`All together may have ${megabytes(bodyBytes)}.`);
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
  if (entries.length > fields) throw new TooMuchError(`A form may have ${fields} fields.`);
  if (files.length > limits.files) throw new TooMuchError(`A form may have ${limits.files} files.`);
  if (files.some(({ size }) => size > fileBytes)) {
    throw new TooMuchError(`A file may have ${megabytes(fileBytes)}.`);
  }
  if (texts.some(({ length }) => length > fieldLength)) {
    throw new TooMuchError(`A field may have ${fieldLength} characters.`);
  }
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 102.4) / 10} MB`;
}
