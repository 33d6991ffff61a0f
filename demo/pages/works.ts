import { html } from 'hono/html';
import { largeScale } from '../server/portfolio/drawings';
import { films } from '../server/portfolio/films';
import { pictureAddress } from '../server/portfolio/pictures';
import { taxonomies } from '../server/portfolio/terms';
import { customerSitePath, videoPath, type Work, workPath } from '../server/portfolio/work';
import { layout } from './layout';
import type { Html, PageContext } from './page';
import { workStyles } from './portfolio';

/** A work with the previous and the next one. */
export interface WorkInOrder {
  readonly work: Work;
  readonly newer: Work | undefined;
  readonly older: Work | undefined;
}

/** The page about a work. */
export function workPage(context: PageContext, { work, newer, older }: WorkInOrder): Html {
  const { title, text } = work;
  return layout(
    context,
    { title, description: text, styles: workStyles },
    html`<article class="site-work" data-motif="${work.motif}">
<div class="site-heading">
<p><a href="/portfolio">All works</a></p>
<h1>${title}</h1>
<p class="site-lead">${text}</p>
${work.motif === 'site' && visit(work)}
${facts(work)}
</div>
<div class="site-work-picture">${work.video ? video(work, work.video) : picture(work)}</div>
</article>
<nav class="site-turning" aria-label="Works beside this one">
${newer && neighbour(newer, 'prev', 'Newer')}
${older && neighbour(older, 'next', 'Older')}
</nav>`,
  );
}

function visit(work: Work): Html {
  return html`<p class="site-actions"><a class="site-button" href="${customerSitePath(work)}">Visit the site</a></p>`;
}

function picture(work: Work): Html {
  const { width, height, alt } = work;
  return html`<img src="${pictureAddress(work, 'large')}" width="${width * largeScale}" height="${height * largeScale}" alt="${alt}">`;
}

function video(work: Work, file: string): Html {
  const film = films.find((one) => one.file === file);
  return html`<video controls loop playsinline preload="metadata" width="${film?.width}" height="${film?.height}"
poster="${pictureAddress(work)}" src="${videoPath(file)}" aria-label="${work.title}"></video>`;
}

function facts(work: Work): Html {
  const [year, month, day] = work.date.slice(0, 10).split('-').map(Number) as [
    number,
    number,
    number,
  ];
  const shownDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return html`<dl class="site-facts">
${taxonomies.map(({ field, terms }) => {
  const names = terms.filter(({ id }) => work[field].includes(id)).map(({ name }) => name);
  return names.length > 0 && html`<div><dt>${labels[field]}</dt><dd>${names.join(', ')}</dd></div>`;
})}
<div><dt>Left the bench</dt><dd><time datetime="${work.date.slice(0, 10)}">${shownDate.format(Date.UTC(year, month - 1, day))}</time></dd></div>
</dl>`;
}

const labels = { categories: 'Kind', otherCategories: 'For', tags: 'Made with' } as const;

function neighbour(work: Work, rel: string, label: string): Html {
  return html`<a rel="${rel}" href="${workPath(work)}"><span>${label}</span> ${work.title}</a>`;
}
