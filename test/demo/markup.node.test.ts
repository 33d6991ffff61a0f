import { expect } from 'chai';
import { parseSettings } from '../../src/core/settings';
import { settings as declared } from '../../src/elements/forms/contact-form/contact-form.settings';
import { formField } from '../../src/elements/forms/contact-form/fields';
import { formOf, unitTagOf } from './page';
import { siteForReading } from './site';

describe('the markup of a form', () => {
  const site = siteForReading();
  const page = async (path: string) => (await fetch(site().url + path)).text();

  it('has a wrapper with the unit tag as id, and posts to its own page', async () => {
    const form = formOf(await page('/contact?from=mail'), 7);
    const unitTag = unitTagOf(form, 7);
    expect(unitTag).to.match(/^wpcf7-f7-p\d+-o1$/);
    expect(form).to.include(
      `<div class="wpcf7 no-js" id="${unitTag}" lang="en-US" dir="ltr" data-wpcf7-id="7">`,
    );
    expect(form).to.include(`action="/contact?from=mail#${unitTag}"`);
    expect(form).to.include('enctype="multipart/form-data" novalidate data-status="init"');
  });

  it('numbers the forms of a page', async () => {
    const outcomes = await page('/contact/outcomes');
    const numbers = [20, 21, 22, 23].map((id) => unitTagOf(outcomes, id).split('-').at(-1));
    expect(numbers).to.deep.equal(['o1', 'o2', 'o3', 'o4']);
  });

  it('uses no id twice', async () => {
    for (const path of ['/', '/contact', '/contact/every-field', '/contact/outcomes']) {
      const ids = [...(await page(path)).matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size, path).to.equal(ids.length);
    }
  });

  it('has no inline styles or handlers, which the page’s policy forbids', async () => {
    const form = formOf(await page('/contact/every-field'), 8);
    expect(form).not.to.match(/\s(style|on\w+)=/);
  });

  it('has every type of field as the plugin prints it', async () => {
    const form = formOf(await page('/contact/every-field'), 8);
    expect(form).to.include(
      '<span class="wpcf7-form-control wpcf7-checkbox"><span class="wpcf7-list-item first">',
    );
    expect(form).to.include('class="wpcf7-list-item last has-free-text"');
    expect(form).to.include('wpcf7-exclusive-checkbox').and.to.include('name="topic"');
    expect(form).to.include('wpcf7-acceptance optional').and.to.include('wpcf7-acceptance invert');
    expect(form).to.match(/name="_wpcf7_quiz_answer_quiz" value="[0-9a-f]{64}"/);
    expect(form).to.match(
      /<img class="wpcf7-captchac wpcf7-captcha-captcha"[^>]*\/(\d+)\.png">\s*<input type="hidden" name="_wpcf7_captcha_challenge_captcha" value="\1">/,
    );
    expect(form).to.include(
      '<output data-reflection-of="full-name" data-default="Ex libris">Ex libris</output>',
    );
    expect(form)
      .to.include('<fieldset class="inert-on-submitting">')
      .and.to.include('class="novalidate"');
    expect(form).to.match(
      /wpcf7-character-count up"[^>]*data-starting-value="0"[^>]*data-maximum-value="60" data-minimum-value="2"/,
    );
    expect(form).to.include('name="papers[]"').and.to.include('name="photos[]"');
  });
});

describe('the settings of a form drawn from JSON', () => {
  const site = siteForReading();

  async function settingsOf(path: string) {
    const page = await (await fetch(site().url + path)).text();
    const text = /settings="([^"]*)"/.exec(page)?.[1] ?? '';
    return JSON.parse(
      text.replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&#39;', "'"),
    );
  }

  it('match the contract of the element', async () => {
    for (const path of ['/contact/json', '/contact/json-every-field']) {
      const settings = await settingsOf(path);
      expect(parseSettings(declared, settings)?.problems, path).to.deep.equal([]);
    }
  });

  it('contain every type of field', async () => {
    const { fields } = await settingsOf('/contact/json-every-field');
    const types = new Set(fields.map(({ type }: { type: string }) => type));
    for (const type of typesOfField()) expect(types).to.include(type);
  });

  it('do not contain the answers of the quiz', async () => {
    const { fields } = await settingsOf('/contact/json-every-field');
    const quiz = fields.find(({ type }: { type: string }) => type === 'quiz');
    expect(quiz).to.have.all.keys('type', 'name', 'label', 'question', 'hash');
  });
});

/** The field types in the element's schema. */
function typesOfField(): string[] {
  return Object.keys(formField.variants);
}
