/** A failed call; `code` is empty when the server cannot be reached. */
export class RefusedCall extends Error {
  constructor(code) {
    super(code);
    this.code = code;
  }
}

let nonce = JSON.parse(document.querySelector('#nh-config').textContent).restNonce;

/** The REST calls of a document. */
export class DocumentCalls {
  #address;

  constructor(address) {
    this.#address = address;
  }

  /** Inserts a template's elements after an element, or at the end. */
  insert({ content, pageSettings }, after) {
    return this.#call('POST', 'elements', { content, pageSettings, ...(after && { after }) });
  }

  /** Removes an element. */
  remove(id) {
    return this.#call('DELETE', `elements/${encodeURIComponent(id)}`);
  }

  /** Undoes a change. */
  undo(change) {
    return this.#call('POST', `undo/${encodeURIComponent(change)}`);
  }

  async #call(method, path, body) {
    const address = `${this.#address}/${path}`;
    const answer = await send(address, method, body);
    if (answer.code !== 'rest_cookie_invalid_nonce') return taken(answer);
    // The page's nonce has expired.
    nonce = await freshNonce();
    return taken(await send(address, method, body));
  }
}

function taken(answer) {
  if (answer.code) throw new RefusedCall(answer.code);
  return answer;
}

async function send(address, method, body) {
  try {
    const response = await fetch(address, {
      method,
      headers: { 'X-WP-Nonce': nonce, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return await response.json();
  } catch {
    throw new RefusedCall('');
  }
}

async function freshNonce() {
  const response = await fetch('/wp-admin/admin-ajax.php?action=rest-nonce').catch(() => undefined);
  if (!response) throw new RefusedCall('');
  // Visitors who are logged out get no nonce.
  if (!response.ok) throw new RefusedCall('rest_forbidden');
  return response.text();
}

const sentences = {
  '': 'The site does not answer, so nothing has changed. Check your connection, then try again.',
  rest_forbidden:
    'You are no longer logged in, so nothing has changed. Log in again in another tab, then try again.',
  'document-element-gone':
    'The element has been removed by someone else, so nothing was changed. Reload the page to see the document.',
  'document-changed':
    'The document was changed later, so this change can no longer be undone. Remove the elements instead.',
  'document-undo-gone':
    'This change was undone already, or is more than a day old. Reload the page to see the document.',
  'document-not-found':
    'This document was deleted in the meantime, so nothing has changed. Choose another document.',
  'document-full':
    'A document can have at most 2,000 elements, so nothing was inserted. Remove some elements, then try again.',
  rest_content_too_large:
    'The template is too large for one request, so nothing was inserted. Insert a smaller template.',
};

/** Whether a retry of the call may succeed. */
export const mayPass = ({ code }) =>
  code === '' || code === 'rest_forbidden' || !(code in sentences);

/** The message for a failed call. */
export function sentenceOf({ code }) {
  return (
    sentences[code] ?? 'The server reported an error, so nothing has changed. Try again later.'
  );
}
