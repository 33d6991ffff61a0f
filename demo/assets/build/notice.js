const place = document.querySelector('.build-notice');

/** Says what has happened, with a button for what can be done about it. */
export function tell(sentence, label, act) {
  const text = document.createElement('p');
  text.textContent = sentence;
  place.replaceChildren(text, ...(act ? [button(label, act)] : []));
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
