import { DocumentCalls, mayPass, sentenceOf } from './calls.js';
import { documentData, elementOf, handleAround, handleOf, refreshCanvas } from './canvas.js';
import { openLibrary, saveAsTemplate, takeInsertions } from './library.js';
import { ElementMenu } from './menu.js';
import { button, tell } from './notice.js';

const calls = new DocumentCalls(document.querySelector('script[data-calls]').dataset.calls);

/** The focus target when the focused element was removed. */
const insertButton = document.querySelector('.build-tools [data-do="insert"]');

const menu = new ElementMenu((action, handle) => actions[action](handle));

const actions = {
  save({ dataset }) {
    const element = elementOf(dataset.element);
    const type = element.elType === 'container' ? 'container' : 'widget';
    saveAsTemplate({ title: dataset.title, type, content: [element] });
  },
  insert: ({ dataset }) => openLibrary(dataset.element),
  remove,
};

async function remove(handle) {
  const { element, label } = handle.dataset;
  const handles = [...document.querySelectorAll('.build-handle')];
  const previous = handles[handles.indexOf(handle) - 1]?.dataset.element;
  await changed(() => calls.remove(element), {
    sentence: `${label} is removed.`,
    focused: () => handleOf(previous),
    undone: { sentence: `${label} is back.`, focused: () => handleOf(element) },
  });
}

/** Runs a change, reloads the document, and offers an undo if possible. */
async function changed(change, { sentence, focused, undone }) {
  try {
    const { change: id } = await change();
    await refreshCanvas();
    const undo = () => changed(() => calls.undo(id), undone);
    tell(sentence, ...(id && undone ? [button('Undo', undo)] : []));
    (focused() ?? insertButton).focus();
  } catch (refusal) {
    const again = () => changed(change, { sentence, focused, undone });
    tell(sentenceOf(refusal), ...(mayPass(refusal) ? [button('Try again', again)] : []));
  }
}

takeInsertions(calls, (template, made) => {
  const [first] = made.ids;
  changed(async () => made, {
    sentence: `“${template.title}” is inserted.`,
    focused: () => handleOf(first),
    undone: { sentence: `“${template.title}” was removed again.`, focused: () => undefined },
  });
});

document.addEventListener('click', ({ target }) => {
  const handle = target.closest('.build-handle');
  if (handle) menu.toggle(handle);
});

document.addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (!target.matches('.build-handle') || (key !== 'ArrowDown' && key !== 'ArrowUp')) return;
  event.preventDefault();
  menu.open(target, { isUpwards: key === 'ArrowUp' });
});

document.addEventListener('contextmenu', (event) => {
  const handle = handleAround(event.target);
  // Links and fields keep the browser's context menu.
  if (!handle || event.target.closest('a, input')) return;
  event.preventDefault();
  const isPointed = event.button === 2 || event.pointerType === 'touch';
  menu.open(handle, { point: isPointed ? { x: event.clientX, y: event.clientY } : undefined });
});

document.querySelector('.build-tools').addEventListener('click', ({ target }) => {
  if (target.dataset.do === 'insert') openLibrary();
  if (target.dataset.do === 'save') saveAsTemplate(documentData());
});
