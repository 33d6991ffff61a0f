/** Changes the value of a field as a person does. React notices the native setter only. */
export function typeInto(field: Element | null | undefined, text: string): void {
  if (!field) return;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, text);
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
