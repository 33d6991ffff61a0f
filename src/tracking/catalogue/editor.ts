import type { Circumstances, EventDeclaration, FieldKinds } from './declaration';
import { elements, locations, secondaryLocations, triggers } from './words';

const { topBar: inBar, widgetPanel: inPanel } = secondaryLocations;
const { buttonIcon, link, mainCta, dropdown, accordionSection, checklistPopup } = elements;
const { click, toggleClick, dropdownClick, accordionClick, editorLoaded } = triggers;

/** An event of the editor, with all circumstances. */
type EditorEvent<Optional extends FieldKinds> = {
  readonly defaults: Circumstances;
  readonly fields: Readonly<Record<never, never>>;
  readonly optional: Optional;
};

function topBarEvent<const Optional extends FieldKinds = Record<never, never>>(
  secondaryLocation: Circumstances['secondaryLocation'],
  element: Circumstances['element'] = buttonIcon,
  trigger: Circumstances['trigger'] = click,
  optional: Optional = {} as Optional,
): EditorEvent<Optional> {
  const defaults = { location: locations.topBar, secondaryLocation, trigger, element };
  return { defaults, fields: {}, optional };
}

function sectionEvent(
  secondaryLocation: Circumstances['secondaryLocation'],
): EditorEvent<Record<never, never>> {
  const defaults = {
    location: locations.widgetPanel,
    secondaryLocation,
    trigger: accordionClick,
    element: accordionSection,
  };
  return { defaults, fields: {}, optional: {} };
}

const openDocument = {
  postId: 'text',
  postTitle: 'text',
  postTypeTitle: 'text',
  documentType: 'text',
} as const;

/** The controls of the top bar: `top_bar_{name}`. */
export const topBarEvents = {
  whats_new: topBarEvent(inBar['whats-new']),
  document_settings_icon: topBarEvent(inBar['document-settings']),
  preview_page: topBarEvent(inBar['preview-page']),
  publish_button: topBarEvent(inBar['publish-button'], mainCta),
  widget_panel_icon: topBarEvent(inBar['widget-panel'], buttonIcon, toggleClick),
  finder: topBarEvent(inBar.finder, buttonIcon, toggleClick),
  help: topBarEvent(inBar.help),
  elementor_logo_dropdown_history: topBarEvent(inBar.logoMenu, link),
  elementor_logo_dropdown_user_preferences: topBarEvent(inBar.logoMenu, link),
  elementor_logo_dropdown_keyboard_shortcuts: topBarEvent(inBar.logoMenu, link),
  elementor_logo_dropdown_exit_to_wordpress: topBarEvent(inBar.logoMenu, link),
  elementor_logo_dropdown_theme_builder: topBarEvent(inBar.logoMenu, link),
  notes: topBarEvent(inBar.notes),
  site_setting: topBarEvent(inBar.siteSettings, buttonIcon, toggleClick),
  structure: topBarEvent(inBar.structure, buttonIcon, toggleClick),
  document_name_dropdown: topBarEvent(inBar.documentNameDropdown, dropdown, dropdownClick),
  responsive_controls: topBarEvent(inBar.responsiveControls, buttonIcon, click, { mode: 'text' }),
  checklist_icon_show: topBarEvent(inBar.launchpad, buttonIcon, toggleClick, openDocument),
  checklist_icon_hide: topBarEvent(inBar.launchpad, buttonIcon, toggleClick, openDocument),
} as const;

/** The sections of the widget panel: `v1_widgets_tab_{name}`. */
export const widgetSectionEvents = {
  layout_section: sectionEvent(inPanel.layout),
  basic_section: sectionEvent(inPanel.basic),
  pro_section: sectionEvent(inPanel['pro-elements']),
  general_section: sectionEvent(inPanel.general),
  site_section: sectionEvent(inPanel['theme-elements']),
  single_section: sectionEvent(inPanel['theme-elements-single']),
  woocommerce_section: sectionEvent(inPanel['woocommerce-elements']),
  wordpress_section: sectionEvent(inPanel.wordpress),
} as const;

/** The actions on a step of the checklist: `checklist_steps_{action}_{id of the step}`. */
export const checklistActions = ['title', 'action', 'done', 'undone', 'upgrade'] as const;

/** The declaration of every event of a checklist's step. */
export const checklistStepEvent = topBarEvent(inBar.checklistSteps, elements.button);

const tab = { location: locations.widgetPanel, trigger: click, element: elements.button } as const;

const aboutVariable = {
  defaults: {
    location: locations.variables,
    secondaryLocation: secondaryLocations.variables.popover,
    trigger: click,
  },
  fields: { var_type: 'text', control_path: 'text', action_type: 'text' },
} as const;

/** The other events of the editor. */
export const editorEvents = {
  open_e_menu: topBarEvent(inBar.logo, buttonIcon, dropdownClick),
  connect_account: topBarEvent(inBar.logo, buttonIcon, dropdownClick),
  account_connected: topBarEvent(inBar.logo),
  v1_widgets_tab: { defaults: { ...tab, secondaryLocation: inPanel.categories }, fields: {} },
  v1_globals_tab: { defaults: { ...tab, secondaryLocation: inPanel.global }, fields: {} },
  checklist_header_close_icon: topBarEvent(inBar.checklistHeader),
  'checklist popup triggered': topBarEvent(inBar.launchpad, checklistPopup, editorLoaded),
  checklist_userpreferences_toggle_show: topBarEvent(inBar.userPreferences, elements.toggle),
  checklist_userpreferences_toggle_hide: topBarEvent(inBar.userPreferences, elements.toggle),
  open_variables_popover: aboutVariable,
  add_new_variable: aboutVariable,
  connect_variable: aboutVariable,
  save_new_variable: aboutVariable,
} as const satisfies Readonly<Record<string, EventDeclaration>>;
