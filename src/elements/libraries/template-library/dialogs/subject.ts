/** The templates of an action, as a dialog names them: one by its title, or several by their number. */
export type Subject = { readonly title: string } | { readonly count: number };
