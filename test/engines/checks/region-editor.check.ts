import { expect } from 'chai';
import { check } from '../check';
import type { EngineName } from '../tab';
import type { Visitor } from '../visitor';
import { PASSWORD } from '../ways/password';

const AJAX = /^POST \/wp-admin\/admin-ajax\.php/;

/** The map is everybody's, so each engine edits another country. */
const countries: Readonly<Record<EngineName, string>> = {
  chromium: 'DE',
  firefox: 'IT',
  webkit: 'NL',
};

const field = (region: string, name: string): string =>
  `[data-region="${region}"] [data-field="${name}"] input`;

const state = (region: string): string => `[data-region="${region}"] [part="state"]`;

/** Logs in, waits until the editor lives, and names a region that is the engine's own. */
async function meetEditor(visitor: Visitor, place: number): Promise<string> {
  await visitor.goto('/admin/regions');
  await visitor.fill('[name="password"]', PASSWORD);
  await visitor.anew(() => visitor.press('Enter'));
  await visitor.alive('nh-region-editor');
  await visitor.finds('nh-region-editor [part="row"]');
  // The log-in page has another status.
  await visitor.forgive();
  return `${countries[visitor.engine]}/${place}`;
}

check('a title that is typed in the region editor is on the public map', async (visitor) => {
  const region = await meetEditor(visitor, 1);
  await visitor.replace(field(region, 'ctitle'), visitor.word);
  await visitor.replace(field(region, 'link'), '/contact');
  await visitor.reads(state(region), 'Saved');
  await visitor.meet('/regions', 'nh-region-map');
  await visitor.finds(`nh-region-map svg a[aria-label="${visitor.word}"][href$="/contact"]`);
});

check(
  'a title of the region editor is taken back by Undo, and comes again by Redo',
  async (visitor) => {
    const region = await meetEditor(visitor, 2);
    const before = await visitor.value(field(region, 'ctitle'));
    await visitor.replace(field(region, 'ctitle'), visitor.word);
    await visitor.reads(state(region), 'Saved');
    const has = (value: string) =>
      visitor.until(
        (input, wanted) => document.querySelector<HTMLInputElement>(input)?.value === wanted,
        field(region, 'ctitle'),
        value,
      );
    await visitor.click('[part="toolbar"] button');
    await has(before);
    await visitor.click('[part="toolbar"] button + button');
    await has(visitor.word);
    await visitor.reads('[part="summary"]', 'All changes are saved.');
  },
);

check('a link that the server refuses stays typed, with the reason', async (visitor) => {
  const region = await meetEditor(visitor, 3);
  await visitor.replace(field(region, 'link'), 'javascript:alert(1)');
  await visitor.reads(state(region), 'The link must begin with');
  expect(await visitor.value(field(region, 'link'))).to.equal('javascript:alert(1)');
  await visitor.replace(field(region, 'link'), '/good');
  await visitor.reads(state(region), 'Saved');
  await visitor.forgive();
});

check(
  'a change that a server’s failure has kept back is saved by Retry',
  async (visitor) => {
    const region = await meetEditor(visitor, 4);
    visitor.address.meet(AJAX, { status: 500, body: 'Oops' }, 1);
    await visitor.replace(field(region, 'ctitle'), visitor.word);
    await visitor.reads(state(region), 'error 500');
    await visitor.focus(`${state(region)} button`);
    await visitor.press('Enter');
    await visitor.reads(state(region), 'Saved');
  },
  { mayComplain: true },
);

check(
  'a change that could not be saved is kept for the next visit',
  async (visitor) => {
    const region = await meetEditor(visitor, 5);
    visitor.address.meet(AJAX, 'dropped');
    await visitor.replace(field(region, 'ctitle'), visitor.word);
    await visitor.reads(state(region), 'cannot be reached');
    visitor.address.release();
    await visitor.reload();
    await visitor.reads(state(region), 'Saved');
    expect(await visitor.value(field(region, 'ctitle'))).to.equal(visitor.word);
  },
  { mayComplain: true },
);

check('a search in the region editor leaves the rows that it finds', async (visitor) => {
  await meetEditor(visitor, 0);
  await visitor.fill('[part="toolbar"] [part="search"]', 'Luxembourg');
  // A Belgian province is called like its neighbour.
  await visitor.until(() => document.querySelectorAll('[part="row"]').length === 2);
});

check('a click on the editor’s map moves to the region’s fields', async (visitor) => {
  await meetEditor(visitor, 0);
  await visitor.click('[part="preview"] [data-nh-region="AT/0"], [part="preview"] svg path');
  await visitor.focuses('[part="row"] input');
});
