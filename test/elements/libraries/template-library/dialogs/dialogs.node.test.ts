import assert from 'node:assert/strict';
import {
  type DialogKind,
  dialogs,
  dialogToSave,
  type OpenDialog,
  restoredDialog,
} from '../../../../../src/elements/libraries/template-library/dialogs/dialogs';
import type { Chosen } from '../../../../../src/elements/libraries/template-library/state';
import { events } from '../../../../../src/elements/libraries/template-library/template-library.events';
import { secondaryLocations } from '../../../../../src/tracking/catalogue/words';
import { templateOf } from '../fixtures';
import { folder } from './folders';

const item = { source: 'site', template: templateOf(1) } as const;
const one: Chosen = {
  source: 'cloud',
  selected: { ids: ['1'] },
  count: 1,
  template: templateOf(1),
};
const several: Chosen = { source: 'cloud', selected: { ids: ['1', '2'] }, count: 2 };
const content = { content: [], page_settings: {} };
const heroes = folder('7', 'Heroes');

/** A dialog of each kind, with input where there are fields. */
const samples: { readonly [K in DialogKind]: OpenDialog<K> } = {
  rename: { kind: 'rename', item, typed: 'Half a na' },
  delete: { kind: 'delete', chosen: one },
  transfer: {
    kind: 'transfer',
    method: 'move',
    chosen: several,
    typed: { place: 'cloud', folder: '7' },
  },
  'apply-settings': {
    kind: 'apply-settings',
    source: 'site',
    template: { ...templateOf(1), ...content },
  },
  preview: { kind: 'preview', item },
  save: {
    kind: 'save',
    template: { title: 'Hero', type: 'section', ...content },
    typed: { title: 'Half', type: 'page', site: false, cloud: true, folder: '7' },
  },
  import: { kind: 'import', source: 'site', typed: { place: 'site' } },
  'create-folder': { kind: 'create-folder', typed: 'Half a na' },
  'rename-folder': { kind: 'rename-folder', folder: heroes, typed: 'Half a na' },
  'delete-folder': { kind: 'delete-folder', folder: heroes },
};

const screenOf = <K extends DialogKind>(dialog: OpenDialog<K>) =>
  dialogs[dialog.kind].screen(dialog as never);

describe('the table of dialogs', () => {
  it('names the screen that each dialog reports', () => {
    const screens = Object.entries(samples).map(([kind, dialog]) => [kind, screenOf(dialog)]);
    assert.deepEqual(Object.fromEntries(screens), {
      rename: 'Rename Dialog',
      delete: 'Delete Dialog',
      transfer: 'Bulk Move to Modal',
      'apply-settings': 'Apply Settings Dialog',
      preview: null,
      save: 'Save to Modal',
      import: 'Import Modal',
      'create-folder': 'Create Folder Dialog',
      'rename-folder': 'Rename Dialog',
      'delete-folder': 'Delete Folder Dialog',
    });
  });

  it('names the screen of a transfer by its method and by the number of templates', () => {
    const screens = (['move', 'copy'] as const).flatMap((method) =>
      [one, several].map((chosen) => screenOf({ kind: 'transfer', method, chosen })),
    );
    assert.deepEqual(screens, [
      'Move to Modal',
      'Bulk Move to Modal',
      'Copy to Modal',
      'Bulk Copy to Modal',
    ]);
  });

  it('restores each dialog with fields, and its input, from JSON', () => {
    const kinds = Object.values(samples).flatMap((dialog) => {
      const saved = dialogToSave(dialog);
      const restored = restoredDialog(JSON.parse(JSON.stringify(saved ?? null)));
      assert.deepEqual(restored, saved);
      return restored ? [restored.kind] : [];
    });
    const withFields = Object.values(samples).filter((dialog) => 'typed' in dialog);
    assert.deepEqual(
      kinds,
      withFields.map(({ kind }) => kind),
    );
  });

  it('restores nothing from data that is not valid', () => {
    const values = [null, {}, { kind: 'moon' }, { kind: 'rename', item: 1 }, { kind: 'delete' }];
    for (const value of values) assert.equal(restoredDialog(value), undefined);
  });
});

describe('the screens of nh-template-page-view', () => {
  it('are locations of the tracking catalogue', () => {
    const known: readonly string[] = Object.values(secondaryLocations.templateLibrary);
    const screens = Object.keys(events['nh-template-page-view'].detail.place.options);
    assert.deepEqual(
      screens.filter((screen) => !known.includes(screen)),
      [],
    );
    assert.equal(screens.length, 20);
  });
});
