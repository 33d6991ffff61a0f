import type { FormParts } from './form-parts';

/** Shows the form's status message, visually and to screen readers. Creates missing output elements. */
export function displayMessage(parts: FormParts, message: string): void {
  for (const line of [responseOutput(parts), statusLine(parts)]) line.textContent = message;
}

function responseOutput({ form, prefix }: FormParts): Element {
  const known = form.querySelector(`.${prefix}-response-output`);
  if (known) return known;
  const output = form.ownerDocument.createElement('div');
  output.className = `${prefix}-response-output`;
  output.setAttribute('aria-hidden', 'true');
  form.append(output);
  return output;
}

function statusLine({ wrapper }: FormParts): Element {
  const known = wrapper.querySelector('.screen-reader-response [role="status"]');
  if (known) return known;
  const box = wrapper.ownerDocument.createElement('div');
  box.className = 'screen-reader-response';
  const line = wrapper.ownerDocument.createElement('p');
  line.setAttribute('role', 'status');
  box.append(line, wrapper.ownerDocument.createElement('ul'));
  wrapper.prepend(box);
  return line;
}
