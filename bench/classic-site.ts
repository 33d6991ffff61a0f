import { readFileSync } from 'node:fs';
import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** A file of one of the bench's packages, in the version that such sites use. */
const fileOf = (path: string): Buffer =>
  readFileSync(new URL(`node_modules/${path}`, import.meta.url));

/** The weight of the classic stack: jQuery, the slider, and a script as large as the builder's runtime. */
const SCRIPTS: Readonly<Record<string, Buffer>> = {
  '/classic/jquery.js': fileOf('jquery/dist/jquery.min.js'),
  '/classic/swiper.js': fileOf('swiper/swiper-bundle.min.js'),
  '/classic/runtime.js': fileOf('lodash/lodash.min.js'),
  '/classic/page.js': Buffer.from(`jQuery(function ($) {
  $('.elementor-accordion').each(function () {
    var $items = $(this).find('.elementor-tab-title');
    $items.on('click', function () {
      $(this).toggleClass('elementor-active').next().slideToggle(400);
    });
    $items.first().addClass('elementor-active').next().show();
    this.setAttribute('data-nh-live', '');
  });
});`),
};

/** A proxy in front of a site: its pages, and `/classic`, its adopted page with the scripts of the classic stack. */
export async function classicSite(origin: string): Promise<{ url: string; close(): void }> {
  const compressed = new Map(
    Object.entries(SCRIPTS).map(([path, text]) => [path, brotliCompressSync(text)]),
  );
  const server: Server = createServer(async ({ url = '/', headers: asked }, response) => {
    const script = compressed.get(url);
    if (script) {
      const headers = { 'content-type': 'text/javascript', 'content-encoding': 'br' };
      response.writeHead(200, headers).end(script);
      return;
    }
    if (url.startsWith('/assets/')) {
      // Passed on compressed, as received.
      get(origin + url, { headers: asked }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      return;
    }
    const path = url.replace(/^\/classic/, '/built-adopted');
    const answer = await fetch(origin + path);
    const page = await answer.text();
    const policy = answer.headers.get('content-security-policy') ?? '';
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? 'text/html',
      // jQuery needs features that the strict policy forbids.
      'content-security-policy': policy.replace(/require-trusted-types-for[^;]*;?/, ''),
    });
    response.end(path === url ? page : classicPage(page));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** The page without our scripts, with those of the classic stack at its end, where the builder prints them. */
function classicPage(page: string): string {
  const scripts = Object.keys(SCRIPTS).map((path) => `<script src="${path}"></script>`);
  return page
    .replace(/<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g, '')
    .replace('</body>', `${scripts.join('')}</body>`);
}
