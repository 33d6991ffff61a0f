/** The document as it is printed, and what it holds. */
const canvas = () => document.querySelector('.build-canvas');

/** What the document holds: `{ title, type, content, pageSettings }`. */
export const documentData = () => JSON.parse(canvas().querySelector('.build-document').textContent);

/** The button of an element's menu. */
export const handleOf = (id) => document.getElementById(`handle-${id}`);

/** The button of the element that something on the page is in. */
export function handleAround(target) {
  const id = target.closest?.('.build-canvas [data-id]')?.dataset.id;
  return id === undefined ? undefined : handleOf(id);
}

/** An element of the document, however deep it lies. */
export function elementOf(id, elements = documentData().content) {
  for (const element of elements) {
    const found = element.id === id ? element : elementOf(id, element.elements);
    if (found) return found;
  }
  return undefined;
}

/** Prints the document anew, as the server has it now. */
export async function refreshCanvas() {
  const page = await fetchedPage();
  for (const part of ['.build-canvas', '.build-settings']) {
    const [now, next] = [document.querySelector(part), page?.querySelector(part)];
    // Logged out meanwhile, or offline: what is shown would be wrong.
    if (!next) return location.reload();
    now.replaceWith(document.adoptNode(next));
  }
}

/** By `XMLHttpRequest`, since the policy lets nobody make markup of a text. */
function fetchedPage() {
  const request = new XMLHttpRequest();
  request.open('GET', location.pathname);
  request.responseType = 'document';
  return new Promise((resolve) => {
    request.addEventListener('loadend', () => resolve(request.response));
    request.send();
  });
}
