/** The account for whoever tries the log-in. All the world knows its password, so that it may do nothing. */
export const guest = { name: 'guest', password: 'linden' } as const;
