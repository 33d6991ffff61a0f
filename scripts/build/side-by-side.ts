import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { withImports } from './with-imports.ts';

/** The define module that it is for, the part that its controller asks for, and what of a page needs that. */
const DEFINE = 'define/image-carousel.js';
const PART = 'chunks/swiper-';
const NEED = '.swiper-slide+.swiper-slide,nh-image-carousel:empty';

/**
 * Has the carousel's files come side by side. Its controller asks for Swiper itself, once a carousel is
 * shown: on a phone that would be a third level, after its define module and what that imports. So in
 * the page layout that module is a few lines that ask for all of them at once, for Swiper only where the
 * page has something to slide, and then run what was there before.
 */
export const sideBySide: Plugin = {
  name: 'side-by-side',
  generateBundle(_, bundle) {
    const define = bundle[DEFINE];
    if (define?.type !== 'chunk') return;
    const [main = '', ...needed] = besideDefine(DEFINE, bundle);
    const [, ...shared] = withImports(DEFINE, bundle);
    this.emitFile({ type: 'asset', fileName: main, source: define.code });
    define.code = starter(define.exports, main, shared, needed);
  },
};

/** What a define module asks for side by side with what it imports: first what it runs, then what that needs. */
export function besideDefine(file: string, bundle: Rolldown.OutputBundle): string[] {
  const define = bundle[file];
  if (file !== DEFINE || define?.type !== 'chunk') return [];
  const part = define.dynamicImports.find((one) => one.startsWith(PART));
  if (!part)
    throw new Error(`${DEFINE} asks for no ${PART}… any more, so side-by-side has no use.`);
  const hash = createHash('sha256').update(define.code).digest('base64url').slice(0, 8);
  const shared = withImports(DEFINE, bundle);
  const needed = withImports(part, bundle).filter((one) => !shared.includes(one));
  return [`chunks/image-carousel-${hash}.js`, ...needed];
}

/** An address of its own, `?again=1`, is passed on to what it runs: in Firefox what has failed stays failed. */
function starter(
  exports: readonly string[],
  main: string,
  shared: readonly string[],
  needed: readonly string[],
): string {
  const list = (files: readonly string[]): string =>
    JSON.stringify(files.map((file) => `../${file}`));
  return `const early=files=>files.forEach(file=>import(file).catch(()=>{}));
early(${list(shared)});
if(document.querySelector("${NEED}"))early(${list(needed)});
export const{${exports.join()}}=await import("../${main}"+new URL(import.meta.url).search);
`;
}
