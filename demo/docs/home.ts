import { html } from 'hono/html';
import type { Html } from '../pages/page';
import type { DocsContext } from './site';
import { otherTasks, shownTasks, thumbnailOf, thumbnailSize } from './tasks';
import { docsLayout, groupsOf, listOfGroup } from './view';

const lead =
  'Web components for content sites: a CMS prints plain tags, and one small script brings them alive.';

const copied = `<link rel="stylesheet" href="/assets/nh/nh.css">
<script type="module" src="/assets/nh/autoload.js"></script>
<nh-counter settings='{ "ending_number": 1250, "suffix": " books" }'></nh-counter>`;

/** The first page of the documentation. */
export function homeView(context: DocsContext): Html {
  const shown = { path: '/docs', title: 'Documentation', description: lead };
  const [first] = context.docs.examples.filter(({ owner }) => owner.endsWith('/nh-accordion'));
  return docsLayout(
    shown,
    context,
    html`<article class="docs-article"><h1>nh-elements</h1>
<p class="docs-lead">${lead}</p>
${
  first &&
  html`<div class="docs-example" data-html="${first.html}" data-config="${JSON.stringify(first.config)}"><iframe src="${first.path}" title="Example: ${first.title}"></iframe>
<div class="docs-example-bar"><a href="${first.path}">Open alone</a></div></div>`
}
<h2>Start in three lines</h2>
<pre tabindex="0"><code>${copied}</code></pre>
<p><a href="/docs/start">Where the files come from, and a whole page to copy</a></p>
<h2>What would you like to show?</h2>
<ul class="docs-tasks" data-pictures>${shownTasks.map(([task, tag]) => thumbnail(task, tag))}</ul>
<h2>What would you like to do?</h2>
<ul class="docs-tasks">${otherTasks.map(([task, path]) => html`<li><a href="${path}">${task}</a></li>`)}</ul>
${groupsOf(context.docs.pages)
  .filter(([title]) => /^(Elements|Blocks)/.test(title))
  .map(listOfGroup)}</article>`,
  );
}

function thumbnail(task: string, tag: string): Html {
  const { width, height } = thumbnailSize;
  return html`<li><a href="/docs/elements/${tag}">
<img src="${thumbnailOf(tag)}" alt="" width="${width}" height="${height}" loading="lazy">${task}</a></li>`;
}
