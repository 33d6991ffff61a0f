import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { root } from '../../../../scripts/contracts';
import { events } from '../../../../src/elements/libraries/template-library/template-library.events';
import { settings } from '../../../../src/elements/libraries/template-library/template-library.settings';

const text = readFileSync(`${root}docs/libraries.md`, 'utf8');

/** The rows of the table below a heading: the first column, and the other columns. */
function rows(heading: string): ReadonlyMap<string, string> {
  const [, section = ''] = text.split(`\n## ${heading}\n`);
  const [table = ''] = section.split('\n## ');
  return new Map(
    [...table.matchAll(/^\| (`[^|]+) \| (.+) \|$/gm)].flatMap(([, names = '', rest = '']) =>
      [...names.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => [name, rest] as const),
    ),
  );
}

describe('the documentation of the template library', () => {
  it('lists each setting with its default', () => {
    const documented = rows('On a page');
    expect([...documented.keys()]).to.have.members(Object.keys(settings));
    for (const [name, setting] of Object.entries(settings)) {
      const [value] = documented.get(name)?.split(' | ') ?? [];
      const fallback = 'default' in setting ? String(setting.default) : '–';
      expect(value?.replaceAll('`', ''), name).to.equal(fallback);
    }
  });

  it('lists each event with its detail fields', () => {
    const documented = rows('Events');
    expect([...documented.keys()]).to.have.members(Object.keys(events));
    for (const [name, { detail }] of Object.entries(events)) {
      for (const field of Object.keys(detail)) {
        expect(documented.get(name), name).to.include(`\`${field}\``);
      }
    }
  });

  it('lists each screen that is reported', () => {
    const [, section = ''] = text.split('\n## Screens\n');
    const [list = ''] = section.split('\n## ');
    const places = [...list.matchAll(/`([A-Z][^`]+)`/g)].map(([, place]) => place);
    const { options } = events['nh-template-page-view'].detail.place;
    expect(places).to.have.members(Object.keys(options));
  });
});
