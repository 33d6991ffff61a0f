import { html } from 'hono/html';
import type { Html } from '../../../pages/page';
import { editorPath } from '../../page-editor/address';
import { buildPath } from '../build/address';
import { documentPath, type ListedDocument } from '../document';
import { mediaPath } from '../media';
import type { Plugin } from '../plugins';
import { timeElement } from './document';
import { editPath } from './edit';

/** A table of documents with title, thumbnail, status and dates. */
export function documentTable(
  documents: readonly ListedDocument[],
  { caption, kind }: { readonly caption: string; readonly kind: 'status' | 'docType' },
): Html {
  if (documents.length === 0) return html`<p class="site-empty">There are none.</p>`;
  return html`<table class="cms-table">
<caption class="cms-hidden">${caption}</caption>
<thead><tr><th scope="col">Title</th><th scope="col">${kind === 'status' ? 'Status' : 'Kind'}</th>
<th scope="col">Edited</th></tr></thead>
<tbody>${documents.map(
    (document) => html`<tr id="${document.type}-${document.slug}">
<th scope="row"><span class="cms-named">${thumbnail(document)}<span>
<a href="${documentPath(document)}">${document.title}</a>
<span class="cms-meta">${document.slug} ·
<a href="${editPath(document)}" aria-label="Edit title and status of ${document.title}">Edit title and status</a> ·
<a href="${buildPath(document)}" aria-label="Insert templates into ${document.title}">Insert templates</a>${editorLink(document)}</span></span></span></th>
<td>${kind === 'status' ? statusBadge(document) : html`<code>${document.docType}</code>`}</td>
<td>${timeElement(document.edited)}</td></tr>`,
  )}</tbody></table>`;
}

function editorLink(document: ListedDocument): Html | string {
  if (document.type !== 'page') return '';
  return html` ·
<a href="${editorPath(document)}" aria-label="Edit the page ${document.title}">Edit the page</a>`;
}

/** A table of the installed plugins. */
export function pluginTable(plugins: readonly Plugin[]): Html {
  return html`<table class="cms-table">
<caption class="cms-hidden">Installed plugins</caption>
<thead><tr><th scope="col">Plugin</th><th scope="col">Version</th><th scope="col">State</th></tr></thead>
<tbody>${plugins.map(
    ({ name, plugin, version, state }) => html`<tr>
<th scope="row">${name} <span class="cms-meta">${plugin}</span></th>
<td>${version}</td>
<td><span class="site-badge" data-status="${state === 'active' ? 'ok' : 'invalid'}">${state}</span></td></tr>`,
  )}</tbody></table>`;
}

function thumbnail({ thumbnail: name }: ListedDocument): Html | string {
  return (
    name &&
    html`<img src="${mediaPath(name)}" alt="" width="64" height="48" loading="lazy" class="cms-picture">`
  );
}

function statusBadge({ status }: ListedDocument): Html {
  return status === 'publish'
    ? html`<span class="site-badge" data-status="ok">Published</span>`
    : html`<span class="site-badge" data-status="invalid">Draft</span>`;
}
