/** The guest account of the demo. Its password is public, so it has no permissions. */
export const guest = { name: 'guest', password: 'linden' } as const;
