/** The printed document and its data. */
const canvas = () => document.querySelector('.build-canvas');

/** The document's data: `{ title, type, content, pageSettings }`. */
export const documentData = () => JSON.parse(canvas().querySelector('.build-document').textContent);

/** The menu button of an element. */
export const handleOf = (id) => document.getElementById(`handle-${id}`);

/** The menu button of the element that contains a node. */
export function handleAround(target) {
  const id = target.closest?.('.build-canvas [data-id]')?.dataset.id;
  return id === undefined ? undefined : handleOf(id);
}

/** Finds an element of the document at any depth. */
export function elementOf(id, elements = documentData().content) {
  for (const element of elements) {
    const found = element.id === id ? element : elementOf(id, element.elements);
    if (found) return found;
  }
  return undefined;
}

/** Reloads the document from the server. */
export async function refreshCanvas() {
  const page = await fetchedPage();
  for (const part of ['.build-canvas', '.build-settings']) {
    const [now, next] = [document.querySelector(part), page?.querySelector(part)];
    // Logged out or offline: the response is not the document.
    if (!next) return location.reload();
    now.replaceWith(document.adoptNode(next));
  }
}

/** Loads markup by `XMLHttpRequest`, since the policy forbids parsing a text as markup. */
function fetchedPage() {
  const request = new XMLHttpRequest();
  request.open('GET', location.pathname);
  request.responseType = 'document';
  return new Promise((resolve) => {
    request.addEventListener('loadend', () => resolve(request.response));
    request.send();
  });
}
