import { Refusal } from '../../../server/refusal';
import { pageErrorStatuses } from '../../../src/api/error-statuses';
import type { PageErrorCode } from '../../../src/api/pages/errors';

/** The default message of each code. */
const messages: Readonly<Record<PageErrorCode, string>> = {
  nh_page_not_found: 'No page that the editor can open has this id; it may have been deleted.',
  nh_page_invalid: 'The request does not have the shape of this route.',
  nh_page_too_large: 'The request exceeds the maximum size. Split the page.',
  nh_page_full: 'The page has too many elements. Remove some, or split the page.',
  nh_page_other_account:
    'Another account is logged in now. Log in with the one that opened the editor.',
  nh_page_no_right: 'Your account has no right to do that. Ask an administrator.',
  nh_page_conflict: 'The page has a newer revision, so this change is not saved over it.',
  nh_page_locked: 'Another editor has the page open. Take the page over to edit it.',
  nh_page_no_revision: 'The revision does not exist any more.',
  nh_page_no_note: 'The note does not exist any more.',
  nh_page_most_notes: 'The page has the maximum number of notes.',
  nh_block_not_found: 'The global block does not exist; it may have been deleted.',
  nh_block_conflict:
    'The global block has changed since it was opened, so this change is not saved.',
  nh_block_used: 'Pages contain the global block. Delete it there first, or leave copies.',
  nh_block_in_itself: 'A global block cannot contain itself.',
  nh_variable_not_found: 'The variable does not exist; it may have been deleted.',
  nh_variable_conflict:
    'The variable has changed since it was opened, so this change is not saved.',
  nh_variable_used:
    'Settings refer to the variable. Disconnect them first, or leave its value there.',
  nh_variable_fixed: 'The theme relies on this variable, so it cannot be deleted.',
  nh_site_conflict:
    'The settings of the site have changed since they were opened, so this change is not saved.',
};

/** A refused request to a page route. A transaction that throws it is rolled back. */
export class PageRefusal extends Refusal {
  override readonly name = 'PageRefusal';
  declare readonly code: PageErrorCode;

  /** @param details more fields of the response's `data` */
  constructor(
    code: PageErrorCode,
    details: Readonly<Record<string, unknown>> = {},
    message: string = messages[code],
  ) {
    super(pageErrorStatuses[code], code, message, details);
  }
}
