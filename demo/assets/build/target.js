import { DocumentCalls, mayPass, sentenceOf } from './calls.js';
import { button, link, tell } from './notice.js';

/** Inserts what is chosen in a library that stands alone into the document that is chosen beside it. */
const target = document.querySelector('#build-target');

async function attempt(act, said) {
  try {
    said(await act());
  } catch (refusal) {
    const again = button('Try again', () => attempt(act, said));
    tell(sentenceOf(refusal), ...(mayPass(refusal) ? [again] : []));
  }
}

document.addEventListener('nh-template-insert', (event) => {
  event.preventDefault();
  const { detail: template } = event;
  const [{ value, dataset, textContent: title }] = target.selectedOptions;
  const calls = new DocumentCalls(value);
  const undone = () => tell(`“${template.title}” is taken out of “${title}” again.`);
  const inserted = ({ change }) =>
    tell(
      `“${template.title}” is inserted into “${title}”.`,
      button('Undo', () => attempt(() => calls.undo(change), undone)),
      link('Go on there', dataset.page),
    );
  attempt(() => calls.insert(template), inserted);
});
