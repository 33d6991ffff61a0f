/** Begins the name of a drawn control whose own name would hide a member of its form. */
const MARK = 'nh-field:';

/** The name of a field that a control's name stands for. */
export function fieldName(name: string): string {
  return name.startsWith(MARK) ? name.slice(MARK.length) : name;
}

/** The control of a field in a printed or drawn form. */
export function controlOf(
  form: Pick<ParentNode, 'querySelector'>,
  field: string,
): HTMLInputElement | null {
  const [plain, marked] = [CSS.escape(field), CSS.escape(MARK + field)];
  return form.querySelector(`[name="${plain}"], [name="${marked}"]`);
}

/**
 * The name of a drawn control: the field's own, unless the control would then hide a member of the form. React
 * calls `form.setAttribute` and follows `parentNode`, which would be the control.
 */
export function controlName(field: string): string {
  return isFormMember(field) ? MARK + field : field;
}

/**
 * Whether a form has a member of this name that is a method or an object, or belongs to every node. Other members,
 * such as `title`, reflect attributes: no script depends on them.
 */
export function isFormMember(name: string): boolean {
  const member: unknown = Reflect.get(document.createElement('form'), name);
  return member === null || Object(member) === member || name in Node.prototype;
}

/** Gives data for the server the fields' names. */
export function nameFields({ formData }: FormDataEvent): void {
  const entries = [...formData];
  if (!entries.some(([name]) => name.startsWith(MARK))) return;
  for (const [name] of entries) formData.delete(name);
  // A file keeps its own name.
  for (const [name, value] of entries) formData.append(fieldName(name), value);
}
