/** The markup of the element that contains the form with this id. */
export function formOf(page: string, id: number): string {
  const found = new RegExp(`<nh-contact-form form-id="${id}">.*?</nh-contact-form>`, 's').exec(
    page,
  );
  if (!found) throw new Error(`The page has no form ${id}.`);
  return found[0];
}

/** The unit tag of the form with this id. */
export function unitTagOf(page: string, id: number): string {
  return /name="_wpcf7_unit_tag" value="([\w-]+)"/.exec(formOf(page, id))?.[1] ?? '';
}
