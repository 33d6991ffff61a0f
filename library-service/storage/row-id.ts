/** The id of a row by its text in an address or request; a number that no row has for other texts. */
export const rowId = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : 0);
