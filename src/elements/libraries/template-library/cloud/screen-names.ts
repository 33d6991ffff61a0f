/** The names of the Cloud tab's screens in `nh-template-page-view`. */
export const cloudScreenNames = {
  connect: 'Cloud Tab - Connect',
  upgrade: 'Cloud Tab - Upgrade',
  list: 'Cloud Tab',
  folder: 'Cloud Tab - Folder',
} as const;

/** The name of a screen of the Cloud tab. */
export type CloudScreenName = (typeof cloudScreenNames)[keyof typeof cloudScreenNames];

/** The position of the link to the plans in the quota bar, as `nh-template-upgrade` reports it. */
export const QUOTA_BAR = 'Quota Bar';
