import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { root } from '../../../../scripts/contracts';
import { events } from '../../../../src/elements/kits/template-library/template-library.events';
import { settings } from '../../../../src/elements/kits/template-library/template-library.settings';

const text = readFileSync(`${root}docs/libraries.md`, 'utf8');

/** The rows of the table below a heading: the names in the first column, and what stands beside them. */
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
  it('has each setting with its default', () => {
    const documented = rows('On a page');
    expect([...documented.keys()]).to.have.members(Object.keys(settings));
    for (const [name, setting] of Object.entries(settings)) {
      const [value] = documented.get(name)?.split(' | ') ?? [];
      const fallback = 'default' in setting ? String(setting.default) : '–';
      expect(value?.replaceAll('`', ''), name).to.equal(fallback);
    }
  });

  it('has each event with all of its detail', () => {
    const documented = rows('Events');
    expect([...documented.keys()]).to.have.members(Object.keys(events));
    for (const [name, { detail }] of Object.entries(events)) {
      for (const field of Object.keys(detail)) {
        expect(documented.get(name), name).to.include(`\`${field}\``);
      }
    }
  });

  it('has each place that is announced', () => {
    const [, section = ''] = text.split('\n## Places\n');
    const [list = ''] = section.split('\n## ');
    const places = [...list.matchAll(/`([A-Z][^`]+)`/g)].map(([, place]) => place);
    const { options } = events['nh-template-page-view'].detail.place;
    expect(places).to.have.members(Object.keys(options));
  });
});
