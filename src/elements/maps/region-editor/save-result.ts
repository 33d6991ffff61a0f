/** The reason why a change was not saved. */
export interface Reason {
  readonly code: 'offline' | 'timeout' | 'refused' | 'unreadable' | 'error' | 'conflict';
  /** The server's message, the HTTP status, or the value that another user has saved. */
  readonly detail?: string | undefined;
  /** True if the server has certainly not saved the change. */
  readonly isRefused: boolean;
}

/** The result of saving a change. */
export interface SaveResult {
  /** Why the change was not saved; absent if it was. */
  readonly reason?: Reason;
  /** The value as the server has stored it, if it says so: it may trim a text or round a number. */
  readonly stored?: string;
}

/** Parses a response of the CMS. */
export function saveResult(status: number, text: string): SaveResult {
  const body = text.trim();
  const response = parsed(body);
  if (response?.success === true && status < 400) return storedIn(response.data);
  return { reason: reasonIn(status, body, response) };
}

/**
 * Whether the server has rejected a change because of an invalid nonce or a missing login. Without a login,
 * some sites respond with a login page.
 */
export function isUnauthorized(status: number, { reason }: SaveResult): boolean {
  if (!reason || reason.code === 'unreadable') return reason !== undefined;
  const isBare = reason.code === 'refused' && reason.detail === undefined;
  return isBare || status === 401 || status === 403;
}

function reasonIn(status: number, body: string, response: CmsResponse | undefined): Reason {
  // The CMS's rejections without a message: invalid nonce (`-1`), unknown action or not logged in (`0`).
  if (body === '-1' || body === '0') return { code: 'refused', isRefused: true };
  if (response?.success === false)
    return { code: 'refused', detail: messageIn(response.data), isRefused: true };
  if (status >= 400) return { code: 'error', detail: String(status), isRefused: status < 500 };
  return { code: 'unreadable', isRefused: false };
}

interface CmsResponse {
  readonly success?: unknown;
  readonly data?: unknown;
}

function parsed(text: string): CmsResponse | undefined {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null ? data : undefined;
  } catch {
    return undefined;
  }
}

/** The stored value, `value` of the response's data. */
function storedIn(data: unknown): SaveResult {
  const { value } = Object(data) as { readonly value?: unknown };
  return typeof value === 'string' || typeof value === 'number' ? { stored: String(value) } : {};
}

/** The message of the CMS: a text, an object with `message`, or a list of such objects. */
function messageIn(data: unknown): string | undefined {
  if (typeof data === 'string') return data || undefined;
  const first: unknown = Array.isArray(data) ? data[0] : data;
  if (typeof first !== 'object' || first === null) return undefined;
  const message: unknown = Reflect.get(first, 'message');
  return typeof message === 'string' && message !== '' ? message : undefined;
}
