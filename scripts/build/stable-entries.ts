import { posix } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Matches a file of code that autoload and pages know by the name of its tag: `chunks/define/tabs-Bo3_x9aZ.js`. */
const NAMED = /^chunks\/((?:define|body)\/[\w-]+)-[\w-]{8}\.js$/;

const AUTOLOAD = 'autoload.js';
/** The entries that contain code of their own. */
const ENTRIES = [AUTOLOAD, 'index.js'];

/** The path of a named file without build and type (`define/tabs`); undefined for other files. */
export function stableName(fileName: string): string | undefined {
  return NAMED.exec(fileName)?.[1];
}

/** The file of a build that has a stable name such as `define/tabs`. */
export function namedFile(name: string, build: string): string {
  return `chunks/${name}-${build}.js`;
}

/**
 * Makes each element come whole from one build, whatever caches hold. Files of code have a hash or the build in their
 * name. An entry with a stable name (`define/tabs.js`) only imports the code of its build. Autoload requests the code
 * of its own build. If the server has removed it, autoload requests the entry.
 */
export function stableEntries(build: string): Plugin {
  return {
    name: 'stable-entries',
    generateBundle(_, bundle) {
      const noted = (from: string): string => noteOf(build, from, bundle);
      for (const [from, to] of leads(bundle)) {
        const source = `${forwarding(from, to)}${noted(from)}\n`;
        this.emitFile({ type: 'asset', fileName: from, source });
      }
      const autoload = bundle[AUTOLOAD];
      if (autoload?.type === 'chunk') autoload.code = withFallbacks(autoload, build);
      for (const entry of ENTRIES) {
        const chunk = bundle[entry];
        if (chunk?.type === 'chunk') chunk.code += noted(entry);
      }
    },
  };
}

/** The stable names, each with the file that its entry imports. */
function leads(bundle: Rolldown.OutputBundle): [from: string, to: Rolldown.OutputChunk][] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const asked = chunks.find(({ fileName }) => fileName === AUTOLOAD)?.dynamicImports ?? [];
  return chunks.flatMap((chunk): [string, Rolldown.OutputChunk][] => {
    const name = stableName(chunk.fileName);
    if (name) return [[`${name}.js`, chunk]];
    const ofLoader = asked.includes(chunk.fileName) && loaderName(chunk.fileName);
    return ofLoader ? [[ofLoader, chunk]] : [];
  });
}

/** The stable name of a file that autoload needs beside those of elements. */
function loaderName(file: string): string | undefined {
  const name = /^chunks\/(adoption|links|start-tracking)-[\w-]{8}\.js$/.exec(file)?.[1];
  // Scripts of pages import `tracking.js` too.
  if (name === 'start-tracking') return 'tracking.js';
  return name && `loader/${name}.js`;
}

/** Adds a fallback to the imports of autoload. The query bypasses a cached entry of an old build. */
function withFallbacks({ code, dynamicImports }: Rolldown.OutputChunk, build: string): string {
  return dynamicImports.reduce((text, file) => {
    const name = loaderName(file);
    const own = `import(\`./${file}\`)`;
    return name ? text.replace(own, `${own}.catch(()=>import("./${name}?${build}"))`) : text;
  }, code);
}

/** An entry's code: it has the exports of the file, under the names that other files use. */
function forwarding(from: string, { fileName, exports }: Rolldown.OutputChunk): string {
  const path = pathTo(from, fileName);
  const hasDefault = exports.includes('default');
  return `export*from"${path}";${hasDefault ? `export{default}from"${path}";` : ''}\n`;
}

/** Code that notes an entry's build on the page, and warns if it is the second one. */
function noteOf(build: string, from: string, bundle: Rolldown.OutputBundle): string {
  const warning = Object.keys(bundle).find((file) => file.startsWith('chunks/two-builds-'));
  if (!warning) throw new Error('No file warns of two builds.');
  return (
    '{const b=globalThis[Symbol.for("nh-elements/builds")]??=new Set;' +
    // A third build is not noted: the warning was given.
    `b.size<2&&b.add("${build}").size>1&&` +
    `import("${pathTo(from, warning)}").then(m=>m.warnOfTwoBuilds(),()=>{})}`
  );
}

function pathTo(from: string, file: string): string {
  const path = posix.relative(posix.dirname(from), file);
  return path.startsWith('.') ? path : `./${path}`;
}
