const place = document.querySelector('.build-notice');

/** Shows a message with buttons or links for further actions. */
export function tell(sentence, ...ways) {
  const text = document.createElement('p');
  text.textContent = sentence;
  place.replaceChildren(text, ...ways);
}

/** A button with its action. */
export function button(label, act) {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'site-button';
  made.dataset.kind = 'quiet';
  made.textContent = label;
  made.addEventListener('click', act);
  return made;
}

/** A link styled as a button. */
export function link(label, address) {
  const made = document.createElement('a');
  made.className = 'site-button';
  made.dataset.kind = 'quiet';
  made.textContent = label;
  made.href = address;
  return made;
}
