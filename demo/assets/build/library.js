import { sentenceOf } from './calls.js';
import { button } from './notice.js';

const dialog = document.querySelector('.build-library');
const library = dialog.querySelector('nh-template-library');
const problem = dialog.querySelector('.build-problem');

/** The element that the next template comes after; undefined: at the end. */
let after;

/** Opens the library; what is inserted from it comes after an element, or at the end of the document. */
export function openLibrary(place) {
  after = place;
  problem.replaceChildren();
  if (!dialog.open) dialog.showModal();
}

/** Opens the library's dialog that saves something as a template. */
export function saveAsTemplate({ title, type, content, pageSettings = {} }) {
  openLibrary();
  library.draft = { title, type, content, page_settings: pageSettings };
}

/** Takes what is inserted into the document of these calls; `inserted` is told of it once that has it. */
export function takeInsertions(calls, inserted) {
  library.addEventListener('nh-template-insert', (event) => {
    // It is ours: without this the library says that nobody took it.
    event.preventDefault();
    insert(event.detail, after);
  });

  async function insert(template, place) {
    problem.replaceChildren();
    try {
      const made = await calls.insert(template, place);
      dialog.close();
      inserted(template, made);
    } catch (refusal) {
      const text = document.createElement('p');
      text.textContent = `“${template.title}” is not inserted. ${sentenceOf(refusal)}`;
      const again = button('Try again', () => insert(template, place));
      problem.replaceChildren(text, again);
    }
  }
}

dialog.querySelector('[data-do="close"]').addEventListener('click', () => dialog.close());

// The way to the library, where an account is connected, leads back to this page.
if (new URLSearchParams(location.search).has('library')) openLibrary();
