import { expect } from 'chai';
import type { Field, Fields } from '../../../src/core/settings';
import { isGroupKind } from '../../../src/core/settings/style/groups';
import { nodeKinds } from '../../../src/editor/nodes/kinds';
import { controls } from '../../../src/editor/panel/controls/control-of';
import { sectionsOf } from '../../../src/editor/panel/sections';
import { pageSettingFields } from '../../../src/page';
import { siteSettingFields } from '../../../src/page/site/site-settings';
import { wrongConditions } from '../../contract/wrong-conditions';

/** The declarations inside a setting, with their paths. */
function inside(path: string, field: Field): [path: string, field: Field][] {
  const own: [string, Field][] = [[path, field]];
  switch (field.kind) {
    case 'list':
    case 'record':
      return [...own, ...inside(`${path}[]`, field.of)];
    case 'group':
      return [...own, ...fieldsInside(path, field.fields)];
    case 'variants':
      return [
        ...own,
        ...Object.entries(field.variants).flatMap(([name, fields]) =>
          fieldsInside(`${path}.${name}`, fields),
        ),
      ];
    default:
      return own;
  }
}

const fieldsInside = (path: string, fields: Fields): [string, Field][] =>
  Object.entries(fields).flatMap(([key, field]) => inside(`${path}.${key}`, field));

const all: [string, Fields][] = [
  ['page', pageSettingFields],
  ['site', siteSettingFields],
  ...[...nodeKinds.values()].map(({ name, fields }): [string, Fields] => [name, fields]),
];

describe('the settings panel', () => {
  for (const [name, fields] of all) {
    it(`has a control for every setting of ${name}`, () => {
      const without = fieldsInside(name, fields)
        .filter(([path, field]) => !path.includes('__globals__') && !isGroupKind(field))
        .filter(([, { kind }]) => !Object.hasOwn(controls, kind));
      expect(without.map(([path, { kind }]) => `${path}: ${kind}`)).to.deep.equal([]);
    });

    it(`shows settings of ${name} on conditions that can be met and can fail`, () => {
      expect(wrongConditions(fields)).to.deep.equal([]);
    });

    it(`shows every setting of ${name} in one section`, () => {
      const shown = sectionsOf(fields).flatMap((section) => Object.keys(section.fields));
      const keys = Object.keys(fields).filter((key) => key !== '__globals__');
      expect(shown.toSorted()).to.deep.equal(keys.toSorted());
    });
  }
});
