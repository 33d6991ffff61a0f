import { html } from 'hono/html';
import { layout } from '../../../pages/layout';
import type { Html, PageContext } from '../../../pages/page';
import { type Document, documentPath } from '../document';
import { contentStyles } from './document';

/** The path of a document's edit screen. */
export function editPath({ type, slug }: Pick<Document, 'type' | 'slug'>): string {
  return `/content/edit/${type}/${encodeURIComponent(slug)}`;
}

/** The state of the edit screen beside its document. */
export interface EditState {
  readonly csrf: string;
  /** Whether the site shows the page at its root. */
  readonly isFront: boolean;
  /** An error message about the submitted values. */
  readonly problem?: string;
}

/** The edit screen: changes a document's title, excerpt and status, or removes it. */
export function editView(
  context: PageContext,
  document: Document,
  { csrf, isFront, problem = '' }: EditState,
): Html {
  const { type, title, excerpt, status } = document;
  const described = problem && html` aria-describedby="problem" aria-invalid="true"`;
  return layout(
    context,
    { title: `Edit “${title}”`, description: 'Edits a document.', styles: contentStyles },
    html`<div class="site-heading"><h1>Edit “${title}”</h1>
<p class="site-lead"><a href="${documentPath(document)}">See it as it is</a></p></div>
${problem && html`<p class="site-note" id="problem" role="alert">${problem}</p>`}
<form method="post" action="${editPath(document)}" class="site-form site-fields">
<p><label for="title">Title</label>
<input type="text" id="title" name="title" value="${title}" maxlength="200" required${described}></p>
<p><label for="excerpt">Excerpt</label>
<textarea id="excerpt" name="excerpt" rows="3" maxlength="2000">${excerpt}</textarea></p>
<p><label for="status">Status</label>
<select id="status" name="status"><option value="publish"${selected(status === 'publish')}>Published</option>
<option value="draft"${selected(status === 'draft')}>Draft</option></select></p>
${type === 'page' && frontBox(isFront)}
<p class="site-actions"><input type="hidden" name="csrf" value="${csrf}">
<button class="site-button" name="action" value="save">Save</button>
<button class="site-button" data-kind="quiet" name="action" value="remove" formnovalidate>Remove</button></p>
</form>
<p class="site-actions"><a class="site-button" data-kind="quiet" href="/content">All content</a></p>`,
  );
}

const frontBox = (isFront: boolean): Html =>
  html`<p><label><input type="checkbox" name="front" value="1"${isFront && html` checked`}>
The site’s front page</label></p>`;

const selected = (isSelected: boolean): Html | '' => (isSelected ? html` selected` : '');
