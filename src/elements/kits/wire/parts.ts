/** What a kit is made of, in the order in which it is offered. */
export const kitParts = ['content', 'templates', 'settings', 'plugins'] as const;

/** One of them. */
export type KitPart = (typeof kitParts)[number];
