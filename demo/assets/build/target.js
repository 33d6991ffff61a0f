import { DocumentCalls, mayPass, sentenceOf } from './calls.js';
import { button, link, tell } from './notice.js';

/** Inserts templates of a standalone library into the document selected beside it. */
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
  const undone = () => tell(`“${template.title}” was removed again from “${title}”.`);
  const inserted = ({ change }) =>
    tell(
      `“${template.title}” is inserted into “${title}”.`,
      button('Undo', () => attempt(() => calls.undo(change), undone)),
      link('Open the document', dataset.page),
    );
  attempt(() => calls.insert(template), inserted);
});
