import { setDescribedBy } from './description';
import { type Control, controlsIn, type FormParts, fieldWraps } from './form-parts';

/** Shows and removes the messages at the fields of one form. */
export interface FieldErrors {
  show(field: string, message: string): void;
  clear(field: string): void;
  clearAll(): void;
  has(field: string): boolean;
  /** Shows again what a new drawing has wiped, and lets go of fields that are gone. */
  restore(): void;
  /** Moves the focus to the first field with an error, in document order. */
  focusFirst(): void;
  /** Takes a floating tip away from the control that it covers, or where it was clicked. */
  uncover(target: HTMLElement): void;
}

/**
 * One error is shown three times: as a tip under the field, as an entry with a link in the list for
 * screen readers, and on the controls themselves (`aria-invalid`, `aria-describedby`, validity).
 */
export function fieldErrors(parts: FormParts, unitTag: string): FieldErrors {
  const { form, prefix, wrapper } = parts;
  const invalidClass = `${prefix}-not-valid`;
  const tipClass = `${prefix}-not-valid-tip`;

  const list = () => wrapper.querySelector('.screen-reader-response ul');
  const ids = new Map<string, string>();

  /** The plugin's id for a field's entry, made unique where names differ only in what it drops. */
  function entryId(field: string): string {
    const known = ids.get(field);
    if (known) return known;
    const base = `${unitTag}-ve-${field}`.replace(/[^\w-]+/g, '');
    const taken = new Set(ids.values());
    let id = base;
    for (let n = 2; taken.has(id); n++) id = `${base}-${n}`;
    ids.set(field, id);
    return id;
  }

  const shown = new Map<string, string>();

  function clear(field: string): void {
    shown.delete(field);
    const id = entryId(field);
    for (const entry of list()?.querySelectorAll(`#${CSS.escape(id)}`) ?? []) entry.remove();
    for (const wrap of fieldWraps(parts, field)) {
      for (const tip of wrap.querySelectorAll(`.${tipClass}`)) tip.remove();
      markAll(wrap, false);
      for (const control of shownControls(wrap)) markValid(control, id);
    }
  }

  function markValid(control: Control, id: string): void {
    control.classList.remove(invalidClass);
    control.setCustomValidity('');
    setDescribedBy(control, id, false);
  }

  function markInvalid(control: Control, id: string, message: string): void {
    control.classList.add(invalidClass);
    control.setCustomValidity(message);
    markable(control).setAttribute('aria-invalid', 'true');
    if (list()) setDescribedBy(control, id, true);
  }

  /** What says that a control is invalid: the list that a radio button or a box is in speaks for all. */
  function markable(control: Control): Element {
    const group = control.closest(`.${prefix}-checkbox, .${prefix}-radio`);
    if (!group || group === control) return control;
    const role = group.matches(`.${prefix}-radio`) ? 'radiogroup' : 'group';
    if (!group.hasAttribute('role')) group.setAttribute('role', role);
    return group;
  }

  function show(field: string, message: string): void {
    clear(field);
    shown.set(field, message);
    const id = entryId(field);
    const wraps = fieldWraps(parts, field);
    list()?.append(listEntry(id, message, wraps));
    for (const wrap of wraps) {
      markAll(wrap, true);
      for (const control of shownControls(wrap)) markInvalid(control, id, message);
      wrap.append(tip(message));
    }
  }

  function tip(message: string): HTMLElement {
    const element = form.ownerDocument.createElement('span');
    element.className = tipClass;
    element.setAttribute('aria-hidden', 'true');
    element.textContent = message;
    return element;
  }

  function listEntry(id: string, message: string, wraps: HTMLElement[]): HTMLElement {
    const entry = form.ownerDocument.createElement('li');
    entry.id = id;
    const control = wraps.flatMap(focusable)[0];
    entry.append(control ? linkTo(control, message, `${id}-control`) : message);
    return entry;
  }

  function linkTo(control: Control, message: string, spareId: string): HTMLElement {
    control.id ||= spareId;
    const link = form.ownerDocument.createElement('a');
    link.href = `#${control.id}`;
    link.textContent = message;
    // A fragment finds nothing inside a shadow root, and would change the address for nothing.
    link.addEventListener('click', (event) => {
      event.preventDefault();
      control.focus();
    });
    return link;
  }

  return {
    show,
    clear,
    clearAll() {
      for (const wrap of fieldWraps(parts)) clear(wrap.dataset.name ?? '');
      list()?.replaceChildren();
      shown.clear();
    },
    restore() {
      for (const [field, message] of [...shown]) {
        if (fieldWraps(parts, field).length > 0) show(field, message);
        else clear(field);
      }
    },
    has: (field) =>
      fieldWraps(parts, field).some((wrap) => wrap.querySelector(`.${tipClass}, .${invalidClass}`)),
    uncover(target) {
      if (!target.closest('.use-floating-validation-tip')) return;
      const wrap = target.closest(`.${prefix}-form-control-wrap`);
      for (const tip of wrap?.querySelectorAll<HTMLElement>(`.${tipClass}`) ?? [])
        tip.style.display = 'none';
    },
    focusFirst() {
      const invalid = fieldWraps(parts).filter((wrap) => wrap.querySelector(`.${invalidClass}`));
      invalid.flatMap(focusable)[0]?.focus();
    },
  };
}

/** Says on everything in a field's box that says it already whether the field is invalid. */
function markAll(wrap: HTMLElement, isInvalid: boolean): void {
  for (const marked of wrap.querySelectorAll('[aria-invalid]')) {
    marked.setAttribute('aria-invalid', String(isInvalid));
  }
}

/** The controls that a visitor meets; a quiz has a hidden input beside them. */
function shownControls(wrap: HTMLElement): Control[] {
  return controlsIn(wrap).filter(({ type }) => type !== 'hidden');
}

function focusable(wrap: HTMLElement): Control[] {
  return shownControls(wrap).filter((control) => !control.matches(':disabled'));
}
