import { expect } from 'chai';
import { check } from '../check';
import type { Visitor } from '../visitor';

const frame = 'iframe[title]';

/** Opens the page with the choices, and waits until the page in the frame listens. */
async function meetChoices(visitor: Visitor): Promise<void> {
  await visitor.goto('/template-preview');
  await listens(visitor);
}

const listens = (visitor: Visitor): Promise<void> =>
  visitor.until((inner) => {
    const page = document.querySelector<HTMLIFrameElement>(inner)?.contentDocument;
    const isKept = localStorage.getItem('starter-templates-iframe-preview-data') !== null;
    return isKept && page?.querySelector('nh-template-preview:defined');
  }, frame);

/** Waits until a style of the page in the frame is such. */
const isStyled = (visitor: Visitor, selector: string, property: string, value: string) =>
  visitor.until(
    (inner, wanted, name, expected) => {
      const page = document.querySelector<HTMLIFrameElement>(inner)?.contentDocument;
      const element = page?.querySelector(wanted);
      return element && getComputedStyle(element).getPropertyValue(name) === expected;
    },
    frame,
    selector,
    property,
    value,
  );

const choice = (name: string, place: number): string =>
  `fieldset label:nth-of-type(${place}) > [name="${name}"]`;

const INDIGO = 'rgb(244, 245, 251)';
const OWN = 'rgb(245, 247, 244)';

check('a palette is tried on by keys, in the frame alone, until Start over', async (visitor) => {
  await meetChoices(visitor);
  await visitor.focus('form [name="palette"]');
  await visitor.press('ArrowDown');
  await isStyled(visitor, 'body', 'background-color', INDIGO);
  expect(await visitor.evaluate(() => getComputedStyle(document.body).backgroundColor)).to.equal(
    OWN,
  );
  await visitor.click('[name="restart"]');
  await isStyled(visitor, 'body', 'background-color', OWN);
});

check(
  'another palette is tried on by mouse, and stays on the next page of the frame',
  async (visitor) => {
    await meetChoices(visitor);
    await visitor.click(choice('palette', 2));
    await isStyled(visitor, 'body', 'background-color', INDIGO);
    await visitor.evaluate((inner) => {
      const page = document.querySelector<HTMLIFrameElement>(inner)?.contentDocument;
      page?.querySelector<HTMLElement>('.site-footer a[href="/contact"]')?.click();
    }, frame);
    await visitor.until(
      (inner) =>
        document.querySelector<HTMLIFrameElement>(inner)?.contentWindow?.location.pathname ===
        '/contact',
      frame,
    );
    await isStyled(visitor, 'body', 'background-color', INDIGO);
  },
);

check('other fonts are tried on, and fetched', async (visitor) => {
  await meetChoices(visitor);
  await visitor.click(choice('fonts', 2));
  await isStyled(visitor, 'body', 'font-size', '17px');
  await visitor.until((inner) => {
    const page = document.querySelector<HTMLIFrameElement>(inner)?.contentDocument;
    return [...(page?.fonts ?? [])].some(({ status }) => status === 'loaded');
  }, frame);
});

check('another logo is tried on, and the title hidden', async (visitor) => {
  await meetChoices(visitor);
  await visitor.click(choice('logo', 2));
  await visitor.until((inner) => {
    const page = document.querySelector<HTMLIFrameElement>(inner)?.contentDocument;
    return page?.querySelector('.custom-logo[src$="template-preview-logo.svg"]') !== null;
  }, frame);
  await visitor.click('[name="title"]');
  await isStyled(visitor, '.site-header .site-title', 'display', 'none');
});
