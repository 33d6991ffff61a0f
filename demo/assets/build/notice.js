const place = document.querySelector('.build-notice');

/** Says what has happened, with buttons or links for what can be done about it. */
export function tell(sentence, ...ways) {
  const text = document.createElement('p');
  text.textContent = sentence;
  place.replaceChildren(text, ...ways);
}

/** A button of the site with what it does. */
export function button(label, act) {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'site-button';
  made.dataset.kind = 'quiet';
  made.textContent = label;
  made.addEventListener('click', act);
  return made;
}

/** A link of the site that looks like a button. */
export function link(label, address) {
  const made = document.createElement('a');
  made.className = 'site-button';
  made.dataset.kind = 'quiet';
  made.textContent = label;
  made.href = address;
  return made;
}
