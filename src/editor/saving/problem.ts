import { message } from './messages';
import type { Failure } from './page-back-end';

/** The act that failed. The sentence about a refused request begins with it. */
export type FailedAct = 'save' | 'publish' | 'open' | 'read';

const refusals = {
  save: 'editor.save.refused',
  publish: 'editor.save.not_published',
  open: 'editor.save.not_opened',
  read: 'editor.save.not_read',
} as const;

/** Returns the sentence for people about a failed request. @param account the account that has opened the page */
export function problemOf(
  { fault, message: reason, by = '' }: Failure,
  account: string,
  act: FailedAct = 'save',
): string {
  switch (fault) {
    case 'offline':
      return message('editor.save.offline');
    case 'failed':
      return message('editor.save.failed');
    case 'logged-out':
      return account === ''
        ? message('editor.save.logged_out_first')
        : message('editor.save.logged_out', { account });
    case 'conflict':
      return message('editor.save.conflict');
    case 'locked':
      return message('editor.save.locked', { person: by });
    case 'refused':
      return message(refusals[act], { reason });
    default:
      return fault satisfies never;
  }
}
