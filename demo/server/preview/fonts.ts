import { type Context, Hono } from 'hono';

/**
 * The fonts that this service has: each is the first of these that the visitor's system has, so that
 * nothing is fetched from elsewhere. A name is a font's family; in bold it ends with `Bold`.
 */
const fonts: Readonly<Record<string, readonly string[]>> = {
  'Weir Serif': ['Iowan Old Style', 'Palatino Linotype', 'P052', 'Georgia', 'Liberation Serif'],
  'Weir Grotesk': ['Avenir Next', 'Segoe UI', 'Nimbus Sans', 'Liberation Sans', 'Arial'],
  'Bench Book': ['Century Schoolbook', 'C059', 'Cambria', 'Georgia', 'DejaVu Serif'],
  'Bench Mono': ['Menlo', 'Consolas', 'Liberation Mono', 'DejaVu Sans Mono'],
};

/** A font service of the demo's own, with the addresses and answers of the usual ones. */
export function fontRoutes(): Hono {
  const app = new Hono();
  app.get('/fonts/css2', (context) => {
    const rules = context.req.queries('family')?.map(fontRules);
    if (!rules?.every((rule) => rule !== undefined)) return refused(context);
    context.header('Content-Type', 'text/css; charset=utf-8');
    context.header('Cache-Control', 'public, max-age=86400');
    return context.body(rules.join('\n'));
  });
  return app;
}

function refused(context: Context): Response {
  return context.text('Ask for ?family=Name:wght@400;700, with a font that this service has.', 400);
}

/** The rules of one family, such as `Weir Serif:wght@400;700`; undefined where it cannot be had. */
function fontRules(wanted: string): string | undefined {
  const [, family = '', axis = '400'] = /^([^:]+)(?::wght@([\d;]+))?$/.exec(wanted) ?? [];
  const names = Object.hasOwn(fonts, family) ? fonts[family] : undefined;
  return (
    names &&
    axis
      .split(';')
      .map((weight) => fontFace(family, weight, names))
      .join('\n')
  );
}

function fontFace(family: string, weight: string, names: readonly string[]): string {
  // A system's file of a bold font goes by its own name: with a space, or as PostScript has it.
  const files = names.flatMap((name) =>
    Number(weight) >= 600
      ? [`${name} Bold`, `${name.replaceAll(' ', '')}-Bold`]
      : [name, `${name.replaceAll(' ', '')}-Regular`, `${name}-Roman`],
  );
  const sources = files.map((file) => `local("${file}")`).join(', ');
  return `@font-face { font-family: "${family}"; font-weight: ${weight}; font-display: swap; src: ${sources}; }`;
}
