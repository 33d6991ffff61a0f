import { html } from 'hono/html';
import { pictureAddress } from '../server/portfolio/pictures';
import { customerSitePath, videoPath, type Work } from '../server/portfolio/work';
import { layout } from './layout';
import { actionAddress } from './lightbox-action';
import type { Html, Page, PageContext } from './page';

/** Everything that the lightbox opens, in all variants of CMS markup. */
export const lightboxPage: Page = {
  path: '/lightbox',
  title: 'Looked at closely',
  description: 'Pictures, films and pages by Linden Bindery, opened over the page.',
  render: (context) =>
    layout(context, { ...lightboxPage, styles: ['/assets/lightbox.css'] }, body(context)),
};

function body({ works }: PageContext): Html {
  const all = works('astra-portfolio').filter(({ fault }) => !fault);
  const ofType = (type: Work['type']) => all.filter((work) => work.type === type);
  const pictures = ofType('image');
  const films = ofType('video').filter(({ video }) => video);
  const sites = ofType('page');
  return html`<div class="site-heading">
<h1>${lightboxPage.title}</h1>
<p class="site-lead">Choose a picture to open it over the page. Arrow keys and swipes show the next picture;
Escape closes it. Without scripts, each picture is a plain link to its file.</p>
</div>
${section('gallery', 'A gallery', gallery(pictures.slice(0, 6), films[0], sites[0]))}
${section('drawn', 'A gallery from data', drawn([...pictures.slice(6, 11), ...films.slice(1, 2)]))}
${section('builder', 'Links as the page builder prints them', builderLinks(pictures.slice(11, 16), films[2]))}
${section('actions', 'Links that run actions', actions(pictures.slice(16, 19), films[3]))}`;
}

function section(id: string, title: string, content: Html): Html {
  return html`<section class="site-section" aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
${content}
</section>`;
}

/** Links printed by the server; the element makes a slideshow of them. */
function gallery(pictures: readonly Work[], film?: Work, site?: Work): Html {
  return html`<nh-lightbox class="site-gallery">
${pictures.map(
  (
    work,
  ) => html`<figure><a href="${pictureAddress(work, 'large')}">${thumbnail(work, work.alt || work.title)}</a>
<figcaption>${work.title}</figcaption></figure>`,
)}
${
  film &&
  html`<figure><a href="${videoPath(film.video ?? '')}">${thumbnail(film, `Film: ${film.title}`)}</a>
<figcaption>${film.title}</figcaption></figure>`
}
${
  site &&
  html`<figure><a href="${customerSitePath(site)}" data-nh-page>${thumbnail(site, `Web site: ${site.title}`)}</a>
<figcaption>${site.title}</figcaption></figure>`
}
</nh-lightbox>`;
}

/** A tag with its items as JSON; the child is the fallback without scripts. */
function drawn(works: readonly Work[]): Html {
  const items = works.map((work) => ({
    url: work.video ? videoPath(work.video) : pictureAddress(work, 'large'),
    title: work.title,
    description: work.text,
    thumbnail: pictureAddress(work),
    alt: work.alt,
  }));
  const settings = { title: 'Bindings and a film', loop: 'no', items };
  return html`<nh-lightbox settings="${JSON.stringify(settings)}">
<p>These pictures need JavaScript.</p>
</nh-lightbox>`;
}

function builderLinks(works: readonly Work[], film?: Work): Html {
  const [single, download, ...group] = works;
  return html`<div class="site-gallery">
${
  single &&
  html`<a href="${pictureAddress(single, 'large')}" data-elementor-open-lightbox="yes"
data-elementor-lightbox-title="${single.title}">${thumbnail(single, `One picture: ${single.title}`)}</a>`
}
${group.map(
  (
    work,
    index,
  ) => html`<a href="${pictureAddress(work, 'large')}" data-elementor-open-lightbox="yes"
data-elementor-lightbox-slideshow="papers" data-elementor-lightbox-index="${index}"
data-elementor-lightbox-title="${work.title}" data-elementor-lightbox-description="${work.text}">${thumbnail(work, `One of a slideshow: ${work.title}`)}</a>`,
)}
${
  film &&
  html`<a href="${videoPath(film.video ?? '')}" data-elementor-open-lightbox="yes"
data-elementor-lightbox-video="${videoPath(film.video ?? '')}">${thumbnail(film, `A film: ${film.title}`)}</a>`
}
</div>
${
  download &&
  html`<p><a href="${pictureAddress(download, 'large')}" download data-elementor-open-lightbox="yes">Download
“${download.title}”</a>, which opens nothing.</p>`
}`;
}

function actions(works: readonly Work[], film?: Work): Html {
  const [first, second] = works;
  return html`<ul>
${
  first &&
  html`<li><a href="${actionAddress('lightbox', { id: first.id, url: pictureAddress(first, 'large') })}">Open “${first.title}”</a></li>`
}
${
  film &&
  html`<li><a href="${actionAddress('lightbox', { type: 'video', videoType: 'hosted', url: videoPath(film.video ?? '') })}">Play “${film.title}”</a></li>`
}
${
  second &&
  html`<li><a href="${pictureAddress(second, 'large')}" data-elementor-open-lightbox="yes"
data-e-action-hash="${actionAddress('lightbox', { id: second.id, url: pictureAddress(second, 'large') })}">“${second.title}”, with an address that opens it again when shared</a></li>`
}
</ul>`;
}

function thumbnail(work: Work, alt: string): Html {
  const { width, height } = work;
  return html`<img src="${pictureAddress(work)}" width="${width}" height="${height}" alt="${alt}" loading="lazy">`;
}
