import { expect } from 'chai';
import {
  declarationOf,
  elements,
  events,
  locations,
  secondaryLocations,
  triggers,
} from '../../../src/tracking/catalogue';
import {
  demandedElements,
  demandedLocations,
  demandedNames,
  demandedSecondaryLocations,
  demandedTopBarNames,
  demandedTriggers,
} from './demanded';

const wordsOf = (words: object): unknown[] => Object.values(words);

describe('the catalogue', () => {
  it('has every required name', () => {
    expect(demandedNames.filter((name) => !declarationOf(name))).to.deep.equal([]);
    expect(demandedTopBarNames.length).to.equal(22);
    expect(demandedNames.length).to.equal(64);
  });

  it('has no other name, except the actions that `trackApp` may send from the libraries', () => {
    const actions = [
      'kit-library/search',
      'kit-library/sort',
      'template-library/search',
      'template-library/sort',
      'template-library/view',
    ];
    expect(Object.keys(events).sort()).to.deep.equal([...demandedNames, ...actions].sort());
  });

  it('has the required words, and no others', () => {
    expect(wordsOf(triggers)).to.have.members([...demandedTriggers]);
    expect(wordsOf(locations)).to.have.members([...demandedLocations]);
    expect(wordsOf(elements)).to.have.members([...demandedElements]);
    expect(Object.keys(secondaryLocations)).to.have.members(
      Object.keys(demandedSecondaryLocations),
    );
    for (const [place, words] of Object.entries(demandedSecondaryLocations)) {
      expect(wordsOf(Reflect.get(secondaryLocations, place)), place).to.have.members([...words]);
    }
  });

  it('has each step of the checklist with each of its actions', () => {
    for (const action of ['title', 'action', 'done', 'undone', 'upgrade']) {
      expect(declarationOf(`checklist_steps_${action}_set_fonts`)?.defaults).to.deep.equal({
        location: 'Top Bar',
        secondaryLocation: 'Checklist Steps',
        trigger: 'Click',
        element: 'Button',
      });
    }
    for (const name of ['checklist_steps_done_', 'checklist_steps_lost_a', 'checklist_steps']) {
      expect(declarationOf(name), name).to.equal(undefined);
    }
  });

  it('has no event with a name that every object has', () => {
    for (const name of ['constructor', 'toString', '__proto__', 'form_sent', '']) {
      expect(declarationOf(name), name).to.equal(undefined);
    }
  });

  it('gives each event a trigger, by default a click', () => {
    const found = demandedNames.map((name) => [name, declarationOf(name)?.defaults.trigger]);
    expect(Object.fromEntries(found.filter(([, trigger]) => trigger !== 'Click'))).to.deep.equal({
      page_views_website_templates: 'Page Loaded',
      kit_import_status: 'Page Loaded',
      save_template_context_menu_exposure: 'Visible',
      quota_bar_capacity: 'Visible',
      page_viewed: 'Page Loaded',
      open_e_menu: 'Click Dropdown',
      connect_account: 'Click Dropdown',
      'checklist popup triggered': 'Editor Loaded',
      top_bar_widget_panel_icon: 'Toggle Click',
      top_bar_finder: 'Toggle Click',
      top_bar_site_setting: 'Toggle Click',
      top_bar_structure: 'Toggle Click',
      top_bar_document_name_dropdown: 'Click Dropdown',
      top_bar_checklist_icon_show: 'Toggle Click',
      top_bar_checklist_icon_hide: 'Toggle Click',
      v1_widgets_tab_layout_section: 'Accordion Click',
      v1_widgets_tab_basic_section: 'Accordion Click',
      v1_widgets_tab_pro_section: 'Accordion Click',
      v1_widgets_tab_general_section: 'Accordion Click',
      v1_widgets_tab_site_section: 'Accordion Click',
      v1_widgets_tab_single_section: 'Accordion Click',
      v1_widgets_tab_woocommerce_section: 'Accordion Click',
      v1_widgets_tab_wordpress_section: 'Accordion Click',
    });
  });
});

