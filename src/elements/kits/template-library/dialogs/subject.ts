/** What something is done to: one by its title, or several by their number. */
export type Subject = { readonly title: string } | { readonly count: number };
