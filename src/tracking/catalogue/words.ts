/** The triggers of events, by their tracked names. */
export const triggers = {
  click: 'Click',
  accordionClick: 'Accordion Click',
  toggleClick: 'Toggle Click',
  dropdownClick: 'Click Dropdown',
  editorLoaded: 'Editor Loaded',
  visible: 'Visible',
  pageLoaded: 'Page Loaded',
} as const;

/** The locations of events. */
export const locations = {
  widgetPanel: 'Widget Panel',
  topBar: 'Top Bar',
  editor: 'Elementor Editor',
  templatesLibrary: 'Templates Library',
  importKit: 'Import Kit',
  exportKit: 'Export Kit',
  kitLibrary: 'Kit Library',
  cloudKitLibrary: 'Cloud Kit Library',
  variables: 'Variables Panel',
  admin: 'WP admin',
} as const;

/** The locations within each location. */
export const secondaryLocations = {
  widgetPanel: {
    layout: 'Layout Section',
    basic: 'Basic Section',
    'pro-elements': 'Pro Section',
    general: 'General Section',
    'theme-elements': 'Site Section',
    'theme-elements-single': 'Single Section',
    'woocommerce-elements': 'WooCommerce Section',
    wordpress: 'WordPress Section',
    categories: 'Widgets Tab',
    global: 'Globals Tab',
  },
  topBar: {
    'whats-new': "What's New",
    'document-settings': 'Document Settings icon',
    'preview-page': 'Preview Page',
    'publish-button': 'Publish Button',
    'widget-panel': 'Widget Panel Icon',
    finder: 'Finder',
    help: 'Help',
    logoDropdown: 'top_bar_elementor_logo_dropdown',
    logo: 'Elementor Logo',
    logoMenu: 'E-logo Menu',
    notes: 'Notes',
    siteSettings: 'Site Settings',
    structure: 'Structure',
    documentNameDropdown: 'Document Name dropdown',
    responsiveControls: 'Responsive controls',
    launchpad: 'launchpad',
    checklistHeader: 'Checklist Header',
    checklistSteps: 'Checklist Steps',
    userPreferences: 'User Preferences',
    contextMenu: 'Context Menu',
  },
  templateLibrary: {
    saveModal: 'Save to Modal',
    moveModal: 'Move to Modal',
    bulkMoveModal: 'Bulk Move to Modal',
    copyModal: 'Copy to Modal',
    bulkCopyModal: 'Bulk Copy to Modal',
    saveModalSelectFolder: 'Save to Modal - select folder',
    saveModalSelectConnect: 'Save to Modal - connect',
    saveModalSelectUpgrade: 'Save to Modal - upgrade',
    importModal: 'Import Modal',
    newFolderModal: 'New Folder Modal',
    deleteDialog: 'Delete Dialog',
    deleteFolderDialog: 'Delete Folder Dialog',
    renameDialog: 'Rename Dialog',
    createFolderDialog: 'Create Folder Dialog',
    applySettingsDialog: 'Apply Settings Dialog',
    cloudTab: 'Cloud Tab',
    siteTab: 'Site Tab',
    cloudTabFolder: 'Cloud Tab - Folder',
    cloudTabConnect: 'Cloud Tab - Connect',
    cloudTabUpgrade: 'Cloud Tab - Upgrade',
    morePopup: 'Context Menu',
    quotaBar: 'Quota Bar',
  },
  kit: {
    cloudKitLibrary: 'kits_cloud_library',
    cloudKitLibraryConnect: 'kits_cloud_library_connect',
    cloudKitLibraryUpgrade: 'kits_cloud_library_upgrade',
    kitExportCustomization: 'kit_export_customization',
    kitExport: 'kit_export',
    kitExportCustomizationEdit: 'kit_export_customization_edit',
    kitExportSummary: 'kit_export_summary',
    kitImportUploadBox: 'kit_import_upload_box',
    kitImportCustomization: 'kit_import_customization',
    kitImportSummary: 'kit_import_summary',
  },
  variables: { popover: 'Variables Popover' },
  admin: {
    pluginToolsTab: 'plugin_tools_tab',
    pluginWebsiteTemplatesTab: 'plugin_website_templates_tab',
  },
} as const;

/** The kinds of controls. */
export const elements = {
  accordionSection: 'Accordion section',
  buttonIcon: 'Button Icon',
  mainCta: 'Main CTA',
  button: 'Button',
  link: 'Link',
  dropdown: 'Dropdown',
  toggle: 'Toggle',
  checklistPopup: 'Checklist popup',
} as const;

type Values<Words> = Words[keyof Words];

/** The tracked name of a trigger. */
export type Trigger = Values<typeof triggers>;

/** The tracked name of a location. */
export type Location = Values<typeof locations>;

/** The tracked name of a location within another. */
export type SecondaryLocation = Values<{
  [Place in keyof typeof secondaryLocations]: Values<(typeof secondaryLocations)[Place]>;
}>;

/** The tracked name of a control's kind. */
export type UsedElement = Values<typeof elements>;

/** A screen of the kit tools. */
export type KitPlace = Values<typeof secondaryLocations.kit>;

/** A screen of the template library: a tab, one of its states, a dialog. */
export type TemplatePlace = Values<typeof secondaryLocations.templateLibrary>;
