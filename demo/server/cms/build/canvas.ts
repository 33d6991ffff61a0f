import { html, raw } from 'hono/html';
import type { BuilderElement } from '../../../../src/page';
import { type PrintSite, printNode, toHtml } from '../../../../src/print';
import {
  containerNode,
  type MarkupStyle,
  markupStyles,
  widgetNode,
} from '../../../pages/built/markup';
import { scriptData } from '../../../pages/layout';
import type { Html } from '../../../pages/page';
import type { Site } from '../../site';
import type { Document } from '../document';
import { pageOf, printSite } from '../printing/printed-page';
import { elementLabel } from './label';

const style = markupStyles.containers as MarkupStyle;

/** A document in the page builder's markup. Each element has a menu button. */
export function canvas(site: Site, document: Document): Html {
  const { id, type, docType, title, content, pageSettings = {} } = document;
  const page = pageOf(document);
  const means: PrintSite = { ...printSite(site, page, { document }), mode: 'edit' };
  // The data that the page's script saves as a template.
  const data = { title, type: type === 'template' ? docType : 'page', content, pageSettings };
  return html`<div class="build-canvas cms-content" data-revision="${document.edited}">
<script type="application/json" class="build-document">${scriptData(data)}</script>
<div class="elementor elementor-${id}" data-elementor-type="${docType}" data-elementor-id="${id}">
${renderElements(page.content, means)}
</div>
${content.length === 0 && html`<p class="site-empty">The document is empty. Insert a template to begin.</p>`}
</div>`;
}

function renderElements(elements: readonly BuilderElement[], site: PrintSite, depth = 0): Html {
  return html`${elements.map((element) => renderElement(element, site, depth))}`;
}

function renderElement(element: BuilderElement, site: PrintSite, depth: number): Html {
  const { id, elType, widgetType = '', elements } = element;
  if (elType !== 'widget') {
    const inner = html`${bar(element)}
<div class="build-inside" data-direction="${directionOf(element)}">${renderElements(elements, site, depth + 1)}</div>`;
    return containerNode(id, inner, { isInner: depth > 0 });
  }
  const content = html`${bar(element)}${raw(toHtml(printNode(element, site).children))}`;
  return widgetNode({ type: `${widgetType}.default` }, style, content, id);
}

/** The direction in which a container arranges its elements. */
function directionOf({ elType, settings }: BuilderElement): 'row' | 'column' {
  return elType === 'section' || settings.flex_direction === 'row' ? 'row' : 'column';
}

/** An element's name and its menu button. */
function bar(element: BuilderElement): Html {
  const { name, text } = elementLabel(element);
  const label = text ? `${name} “${text}”` : name;
  return html`<div class="build-bar"><span>${name}</span>
<button type="button" class="build-handle" id="handle-${element.id}" data-element="${element.id}" data-label="${label}" data-title="${text || name}" aria-haspopup="menu" aria-expanded="false" aria-label="${label}: actions">
<svg viewBox="0 0 16 4" width="16" height="4" aria-hidden="true"><circle cx="2" cy="2" r="1.6"/><circle cx="8" cy="2" r="1.6"/><circle cx="14" cy="2" r="1.6"/></svg>
</button></div>`;
}
