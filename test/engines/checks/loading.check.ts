import { expect } from 'chai';
import { check, PHONE } from '../check';
import type { Visitor } from '../visitor';
import { becomes, FEEDBACK, FORM, fillContact, OUTPUT, SEND } from '../ways/contact';
import { BOX, showsSlide } from '../ways/lightbox';
import { MENU, OPENER, PANEL } from '../ways/menu';

/** All of the library but the script that is in every page. */
const CODE = /^GET \/assets\/nh\/(?!autoload|nh\.css)/;

const lost = { status: 404 };
const faulty = { mayComplain: true };

check('a submit before the code is held back, and sent once', async (visitor) => {
  visitor.address.meet(/\/define\/contact-form/, 'held');
  await visitor.begin('/contact');
  await fillContact(visitor);
  await visitor.click(SEND);
  await visitor.click(SEND);
  visitor.address.release();
  await becomes(visitor, 'sent');
  expect(visitor.address.requests.filter((line) => FEEDBACK.test(line))).to.have.length(1);
  expect(visitor.address.requests).not.to.include('POST /contact');
});

check('text, checks and focus from before the code has loaded are kept', async (visitor) => {
  visitor.address.meet(/\/define\/contact-form/, 'held');
  await visitor.begin('/contact');
  await fillContact(visitor);
  await visitor.focus('[name="your-tel"]');
  visitor.address.release();
  await visitor.alive(FORM);
  expect(await visitor.value('[name="your-name"]')).to.equal('Ada Fenn');
  await visitor.finds('[name="privacy"]:checked');
  await visitor.focuses('[name="your-tel"]');
});

check(
  'a click on the menu’s button before its code opens the menu when that comes',
  async (visitor) => {
    visitor.address.meet(/\/define\/menu-toggle/, 'held');
    await visitor.begin('/');
    await visitor.click(OPENER);
    visitor.address.release();
    await visitor.finds(`${PANEL}.show`);
  },
  { width: PHONE },
);

// Engines treat running downloads differently when their page is left.
check(
  'a link inside an element is followed before its code comes',
  async (visitor) => {
    visitor.address.meet(/\/define\/menu-toggle/, 'held');
    await visitor.begin('/');
    await visitor.click(`${PANEL} a[href="/lightbox"]`);
    await visitor.reads('h1', 'Looked at closely');
  },
  faulty,
);

check(
  'the search icon opens the search page while its code is loading',
  async (visitor) => {
    visitor.address.meet(/\/define\/search-overlay/, 'held');
    await visitor.begin('/contact');
    await visitor.click('.site-header .astra-search-icon');
    await visitor.until(() => location.pathname === '/search');
  },
  faulty,
);

check(
  'a form whose code does not come is posted to the page’s own address',
  async (visitor) => {
    visitor.address.meet(CODE, lost);
    await visitor.goto('/contact');
    await fillContact(visitor);
    await visitor.anew(() => visitor.click(SEND));
    await visitor.reads(OUTPUT, 'Thank you');
    expect(visitor.address.requests).to.include('POST /contact');
  },
  faulty,
);

check(
  'a menu whose code does not come shows its links, and no dead button',
  async (visitor) => {
    visitor.address.meet(/\/define\/menu-toggle/, lost);
    await visitor.goto('/contact');
    await visitor.sees(`${PANEL} a[href="/portfolio-large"]`);
    await visitor.seesNo(OPENER);
  },
  { width: PHONE, ...faulty },
);

check(
  'works whose code does not come are links to their pages',
  async (visitor) => {
    visitor.address.meet(CODE, lost);
    await visitor.goto('/portfolio');
    const address = await visitor.attribute('nh-portfolio li a', 'href');
    await visitor.click('nh-portfolio li a');
    await visitor.arrives(String(address));
  },
  faulty,
);

check(
  'a gallery whose lightbox cannot be loaded opens the image',
  async (visitor) => {
    await visitor.meet('/lightbox', 'nh-lightbox');
    const address = await visitor.attribute('nh-lightbox a', 'href');
    visitor.address.meet(CODE, lost);
    await visitor.click('nh-lightbox a');
    await visitor.until(
      (box, wanted) =>
        location.pathname + location.search === wanted ||
        document.querySelector(`${box} a[href$="${wanted}"]`),
      BOX,
      String(address),
    );
  },
  faulty,
);

