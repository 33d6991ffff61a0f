import { html } from 'hono/html';
import type { Html } from '../../../pages/page';
import type { ListedDocument } from '../document';
import { buildPath, callsPath } from './address';

/** A select of the document that the template library inserts into, for a page without one. */
export function insertionTarget(documents: readonly ListedDocument[]): Html {
  return html`<link rel="stylesheet" href="/assets/build/build.css">
<p class="build-target"><label for="build-target">Insert into</label>
<select id="build-target">${documents.map(
    (document) =>
      html`<option value="${callsPath(document)}" data-page="${buildPath(document)}">${document.title}</option>`,
  )}</select></p>
<div class="build-notice" role="status"></div>
<script type="module" src="/assets/build/target.js"></script>`;
}
