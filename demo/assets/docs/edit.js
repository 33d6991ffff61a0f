// "Edit" of a live example: a code editor, and a frame that runs its text in an opaque origin.
import { openEditor } from '/docs/code-editor.js';

/** Milliseconds without a change after which the frame shows the text. */
const PAUSE = 300;

/** The message when the server keeps the library's modules from the frame. */
function blocked() {
  const message = document.createElement('p');
  message.setAttribute('role', 'status');
  message.textContent =
    'The edited example stays as printed: this server sends no “Access-Control-Allow-Origin: *” with /assets/nh.';
  return message;
}

/** Opens the editor of an example. `look` tells the frame which colours to show. */
export function startEditing(example, { text, look }) {
  const shown = example.querySelector('iframe');
  const frame = sandbox(shown.title);
  const place = document.createElement('div');
  place.className = 'docs-editor';
  shown.after(frame);
  shown.hidden = true;
  example.append(place);
  const { config = '{}', css } = example.dataset;
  const first = () => ({ config: JSON.parse(config), css, look: look(), html: written });
  let written = text;
  let timer;
  addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow) return;
    if (data === 'ready') send(frame, first());
    else if (data === 'blocked') place.after(blocked());
    frame.dataset.state = data;
  });
  const editor = openEditor({
    root: place.attachShadow({ mode: 'open' }),
    text,
    label: `HTML of the ${shown.title.replace(/^E/, 'e')}`,
    onChange(changed) {
      written = changed;
      clearTimeout(timer);
      timer = setTimeout(() => send(frame, { html: written, look: look() }), PAUSE);
    },
  });
  editor.focus();
  return {
    showLook: () => send(frame, { look: look() }),
    setOpen(isOpen) {
      place.hidden = !isOpen;
      frame.hidden = !isOpen;
      shown.hidden = isOpen;
      if (isOpen) editor.focus();
    },
  };
}

function sandbox(title) {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.title = `${title}, edited`;
  frame.src = '/docs/sandbox';
  return frame;
}

// An opaque origin has no name, so the message cannot be addressed to it. It has no secrets.
const send = (frame, message) => frame.contentWindow.postMessage(message, '*');
