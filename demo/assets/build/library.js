import { sentenceOf } from './calls.js';
import { button } from './notice.js';

const dialog = document.querySelector('.build-library');
const library = dialog.querySelector('nh-template-library');
const problem = dialog.querySelector('.build-problem');

/** The element to insert the next template after; undefined: at the end. */
let after;

/** Opens the library to insert a template after an element, or at the end of the document. */
export function openLibrary(place) {
  after = place;
  problem.replaceChildren();
  if (!dialog.open) dialog.showModal();
}

/** Opens the library's dialog that saves a template. */
export function saveAsTemplate({ title, type, content, pageSettings = {} }) {
  openLibrary();
  library.draft = { title, type, content, page_settings: pageSettings };
}

/** Sends inserted templates to the document. Calls `inserted` when the server has stored one. */
export function takeInsertions(calls, inserted) {
  library.addEventListener('nh-template-insert', (event) => {
    // Tells the library that the event is handled; else it shows an error.
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
      text.textContent = `“${template.title}” was not inserted. ${sentenceOf(refusal)}`;
      const again = button('Try again', () => insert(template, place));
      problem.replaceChildren(text, again);
    }
  }
}

dialog.querySelector('[data-do="close"]').addEventListener('click', () => dialog.close());

// After connecting an account, the library redirects back to this page.
if (new URLSearchParams(location.search).has('library')) openLibrary();
