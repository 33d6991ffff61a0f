import type { ApiResult } from '../../api/client';
import { message } from './messages';

/** Returns the value of a response. @throws Error with a sentence for people */
export function answered<T>({ value, error }: ApiResult<T>): T {
  if (!error) return value as T;
  const { reason } = error;
  if (reason === 'offline' || reason === 'logged-out') {
    throw new Error(message(`editor.site.${reason === 'offline' ? reason : 'logged_out'}`));
  }
  throw new Error(error.message || message('editor.site.failed'));
}
