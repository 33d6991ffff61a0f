import { html } from 'hono/html';
import { layout } from './layout';
import type { Html, Page, PageContext } from './page';
import { workStyles } from './portfolio';
import { workLinks } from './portfolio-list';
import { bench, commission, prices, questions } from './start-content';

/** The front page. */
export const startPage: Page = {
  path: '/',
  title: 'Books bound, boxed and mended by hand',
  description:
    'Linden Bindery in Underbridge sews new books, rebinds old ones and makes boxes for both.',
  render: (context) => layout(context, { ...startPage, styles: workStyles }, body(context)),
};

function body(context: PageContext): Html {
  return html`${hero()}
${priceList()}
${commissionSteps()}
${benchNotes()}
${latestWorks(context)}
${questionList()}
${newsletter(context)}
${colophon()}`;
}

function hero(): Html {
  return html`<section class="site-hero">
<div class="site-hero-words">
<h1>${startPage.title}</h1>
<p class="site-lead">We are three bookbinders beside the weir in Underbridge. We sew first editions
of one, put family Bibles back together, and make boxes for things that should outlive us.</p>
<p class="site-actions"><a class="site-button" href="/contact">Ask about a book</a>
<a class="site-button" data-kind="quiet" href="#prices">See what it costs</a></p>
</div>
<img class="site-hero-art" src="/assets/shelf.svg" width="560" height="440" alt="" fetchpriority="high">
</section>`;
}

function priceList(): Html {
  return html`<section class="site-section" aria-labelledby="prices">
<h2 id="prices">What we do, and what it costs</h2>
<ul class="site-prices">${prices.map(
    ({ name, text, price, time }) => html`<li>
<h3>${name}</h3>
<p>${text}</p>
<p class="site-price"><strong>${price}</strong> <span>${time}</span></p>
</li>`,
  )}</ul>
</section>`;
}

function commissionSteps(): Html {
  return html`<section class="site-section" aria-labelledby="commission">
<h2 id="commission">How a commission goes</h2>
<ol class="site-steps">${commission.map(
    ({ name, text }) => html`<li><h3>${name}</h3><p>${text}</p></li>`,
  )}</ol>
</section>`;
}

function benchNotes(): Html {
  return html`<section class="site-section" aria-labelledby="bench">
<h2 id="bench">On the bench this month</h2>
<ul class="site-bench">${bench.map(
    ({ art, name, text }) => html`<li>
<img src="${art}" alt="" width="240" height="200">
<h3>${name}</h3><p>${text}</p>
</li>`,
  )}</ul>
</section>`;
}

function latestWorks(context: PageContext): Html {
  return html`<section class="site-section" aria-labelledby="works">
<h2 id="works">Just left the bench</h2>
${workLinks(context.works('astra-portfolio').slice(0, 4))}
<p><a href="/portfolio">All our works</a></p>
</section>`;
}

function questionList(): Html {
  return html`<section class="site-section site-beside" aria-labelledby="questions">
<h2 id="questions">Asked at the door</h2>
<div class="site-questions">${questions.map(
    ({ question, answer }) => html`<details name="questions">
<summary>${question}</summary><p>${answer}</p>
</details>`,
  )}</div>
</section>`;
}

function newsletter(context: PageContext): Html {
  return html`<section class="site-band" aria-labelledby="letters">
<div class="site-band-inner">
<div>
<h2 id="letters">Four letters a year</h2>
<p>One each season: what left the bench, a weekend course or two, offcuts of marbled paper that you
can have for the postage.</p>
</div>
${context.form('newsletter')}
</div>
</section>`;
}

function colophon(): Html {
  return html`<section class="site-section site-beside" aria-labelledby="colophon">
<h2 id="colophon">Colophon</h2>
<div>
<p>Every page of this site is plain HTML, and its forms work before any script is loaded. Then one
small module finds the <code>nh-</code> tags and loads only the code that the page uses, such as
validation while you type and upload progress.</p>
<p>The <a href="/docs">documentation</a> shows each element. There are variants of the
contact form <a href="/contact/every-field">with every kind of field</a>, <a href="/contact/json">drawn
from JSON</a>, and <a href="/contact/outcomes">with each possible error</a>.</p>
</div>
</section>`;
}
