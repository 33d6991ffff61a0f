import { setDescribedBy } from './description';
import { fieldLabel } from './field-label';
import { type Control, controlsIn, type FormParts, fieldWraps } from './form-parts';
import { message as text } from './messages';

/**
 * The error messages at the fields of one form.
 *
 * An error appears in three places: as a tip under the field, as a linked entry in the list for screen
 * readers, and on the controls themselves (`aria-invalid`, `aria-describedby`, validity).
 */
export class FieldErrors {
  readonly #parts: FormParts;
  readonly #unitTag: string;
  readonly #invalidClass: string;
  readonly #tipClass: string;
  /** The messages by field. */
  readonly #messages = new Map<string, string>();
  readonly #entryIds = new Map<string, string>();

  constructor(parts: FormParts, unitTag: string) {
    this.#parts = parts;
    this.#unitTag = unitTag;
    this.#invalidClass = `${parts.prefix}-not-valid`;
    this.#tipClass = `${parts.prefix}-not-valid-tip`;
  }

  /** Shows a message at a field, in place of an earlier one. */
  show(field: string, message: string): void {
    this.clear(field);
    this.#messages.set(field, message);
    const id = this.#entryId(field);
    const wraps = this.#wraps(field);
    this.#list?.append(this.#listEntry(field, message, wraps));
    for (const wrap of wraps) {
      setInvalid(wrap, true);
      for (const control of visibleControls(wrap)) this.#markInvalid(control, id, message);
      wrap.append(this.#tip(message));
    }
  }

  /** Removes the message of a field. */
  clear(field: string): void {
    this.#messages.delete(field);
    const id = this.#entryId(field);
    for (const entry of this.#list?.querySelectorAll(`#${CSS.escape(id)}`) ?? []) entry.remove();
    for (const wrap of this.#wraps(field)) {
      for (const tip of wrap.querySelectorAll(`.${this.#tipClass}`)) tip.remove();
      setInvalid(wrap, false);
      for (const control of visibleControls(wrap)) this.#markValid(control, id);
    }
  }

  /** Removes all messages. */
  clearAll(): void {
    for (const wrap of this.#wraps()) this.clear(wrap.dataset.name ?? '');
    this.#list?.replaceChildren();
    this.#messages.clear();
  }

  /** Shows the messages again after the form was re-rendered, and forgets those of removed fields. */
  restore(): void {
    for (const [field, message] of [...this.#messages]) {
      if (this.#wraps(field).length > 0) this.show(field, message);
      else this.clear(field);
    }
  }

  /** True if a message is shown at the field, by this script or by the server's HTML. */
  has(field: string): boolean {
    const marks = `.${this.#tipClass}, .${this.#invalidClass}`;
    return this.#wraps(field).some((wrap) => wrap.querySelector(marks));
  }

  /** Hides a floating tip that covers the clicked or focused control. */
  uncover(target: HTMLElement): void {
    if (!target.closest('.use-floating-validation-tip')) return;
    const wrap = target.closest(`.${this.#parts.prefix}-form-control-wrap`);
    for (const tip of wrap?.querySelectorAll<HTMLElement>(`.${this.#tipClass}`) ?? [])
      tip.style.display = 'none';
  }

  /** Moves the focus to the first invalid field, in document order. */
  focusFirst(): void {
    const invalid = this.#wraps().filter((wrap) => wrap.querySelector(`.${this.#invalidClass}`));
    invalid.flatMap(focusable)[0]?.focus();
  }

  get #list(): Element | null {
    return this.#parts.wrapper.querySelector('.screen-reader-response ul');
  }

  #wraps(field?: string): HTMLElement[] {
    return fieldWraps(this.#parts, field);
  }

  /** The plugin's id for a field's list entry, with a number where two field names give the same id. */
  #entryId(field: string): string {
    const known = this.#entryIds.get(field);
    if (known) return known;
    const base = `${this.#unitTag}-ve-${field}`.replace(/[^\w-]+/g, '');
    const taken = new Set(this.#entryIds.values());
    let id = base;
    for (let n = 2; taken.has(id); n++) id = `${base}-${n}`;
    this.#entryIds.set(field, id);
    return id;
  }

  #markValid(control: Control, id: string): void {
    control.classList.remove(this.#invalidClass);
    control.setCustomValidity('');
    // The server's HTML names the entry itself.
    setDescribedBy(control, id, false);
    setDescribedBy(control, messageId(id), false);
  }

  #markInvalid(control: Control, id: string, message: string): void {
    control.classList.add(this.#invalidClass);
    control.setCustomValidity(message);
    this.#ariaTarget(control).setAttribute('aria-invalid', 'true');
    if (this.#list) setDescribedBy(control, messageId(id), true);
  }

  /** The element that gets `aria-invalid`: the group of a radio button or checkbox, else the control. */
  #ariaTarget(control: Control): Element {
    const { prefix } = this.#parts;
    const group = this.#groupOf(control);
    if (!group) return control;
    const role = group.matches(`.${prefix}-radio`) ? 'radiogroup' : 'group';
    if (!group.hasAttribute('role')) group.setAttribute('role', role);
    return group;
  }

  /** The box of the choices that a radio button or checkbox belongs to. */
  #groupOf(control: Control): Element | null {
    const { prefix } = this.#parts;
    const group = control.closest(`.${prefix}-checkbox, .${prefix}-radio`);
    return group === control ? null : group;
  }

  #tip(message: string): HTMLElement {
    const element = this.#create('span');
    element.className = this.#tipClass;
    element.setAttribute('aria-hidden', 'true');
    element.textContent = message;
    return element;
  }

  #listEntry(field: string, message: string, wraps: HTMLElement[]): HTMLElement {
    const entry = this.#create('li');
    entry.id = this.#entryId(field);
    const control = wraps.flatMap(focusable)[0];
    const box = control ? entry.appendChild(linkTo(control, `${entry.id}-control`)) : entry;
    if (control) {
      const name = fieldLabel(field, control, this.#groupOf(control));
      box.append(text('form.error_at', { field: name }), ' ');
    }
    box.append(this.#description(messageId(entry.id), message));
    return entry;
  }

  /** The text that describes the controls: without the field's name, which they have themselves. */
  #description(id: string, message: string): HTMLElement {
    const element = this.#create('span');
    element.id = id;
    element.textContent = message;
    return element;
  }

  #create(tag: string): HTMLElement {
    return this.#parts.form.ownerDocument.createElement(tag);
  }
}

/** Sets `aria-invalid` on every element of a field that has the attribute already. */
function setInvalid(wrap: HTMLElement, isInvalid: boolean): void {
  for (const marked of wrap.querySelectorAll('[aria-invalid]')) {
    marked.setAttribute('aria-invalid', String(isInvalid));
  }
}

function messageId(entryId: string): string {
  return `${entryId}-message`;
}

function linkTo(control: Control, fallbackId: string): HTMLElement {
  control.id ||= fallbackId;
  const link = control.ownerDocument.createElement('a');
  link.href = `#${control.id}`;
  // A fragment link cannot reach into a shadow root, and would change the page's address.
  link.addEventListener('click', (event) => {
    event.preventDefault();
    control.focus();
  });
  return link;
}

/** The controls that visitors can see; a quiz has a hidden input as well. */
function visibleControls(wrap: HTMLElement): Control[] {
  return controlsIn(wrap).filter(({ type }) => type !== 'hidden');
}

function focusable(wrap: HTMLElement): Control[] {
  return visibleControls(wrap).filter((control) => !control.matches(':disabled'));
}
