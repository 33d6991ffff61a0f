/** What the Cloud tab’s screens are called where they are counted. */
export const cloudPlaces = {
  connect: 'Cloud Tab - Connect',
  upgrade: 'Cloud Tab - Upgrade',
  list: 'Cloud Tab',
  folder: 'Cloud Tab - Folder',
} as const;

/** A place of the Cloud tab. */
export type CloudPlaceName = (typeof cloudPlaces)[keyof typeof cloudPlaces];

/** What the link to the plans in the quota bar is called. */
export const QUOTA_BAR = 'Quota Bar';
