// Makes a page of the template that is inserted, and opens the page in the editor.
const library = document.querySelector('nh-template-library');
const status = document.getElementById('nh-elements-insert');

library.addEventListener('nh-template-insert', async (event) => {
  event.preventDefault();
  const { title, content, pageSettings } = event.detail;
  const response = await fetch(library.dataset.pages, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-WP-Nonce': library.dataset.nonce },
    body: JSON.stringify({ title, content, page_settings: pageSettings ?? {} }),
  }).catch(() => undefined);
  const answer = await response?.json().catch(() => undefined);
  if (response?.ok) location.assign(answer.address);
  else status.textContent = answer?.message ?? status.dataset.offline;
});
