import type { Control } from './form-parts';

/**
 * The text that names a field, for a list of errors: what labels the control or its group of choices, else
 * the placeholder, else the field's own name with spaces (`your-name` is "your name").
 *
 * @param group the box of the choices, if the control is one of several
 */
export function fieldLabel(field: string, control: Control, group: Element | null): string {
  const labelled = group ? groupLabel(group) : controlLabel(control);
  return labelled || field.replace(/[-_]+/g, ' ').trim();
}

function controlLabel(control: Control): string {
  const [label] = control.labels ?? [];
  const placeholder = control.getAttribute('placeholder') ?? '';
  return ariaLabel(control) || (label ? ownText(label) : '') || placeholder;
}

function groupLabel(group: Element): string {
  const around = group.closest('label') ?? group.closest('fieldset')?.querySelector('legend');
  return ariaLabel(group) || (around ? ownText(around) : '');
}

function ariaLabel(element: Element): string {
  const root = element.getRootNode() as ParentNode;
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/).filter(Boolean) ?? [];
  const texts = ids.map((id) => {
    const label = root.querySelector(`#${CSS.escape(id)}`);
    return label ? ownText(label) : '';
  });
  return texts.join(' ').trim() || element.getAttribute('aria-label')?.trim() || '';
}

/** The text of a label without its control, the marks of required fields and a final colon. */
function ownText(label: Element): string {
  const copy = label.cloneNode(true) as Element;
  const others = '[data-name], input, select, textarea, [aria-hidden="true"]';
  for (const other of copy.querySelectorAll(others)) other.remove();
  const words = (copy.textContent ?? '').split(/[\s*]+/).filter(Boolean);
  return words.join(' ').replace(/ ?:$/, '');
}
