/** The headers of every request. */
export const headers = { Accept: 'application/json, */*;q=0.1' };
