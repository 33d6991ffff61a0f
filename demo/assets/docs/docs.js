// The documentation's script: the search field, and the buttons of live examples. Without it, the search form
// opens the list of all pages.
import { addButtons } from './examples.js';
import { makeTabs } from './tabs.js';

const field = document.querySelector('#docs-query');

/** Loads the search with the first use of its field. */
let search;
const start = () =>
  (search ??= import('./search.js').then(({ startSearch }) => startSearch(field)));
field.addEventListener('focus', start, { once: true });
if (field.value || new URLSearchParams(location.search).has('q')) start();

document.addEventListener('keydown', (event) => {
  const types = event.target.closest('input, textarea, select, [contenteditable]');
  if (event.key !== '/' || types || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  field.focus();
});

if (location.pathname === '/docs/elements' && location.hash) import('./former-anchors.js');

// The navigation is open beside the text, and folded above it.
const nav = document.querySelector('.docs-nav');
const isWide = matchMedia('(width >= 60rem)');
const fold = () => {
  nav.open = isWide.matches;
};
isWide.addEventListener('change', fold);
fold();

for (const example of document.querySelectorAll('.docs-example')) addButtons(example);
for (const box of document.querySelectorAll('.docs-tabs')) makeTabs(box);

for (const sample of document.querySelectorAll('.docs-article pre')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'docs-copy';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(sample.querySelector('code').textContent);
    button.textContent = 'Copied';
  });
  const box = document.createElement('div');
  box.className = 'docs-sample';
  sample.replaceWith(box);
  box.append(sample, button);
}