check(
  'the account’s icon opens the log-in page if the dialog’s code cannot be loaded',
  async (visitor) => {
    visitor.address.meet(/\/define\/login-popup/, lost);
    await visitor.goto('/contact');
    await visitor.click('.ast-account-action-login');
    await visitor.arrives('/login?redirect_to=%2Fcontact');
  },
  faulty,
);

for (const [what, tag, path] of [
  ['a form', 'contact-form', '/contact'],
  ['a map', 'region-map', '/regions'],
  ['a portfolio', 'portfolio', '/portfolio'],
  ['a colour switcher', 'color-switcher', '/color-switcher'],
] as const) {
  check(
    `${what} whose code has failed once lives on the next page load`,
    async (visitor) => {
      // Not for one request only: Chromium asks again for a file whose preload has failed.
      visitor.address.meet(new RegExp(`/define/${tag}`), { status: 503 });
      await visitor.goto(path);
      await visitor.finds(`html.nh-${tag}-failed`);
      visitor.address.release();
      await visitor.until(isAskedForAnew, tag);
      await visitor.reload();
      await visitor.alive(`nh-${tag}`);
      await visitor.misses(`html.nh-${tag}-failed`);
    },
    faulty,
  );
}

/** Whether the file of a failed preload has been fetched: until then, WebKit reuses the failure. */
function isAskedForAnew(tag: string): boolean {
  const file = `/define/${tag}`;
  const isPreloaded = document.querySelector(`link[rel="modulepreload"][href*="${file}"]`);
  const fetched = performance
    .getEntriesByType('resource')
    .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'fetch');
  return !isPreloaded || fetched.some(({ name }) => name.includes(file));
}

/** Reaches for the form again and again, as a visitor does, until its code is here. */
async function reachForForm(visitor: Visitor): Promise<void> {
  await visitor.until((form) => {
    const name = document.querySelector<HTMLElement>('[name="your-name"]');
    name?.blur();
    name?.focus();
    return document.querySelector(form)?.matches(':defined');
  }, FORM);
}

for (const [which, file] of [
  ['of its own', 'define/contact-form'],
  ['that all elements share', 'chunks/core'],
] as const) {
  check(
    `a form that lacked a file ${which} lives on the same page once that can be had`,
    async (visitor) => {
      visitor.address.meet(new RegExp(`/${file}`), { status: 503 });
      await visitor.goto('/contact');
      await visitor.finds('html.nh-contact-form-failed');
      visitor.address.release();
      await reachForForm(visitor);
      await visitor.alive(FORM);
      await visitor.misses('html.nh-contact-form-failed');
      await fillContact(visitor);
      await visitor.click(SEND);
      await becomes(visitor, 'sent');
    },
    faulty,
  );
}

check(
  'a form to be drawn that lacked its body lives on the same page once that can be had',
  async (visitor) => {
    visitor.address.meet(/\/body\/contact-form/, { status: 503 });
    await visitor.goto('/contact/json');
    await visitor.finds('html.nh-contact-form-failed');
    visitor.address.release();
    await visitor.until((form) => {
      document.querySelector(form)?.dispatchEvent(new Event('pointerover'));
      return document.querySelector(`${form} form`);
    }, FORM);
    await visitor.misses('html.nh-contact-form-failed');
  },
  faulty,
);

check(
  'a gallery whose lightbox has failed once opens after a reload',
  async (visitor) => {
    await visitor.meet('/lightbox', 'nh-lightbox');
    visitor.address.meet(CODE, lost);
    await visitor.click('nh-lightbox a');
    await visitor.until(
      () => location.pathname !== '/lightbox' || document.querySelector('dialog[open]'),
    );
    visitor.address.release();
    // Before its code has come, a click would open the picture's file.
    await visitor.meet('/lightbox', 'nh-lightbox');
    await visitor.click('nh-lightbox a');
    await showsSlide(visitor, '1 / 8');
  },
  faulty,
);

check(
  'a page whose other elements lack their code keeps those that have theirs',
  async (visitor) => {
    visitor.address.meet(/\/define\/(color-switcher|search-overlay|login-popup)/, lost);
    await visitor.meet('/contact', FORM, MENU);
    await fillContact(visitor);
    await visitor.click(SEND);
    await becomes(visitor, 'sent');
  },
  faulty,
);
