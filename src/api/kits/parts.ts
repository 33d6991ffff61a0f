/** The parts of a kit, in display order. */
export const kitParts = ['content', 'templates', 'settings', 'plugins'] as const;

/** A part of a kit. */
export type KitPart = (typeof kitParts)[number];
