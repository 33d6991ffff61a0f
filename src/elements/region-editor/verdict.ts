/** Why a change has not been saved. */
export interface Reason {
  readonly code: 'offline' | 'timeout' | 'refused' | 'unreadable' | 'error' | 'conflict';
  /** What the server says about it, its status, or what somebody else has saved. */
  readonly detail?: string | undefined;
  /** True where the server has certainly not saved it. */
  readonly isRefused: boolean;
}

/** Reads an answer of the CMS: undefined when it has saved, else the reason why not. */
export function verdict(status: number, text: string): Reason | undefined {
  const body = text.trim();
  // The CMS's own ways to refuse without a word: a bad nonce, no such call or nobody logged in.
  if (body === '-1' || body === '0') return { code: 'refused', isRefused: true };
  const answer = parsed(body);
  if (answer?.success === true && status < 400) return undefined;
  if (answer?.success === false)
    return { code: 'refused', detail: sentenceIn(answer.data), isRefused: true };
  if (status >= 400) return { code: 'error', detail: String(status), isRefused: status < 500 };
  return { code: 'unreadable', isRefused: false };
}

function parsed(text: string): { readonly success?: unknown; readonly data?: unknown } | undefined {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null ? data : undefined;
  } catch {
    return undefined;
  }
}

/** The CMS sends a sentence, an object with one, or a list of such objects. */
function sentenceIn(data: unknown): string | undefined {
  if (typeof data === 'string') return data || undefined;
  const first: unknown = Array.isArray(data) ? data[0] : data;
  if (typeof first !== 'object' || first === null) return undefined;
  const message: unknown = Reflect.get(first, 'message');
  return typeof message === 'string' && message !== '' ? message : undefined;
}
