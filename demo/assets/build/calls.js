/** A call that was refused; `code` is empty where the server could not be reached. */
export class RefusedCall extends Error {
  constructor(code) {
    super(code);
    this.code = code;
  }
}

let nonce = JSON.parse(document.querySelector('#nh-config').textContent).restNonce;

/** The calls of one document, which is at an address. */
export class DocumentCalls {
  #address;

  constructor(address) {
    this.#address = address;
  }

  /** Puts a template's elements after one of the document's, or at its end. */
  insert({ content, pageSettings }, after) {
    return this.#call('POST', 'elements', { content, pageSettings, ...(after && { after }) });
  }

  /** Takes an element out of it. */
  remove(id) {
    return this.#call('DELETE', `elements/${encodeURIComponent(id)}`);
  }

  /** Takes a change back. */
  undo(change) {
    return this.#call('POST', `undo/${encodeURIComponent(change)}`);
  }

  async #call(method, path, body) {
    const address = `${this.#address}/${path}`;
    const answer = await send(address, method, body);
    if (answer.code !== 'rest_cookie_invalid_nonce') return taken(answer);
    // The page was open for longer than a nonce is good.
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
  // Whoever is logged out has none.
  if (!response.ok) throw new RefusedCall('rest_forbidden');
  return response.text();
}

const sentences = {
  '': 'The site does not answer, so nothing has changed. Look at your connection, then try again.',
  rest_forbidden:
    'You are no longer logged in, so nothing has changed. Log in in another tab, then try again.',
  'document-element-gone':
    'Somebody has removed this element meanwhile, so nothing has changed. Reload the page to see what there is.',
  'document-changed':
    'The document was changed since, by somebody or by you, so this can no longer be undone. Remove what is too much instead.',
  'document-undo-gone': 'That was taken back already, or is more than a day old.',
  'document-not-found': 'Somebody has removed this document meanwhile.',
  'document-full':
    'The document has no room for this: it holds 2,000 elements at most. Remove some, then try again.',
  rest_content_too_large: 'That is more than the site takes at once. Insert a smaller template.',
};

/** Whether the same call may do another time. */
export const mayPass = ({ code }) =>
  code === '' || code === 'rest_forbidden' || !(code in sentences);

/** What to say of a call that was refused. */
export function sentenceOf({ code }) {
  return (
    sentences[code] ?? 'The site could not do that, so nothing has changed. Try again in a while.'
  );
}
