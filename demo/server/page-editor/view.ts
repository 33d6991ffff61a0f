import { html } from 'hono/html';
import { scriptData } from '../../pages/layout';
import type { Html, PageContext } from '../../pages/page';

/** The page of the editor: it consists of the tag alone, without the site's header and styles. */
export function editorView(
  { assets, config }: PageContext,
  {
    id,
    title,
    settings,
  }: { readonly id: number; readonly title: string; readonly settings: object },
): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<script type="application/json" id="nh-config">${scriptData(config)}</script>
<title>${title} – Editor</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">
${assets.editor.stylesheets.map((href) => html`<link rel="stylesheet" href="${href}">`)}
<script type="module" src="${assets.editor.module}"></script>
</head>
<body>
<nh-page-editor page="${id}" settings="${JSON.stringify(settings)}">
<p>The editor’s script has not loaded.</p>
</nh-page-editor>
</body>
</html>`;
}
