/** The members of forms that this element uses. */
type FormMembers = Pick<
  HTMLFormElement,
  | keyof EventTarget
  | 'append'
  | 'baseURI'
  | 'classList'
  | 'closest'
  | 'dataset'
  | 'focus'
  | 'noValidate'
  | 'ownerDocument'
  | 'parentElement'
  | 'querySelector'
  | 'querySelectorAll'
  | 'requestSubmit'
  | 'reset'
  | 'tabIndex'
  | 'toggleAttribute'
>;

/**
 * A form's native members, even if controls have the same names: in a form with an
 * `<input name="append">`, `form.append` is that input.
 */
export function unclobbered(form: HTMLFormElement): FormMembers {
  const own: object = Object.getPrototypeOf(form);
  return new Proxy(form, {
    get(_, name) {
      const member: unknown = Reflect.get(own, name, form);
      return typeof member === 'function' ? member.bind(form) : member;
    },
    set: (_, name, value) => Reflect.set(own, name, value, form),
  });
}
