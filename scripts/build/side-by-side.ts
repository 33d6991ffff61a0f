import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { stableName } from './stable-entries.ts';
import { withImports } from './with-imports.ts';

/** A define module, the part that its controller requests, and the test whether a page needs that part. */
const DEFINE = 'define/image-carousel';
const PART = 'chunks/swiper-';
const NEED = '.swiper-slide+.swiper-slide,nh-image-carousel:empty';

/**
 * Makes the files of the carousel load in parallel. Its controller requests Swiper when a carousel becomes visible,
 * which would be a third level on a phone, after the define module and its imports. In the page layout, that module
 * therefore consists of a few lines that request all of them at once (Swiper only if the page has something to slide)
 * and then run the original module.
 */
export const sideBySide: Plugin = {
  name: 'side-by-side',
  generateBundle(_, bundle) {
    const define = Object.values(bundle).find(({ fileName }) => stableName(fileName) === DEFINE);
    if (define?.type !== 'chunk') return;
    const [main = '', ...needed] = besideDefine(define.fileName, bundle);
    const [, ...shared] = withImports(define.fileName, bundle);
    this.emitFile({ type: 'asset', fileName: main, source: oneFolderUp(define.code) });
    define.code = starter(define.exports, main, shared, needed);
  },
};

/**
 * The files that a define module requests in parallel: first the module that it runs, then the imports of
 * that module.
 */
export function besideDefine(file: string, bundle: Rolldown.OutputBundle): string[] {
  const define = bundle[file];
  if (stableName(file) !== DEFINE || define?.type !== 'chunk') return [];
  const part = define.dynamicImports.find((one) => one.startsWith(PART));
  if (!part)
    throw new Error(`${DEFINE} asks for no ${PART}… any more, so side-by-side has no use.`);
  const hash = createHash('sha256').update(define.code).digest('base64url').slice(0, 8);
  const shared = withImports(file, bundle);
  const needed = withImports(part, bundle).filter((one) => !shared.includes(one));
  return [`chunks/image-carousel-${hash}.js`, ...needed];
}

/** The code of a file in a folder of `chunks`, for a file in `chunks` itself. */
function oneFolderUp(code: string): string {
  return code.replace(/\b(from|import|import\()(["'`])\.\.\//g, '$1$2./');
}

function fromDefine(file: string): string {
  return `../${file.replace('chunks/', '')}`;
}

/**
 * Passes the query `?again=1` of its own address on to the module that it runs: in Firefox, a failed address
 * keeps failing.
 */
function starter(
  exports: readonly string[],
  main: string,
  shared: readonly string[],
  needed: readonly string[],
): string {
  const list = (files: readonly string[]): string => JSON.stringify(files.map(fromDefine));
  return `const early=files=>files.forEach(file=>import(file).catch(()=>{}));
early(${list(shared)});
if(document.querySelector("${NEED}"))early(${list(needed)});
export const{${exports.join()}}=await import("${fromDefine(main)}"+new URL(import.meta.url).search);
`;
}
