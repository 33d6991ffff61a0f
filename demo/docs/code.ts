import { transformerStyleToClass } from '@shikijs/transformers';
import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { createHighlighter, createJavaScriptRegexEngine } from 'shiki';

const themes = { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' };

/** The languages of the samples in `docs/`. Others are shown in one colour. */
const langs = ['html', 'css', 'js', 'ts', 'tsx', 'json', 'php', 'sh', 'vue', 'svelte', 'astro'];

// One class per pair of colours: the policy forbids `style` attributes.
const classes = transformerStyleToClass({ classPrefix: 'docs-code-' });

/** The CSS of the colours of all samples that have been coloured so far. */
export const codeStyles = (): string => classes.getCSS();

/** Colours a sample. */
export type Colour = (pre: Element) => Element;

/** Loads the grammars, once. */
export async function colours(): Promise<Colour> {
  // The other engine is WebAssembly, which it reads through `Response`; Hono's server replaces that.
  loading ??= createHighlighter({
    themes: Object.values(themes),
    langs,
    engine: createJavaScriptRegexEngine(),
  });
  const highlighter = await loading;
  const known = highlighter.getLoadedLanguages();
  return (pre) => {
    const lang = languageOf(pre);
    const code = textOf(pre).replace(/\n$/, '');
    const coloured = highlighter.codeToHast(code, {
      lang: known.includes(lang) ? lang : 'text',
      themes,
      defaultColor: false,
      transformers: [classes],
    });
    return coloured.children[0] as Element;
  };
}

let loading: ReturnType<typeof createHighlighter> | undefined;

/** The language of a fenced sample: `html` of the class `language-html`. */
function languageOf({ children: [code] }: Element): string {
  const names = code?.type === 'element' ? code.properties.className : undefined;
  const name = Array.isArray(names)
    ? names.map(String).find((one) => one.startsWith('language-'))
    : '';
  return name?.slice('language-'.length) ?? '';
}
