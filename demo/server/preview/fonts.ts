import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Context, Hono } from 'hono';

const require = createRequire(import.meta.url);
const folder = '/fonts';

/** The font families of this service, by Fontsource package. */
const families: Readonly<Record<string, string>> = {
  'Weir Serif': 'libre-baskerville',
  'Weir Grotesk': 'karla',
  'Bench Book': 'crimson-text',
  'Bench Mono': 'courier-prime',
};

/** The weights of each family. */
const weights = ['400', '700'];

/** The path on disk of each font file, by file name. */
const files: ReadonlyMap<string, string> = new Map(
  Object.values(families).flatMap((name) =>
    weights.map((weight) => {
      const file = fileName(name, weight);
      return [file, require.resolve(`@fontsource/${name}/files/${file}`)] as const;
    }),
  ),
);

/** The demo's own font service, with the API of Google Fonts. */
export function fontRoutes(): Hono {
  const app = new Hono();
  app.use(`${folder}/*`, async (context, next) => {
    await next();
    if (context.res.ok) context.header('Cache-Control', 'public, max-age=86400');
  });
  app.get(`${folder}/css2`, (context) => {
    const rules = context.req.queries('family')?.map(fontRules);
    if (!rules?.every((rule) => rule !== undefined)) return refused(context);
    context.header('Content-Type', 'text/css; charset=utf-8');
    return context.body(rules.join('\n'));
  });
  app.get(`${folder}/:file`, (context) => font(context));
  return app;
}

function refused(context: Context): Response {
  return context.text('Request ?family=Name:wght@400;700 with a font of this service.', 400);
}

async function font(context: Context): Promise<Response> {
  const path = files.get(context.req.param('file') ?? '');
  if (!path) return context.notFound();
  return context.body(await readFile(path), 200, { 'Content-Type': 'font/woff2' });
}

/** The `@font-face` rules of a family, such as `Weir Serif:wght@400;700`; undefined if it does not exist. */
function fontRules(wanted: string): string | undefined {
  const [, family = '', axis = '400'] = /^([^:]+)(?::wght@([\d;]+))?$/.exec(wanted) ?? [];
  const name = Object.hasOwn(families, family) ? families[family] : undefined;
  const asked = axis.split(';');
  if (!name || !asked.every((weight) => weights.includes(weight))) return undefined;
  return asked.map((weight) => fontFace(family, weight, fileName(name, weight))).join('\n');
}

function fontFace(family: string, weight: string, file: string): string {
  return `@font-face { font-family: "${family}"; font-weight: ${weight}; font-display: swap; src: url("${folder}/${file}") format("woff2"); }`;
}

function fileName(name: string, weight: string): string {
  return `${name}-latin-${weight}-normal.woff2`;
}