describe('the events of the kit tools', () => {
  const places = demandedSecondaryLocations.kit;

  /** The required fields, the optional ones, and whether any others are accepted. */
  const fields = {
    page_views_website_templates: [{ page_loaded: places, secondary_location: places }, {}],
    kits_cloud_upgrade_clicked: [{ secondary_location: places, upgrade_location: places }, {}],
    export_kit_customization: [{}, {}, true],
    import_kit_customization: [{}, {}, true],
    kit_import_status: [{ kit_import_status: 'flag' }, { kit_import_error: 'text' }],
    kit_cloud_library_apply: [{ kit_cloud_id: 'text' }, { kit_apply_url: 'text' }],
    kit_cloud_library_delete: [{}, {}],
    ie_admin_action: [{ action_type: ['Export', 'Import', 'Import from Library', 'Revert'] }, {}],
    kit_import_upload_file: [{ kit_import_upload_file_status: 'text' }, {}],
  };

  for (const [name, [required, optional, isOpen]] of Object.entries(fields)) {
    it(`${name} has its fields`, () => {
      const declared = declarationOf(name);
      expect(declared?.fields).to.deep.equal(required);
      expect(declared?.optional ?? {}).to.deep.equal(optional);
      expect(declared?.isOpen).to.equal(isOpen);
    });
  }
});

describe('the events of the template library', () => {
  const rows = {
    new_save_template_clicked: ['Save to Modal', []],
    template_saved: [undefined, ['library_type', 'template_type']],
    template_transfer: [
      undefined,
      ['transfer_method', 'template_type', 'template_origin', 'template_destination'],
    ],
    item_deleted: ['Delete Dialog', ['library_type', 'item_type']],
    template_import: [undefined, ['library_type', 'file_type', 'template_count']],
    template_rename: ['Rename Dialog', ['source']],
    template_inserted: [undefined, ['library_type']],
    bulk_actions: [undefined, ['bulk_status', 'bulk_action', 'bulk_count', 'library_type']],
    folder_create: ['Create Folder Dialog', []],
    quota_bar_capacity: [undefined, ['quota_usage_alert']],
    insert_apply_settings: ['Apply Settings Dialog', ['apply_modal_result']],
    upgrade_clicked: [undefined, ['current_sub', 'upgrade_position']],
    page_viewed: [undefined, ['page_loaded']],
    deletion_undo: [undefined, []],
  } as const;

  for (const [name, [place, fields]] of Object.entries(rows)) {
    it(`${name} has its location and its fields`, () => {
      const declared = declarationOf(name);
      expect(declared?.defaults.location).to.equal('Templates Library');
      expect(declared?.defaults.secondaryLocation).to.equal(place);
      expect(Object.keys(declared?.fields ?? {})).to.deep.equal(fields);
    });
  }

  it('save_template_context_menu_exposure has the editor’s context menu as its location', () => {
    expect(declarationOf('save_template_context_menu_exposure')?.defaults).to.deep.equal({
      location: 'Elementor Editor',
      secondaryLocation: 'Context Menu',
      trigger: 'Visible',
    });
  });

  it('quota_bar_capacity accepts 80 % and 100 % only', () => {
    expect(declarationOf('quota_bar_capacity')?.fields).to.deep.equal({
      quota_usage_alert: ['80%', '100%'],
    });
  });
});

describe('the events of the editor', () => {
  it('carry all circumstances', () => {
    const inEditor = Object.entries(events).filter(([name]) =>
      /^(top_bar_|v1_|checklist|open_e_menu|connect_account|account_connected)/.test(name),
    );
    expect(inEditor.length).to.equal(36);
    for (const [name, { defaults }] of inEditor) {
      expect(defaults, name).to.have.all.keys(
        'location',
        'secondaryLocation',
        'trigger',
        'element',
      );
    }
  });

  for (const name of [
    'open_variables_popover',
    'add_new_variable',
    'connect_variable',
    'save_new_variable',
  ]) {
    it(`${name} names the variable and the action`, () => {
      expect(declarationOf(name)).to.deep.equal({
        defaults: {
          location: 'Variables Panel',
          secondaryLocation: 'Variables Popover',
          trigger: 'Click',
        },
        fields: { var_type: 'text', control_path: 'text', action_type: 'text' },
      });
    });
  }
});
