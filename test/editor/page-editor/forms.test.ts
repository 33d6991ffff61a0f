import { expect } from '@open-wc/testing';
import type { SiteAnswer } from '../../../src/print';
import { until } from '../../page-objects/until';
import { blocksInMemory, reference, savedBlock } from './blocks-in-memory';
import { type OpenedPageEditor, openPageEditor, page } from './opened-page-editor';

const { fetch: original } = window;
let editor: OpenedPageEditor;
let requests: string[];

beforeEach(() => {
  requests = [];
});

afterEach(() => {
  editor.close();
  window.fetch = original;
});

const form = (node: string, id: number) => ({
  id: node,
  elType: 'widget',
  widgetType: 'nh-contact-form',
  settings: { id },
  elements: [],
});

/** Answers of a site whose forms are printed at their addresses; those of the numbers from 500 are missing. */
function sitesForms(place: string, ids: readonly number[]): readonly SiteAnswer[] {
  window.fetch = async (address) => {
    const [, id = ''] = /\/(\d+)$/.exec(String(address)) ?? [];
    requests.push(id);
    const html = `<div class="wpcf7"><p>Fields of form ${id}.</p></div>`;
    return Number(id) < 500 ? Response.json({ html }) : Response.json({}, { status: 404 });
  };
  return ids.map((id) => ({
    need: { kind: 'form', id: `${id}` },
    answer: { title: `Form ${id}`, settings: {}, htmlUrl: `https://site.example/${place}/${id}` },
  }));
}

/** How often the preview shows a form. */
const shown = (id: number): number =>
  (editor.frame.querySelector('.nh-page')?.textContent ?? '').split(`Fields of form ${id}.`)
    .length - 1;

describe('the forms of the site in the page editor', () => {
  it('are fetched once they are shown, each once, also in a global block', async () => {
    const answers = sitesForms('shown', [7, 8, 9, 10]);
    const { source } = blocksInMemory(savedBlock('12', 'Contact', [form('inside', 8)]));
    const content = [form('a', 7), form('b', 7), reference('ref', '12'), ...page.content];
    editor = await openPageEditor(
      { ...page, content },
      { site: { print: { answers }, blocks: source } },
    );
    await until(() => shown(7) === 2 && shown(8) === 1, 'showed the forms');
    expect(requests.toSorted()).to.deep.equal(['7', '8']);
  });

  it('that are missing leave a note, and the page can be edited', async () => {
    const { error } = console;
    const said: unknown[] = [];
    console.error = (...words: unknown[]) => said.push(words[0]);
    const answers = sitesForms('missing', [500]);
    editor = await openPageEditor(
      { ...page, content: [form('a', 500), ...page.content] },
      { site: { print: { answers } } },
    );
    await until(() => said.length > 0, 'said what is missing');
    console.error = error;
    expect(said[0]).to.contain('could not fetch a form');
    expect(editor.node('a').textContent?.trim()).not.to.equal('');
  });
});
