/** Why a change has not been saved. */
export interface Reason {
  readonly code: 'offline' | 'timeout' | 'refused' | 'unreadable' | 'error' | 'conflict';
  /** What the server says about it, its status, or what somebody else has saved. */
  readonly detail?: string | undefined;
  /** True where the server has certainly not saved it. */
  readonly isRefused: boolean;
}

/** What has become of a change. */
export interface Verdict {
  /** Why it has not been saved; absent where it has. */
  readonly reason?: Reason;
  /** What the server has made of the value, where it says so: it may trim a text or round a number. */
  readonly stored?: string;
}

/** Reads an answer of the CMS. */
export function verdict(status: number, text: string): Verdict {
  const body = text.trim();
  const answer = parsed(body);
  if (answer?.success === true && status < 400) return storedIn(answer.data);
  return { reason: reasonIn(status, body, answer) };
}

/**
 * Whether a change was turned away as those of somebody else are: with a nonce of another log-in, or
 * without a log-in, which some sites answer with a page to log in by.
 */
export function isTurnedAway(status: number, { reason }: Verdict): boolean {
  if (!reason || reason.code === 'unreadable') return reason !== undefined;
  const isBare = reason.code === 'refused' && reason.detail === undefined;
  return isBare || status === 401 || status === 403;
}

function reasonIn(status: number, body: string, answer: Answer | undefined): Reason {
  // The CMS's own ways to refuse without a word: a bad nonce, no such call or nobody logged in.
  if (body === '-1' || body === '0') return { code: 'refused', isRefused: true };
  if (answer?.success === false)
    return { code: 'refused', detail: sentenceIn(answer.data), isRefused: true };
  if (status >= 400) return { code: 'error', detail: String(status), isRefused: status < 500 };
  return { code: 'unreadable', isRefused: false };
}

interface Answer {
  readonly success?: unknown;
  readonly data?: unknown;
}

function parsed(text: string): Answer | undefined {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null ? data : undefined;
  } catch {
    return undefined;
  }
}

/** The value that the server has now, as `value` of the answer's data. */
function storedIn(data: unknown): Verdict {
  const { value } = Object(data) as { readonly value?: unknown };
  return typeof value === 'string' || typeof value === 'number' ? { stored: String(value) } : {};
}

/** The CMS sends a sentence, an object with one, or a list of such objects. */
function sentenceIn(data: unknown): string | undefined {
  if (typeof data === 'string') return data || undefined;
  const first: unknown = Array.isArray(data) ? data[0] : data;
  if (typeof first !== 'object' || first === null) return undefined;
  const message: unknown = Reflect.get(first, 'message');
  return typeof message === 'string' && message !== '' ? message : undefined;
}
