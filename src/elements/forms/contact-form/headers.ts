/** What every call says of itself. */
export const headers = { Accept: 'application/json, */*;q=0.1' };
