/** The errors of every route that needs a connected account. */
export const cloudErrors = [
  'library-not-connected',
  'library-busy',
  'error-loading-resource',
] as const;

/** The errors of routes that add items to the account. */
export const quotaErrors = ['library-upgrade-required', 'insufficient-quota'] as const;
