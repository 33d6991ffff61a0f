import { html, raw } from 'hono/html';
import { findContracts } from '../../scripts/contracts';
import { exampleHtml } from '../../scripts/manifest/examples/html';
import { printedExample } from '../../scripts/manifest/examples/printed-example';
import { settingsText } from '../../scripts/manifest/examples/settings-text';
import type { Example } from '../../src/core/element/example';
import { blocks } from '../../src/page/blocks';
import { scriptData } from '../pages/layout';
import type { Html } from '../pages/page';
import type { PageAssets } from '../server/site';
import { exampleLinks } from './example-links';
import { blockPath } from './pages';

/** An example of an element or a block. The documentation shows the example's page in a frame. */
export interface DocsExample {
  /** Its id on the page of the documentation: `example-1`. */
  readonly id: string;
  /** The path of its page: `/docs/examples/nh-counter/1`. */
  readonly path: string;
  /** The path of the page of the documentation that shows it. */
  readonly owner: string;
  readonly title: string;
  readonly html: string;
  /** The CSS that the printer wrote for it. */
  readonly css: string;
  /** The settings of an element as JSON; undefined for printed markup and for blocks. */
  readonly settings?: string | undefined;
  /** Further keys of the configuration. */
  readonly config: object;
  /** Whether the example needs the responses of a server, and thus has no page of its own. */
  readonly needsServer: boolean;
}

/** Returns the examples of all elements and blocks. */
export async function docsExamples(): Promise<readonly DocsExample[]> {
  const elements = (await findContracts()).flatMap(({ contract: { tag, feature }, examples }) =>
    numbered(`/docs/elements/${tag}`, tag, examples, feature, (example) => ({
      html: exampleHtml(tag, example),
      css: '',
      settings: 'settings' in example ? settingsText(example.settings) : undefined,
    })),
  );
  const printed = [...blocks.values()].flatMap(({ widgetType, title, examples, feature }) => {
    return numbered(blockPath(title), widgetType, examples, feature, (example) =>
      printedExample(widgetType, 'settings' in example ? example.settings : {}),
    );
  });
  return [...elements, ...printed];
}

function numbered(
  owner: string,
  name: string,
  examples: readonly Example[],
  feature: string | undefined,
  print: (example: Example) => Pick<DocsExample, 'html' | 'css' | 'settings'>,
): readonly DocsExample[] {
  return examples.map((example, index) => {
    const { html: markup, css, settings } = print(example);
    return {
      id: `example-${index + 1}`,
      path: `/docs/examples/${name}/${index + 1}`,
      owner,
      title: example.title,
      html: markup,
      css,
      settings,
      config: { ...(feature && { features: [feature] }), ...example.needs?.config },
      needsServer: example.needs?.responses !== undefined,
    };
  });
}

/** The page of an example: the theme, the example and nothing else. `look` is `light` or `dark`; else as the reader's device. */
export function examplePage(
  example: DocsExample,
  assets: PageAssets,
  look: string | undefined,
): Html {
  const scheme = look === 'light' || look === 'dark' ? look : 'light dark';
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<script type="application/json" id="nh-config">${scriptData({ locale: 'en_GB', ...example.config })}</script>
<title>${example.title} – nh-elements</title>
<meta name="description" content="${example.title}: an example of nh-elements, by itself.">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${scheme}">
${exampleLinks(assets)}
${example.css && html`<link rel="stylesheet" href="${example.path}.css">`}
<script type="module" src="${assets.autoload}"></script>
${assets.preloads(example.html).map((href) => html`<link rel="modulepreload" href="${href}">`)}
</head>
<body data-look="${look ?? 'device'}">
<main>
<h1 class="docs-example-title">${example.title}</h1>
${raw(example.html)}
</main>
</body>
</html>`;
}
