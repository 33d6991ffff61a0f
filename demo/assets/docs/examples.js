// The buttons of live examples.

/** A button that switches between two states and says which one is on. */
function toggle(label, onChange) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.setAttribute('aria-pressed', 'false');
  button.addEventListener('click', () => {
    const isOn = button.getAttribute('aria-pressed') !== 'true';
    button.setAttribute('aria-pressed', String(isOn));
    onChange(isOn);
  });
  return button;
}

/** Adds the buttons for width, look and editing to the bar of an example. */
export function addButtons(example) {
  const frame = example.querySelector('iframe');
  const address = frame.getAttribute('src');
  let look = 'device';
  let editing;
  const phone = toggle('Phone', (isOn) => example.classList.toggle('is-phone', isOn));
  const dark = toggle('Dark', (isOn) => {
    look = isOn ? 'dark' : 'light';
    frame.src = `${address}?look=${look}`;
    editing?.then((editor) => editor.showLook());
  });
  const edit = toggle('Edit', async (isOn) => {
    const isFirst = !editing;
    editing ??= open(example, () => look);
    const editor = await editing;
    if (!isFirst) editor.setOpen(isOn);
  });
  example.querySelector('.docs-example-bar').prepend(phone, dark, edit);
}

/** Loads the editor with the HTML of the example, which its data, its tab or the sample below it have. */
async function open(example, look) {
  const { startEditing } = await import('./edit.js');
  return startEditing(example, { text: example.dataset.html ?? sampleOf(example), look });
}

function sampleOf({ nextElementSibling: samples }) {
  const code = samples.querySelector('[id$="-html"] code') ?? samples.querySelector('code');
  return code.textContent;
}
