/** The categories of the page builder's widget panel, with their labels, in the panel's order. */
export const categories = {
  layout: 'Layout',
  basic: 'Basic',
  pro: 'Pro',
  general: 'General',
  site: 'Site',
  single: 'Single',
  shop: 'Shop',
  cms: 'CMS',
} as const;

/** A category of the widget panel. */
export type Category = keyof typeof categories;
