/** The errors of every route of a page. */
export const pageErrors = ['nh_page_not_found', 'nh_page_no_right'] as const;

/** The errors of every route that changes a page. */
export const changeErrors = [
  ...pageErrors,
  'nh_page_invalid',
  'nh_page_other_account',
  'nh_page_conflict',
  'nh_page_locked',
] as const;
