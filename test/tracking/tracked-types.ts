/**
 * Type tests of the tracking calls. Only `tsc` reads this file: it reports lines that fail to compile, and
 * lines under `@ts-expect-error` that compile.
 */
import { configureTracking, type EventMap, track, trackApp, trackEvents } from '../../src/tracking';
import { catalogue, type KitChoice, kitFields } from '../../src/tracking/catalogue';

declare module '../../src/tracking' {
  interface TrackedEvents {
    early: object;
    form_sent: { readonly form?: number };
    brochure_ordered: { readonly pages: number };
  }
}

export function kits(choice: KitChoice): void {
  track('kit_cloud_library_apply', { kit_cloud_id: '7' });
  track('kit_cloud_library_apply', {
    kit_cloud_id: '7',
    kit_apply_url: '/apply',
    trigger: 'Click',
  });
  // @ts-expect-error a field that it does not have
  track('kit_cloud_library_apply', { kit_cloud_id: '7', kit_cloud_name: 'Bindery' });
  // @ts-expect-error a field that it must have is missing
  track('kit_cloud_library_apply', { kit_apply_url: '/apply' });
  // @ts-expect-error fields that it must have are missing
  track('kit_cloud_library_apply');
  // @ts-expect-error a number is no text
  track('kit_cloud_library_apply', { kit_cloud_id: 7 });
  // @ts-expect-error no such trigger
  track('kit_cloud_library_apply', { kit_cloud_id: '7', trigger: 'Right Click' });
  // @ts-expect-error no such event
  track('kit_cloud_library_applied', { kit_cloud_id: '7' });

  track('kit_cloud_library_delete');
  track('kit_import_status', { kit_import_status: false, kit_import_error: 'Timeout' });
  track('ie_admin_action', { action_type: 'Import from Library' });
  // @ts-expect-error no such action
  track('ie_admin_action', { action_type: 'Delete' });
  track('page_views_website_templates', {
    page_loaded: 'kit_export',
    secondary_location: 'kit_export',
  });
  // @ts-expect-error no screen of the kit tools
  track('page_views_website_templates', { page_loaded: 'home', secondary_location: 'home' });

  track('export_kit_customization', kitFields('export', choice));
  track('import_kit_customization', { anything: ['at', 'all'], trigger: 'Visible' });
  // @ts-expect-error objects cannot be sent
  track('import_kit_customization', { anything: { at: 'all' } });
}

export function editor(step: string): void {
  track('top_bar_finder');
  track('top_bar_responsive_controls', { mode: 'tablet' });
  track('v1_widgets_tab_basic_section', { trigger: 'Accordion Click' });
  // @ts-expect-error no control of the top bar
  track('top_bar_fridge');
  // @ts-expect-error only the responsive controls have a mode
  track('top_bar_finder', { mode: 'tablet' });
  // @ts-expect-error no section of the panel
  track('v1_widgets_tab_attic_section');

  track(`checklist_steps_done_${step}`);
  track('checklist_steps_upgrade_set_fonts', { location: 'Editor' as never });
  // @ts-expect-error nothing that is done with a step
  track('checklist_steps_forgotten_set_fonts');
  track('connect_variable', { var_type: 'color', control_path: 'a/b', action_type: 'connect' });
  // @ts-expect-error a variable's event says more
  track('connect_variable', { var_type: 'color' });
}

export function templates(): void {
  track('template_transfer', {
    transfer_method: 'move',
    template_type: 'page',
    template_origin: 'site',
    template_destination: 'cloud',
    secondaryLocation: 'Bulk Move to Modal',
  });
  track('quota_bar_capacity', { quota_usage_alert: '100%' });
  // @ts-expect-error nothing is told below 80 %
  track('quota_bar_capacity', { quota_usage_alert: '50%' });
  track('bulk_actions', {
    bulk_status: 'fail',
    bulk_action: 'delete',
    bulk_count: 3,
    library_type: 'cloud',
  });
  // @ts-expect-error the count is a number
  track('template_import', { library_type: 'site', file_type: 'zip', template_count: '2' });
}

export function ownNames(): void {
  track('form_sent');
  track('form_sent', { form: 7 });
  track('brochure_ordered', { pages: 12 });
  // @ts-expect-error its field is missing
  track('brochure_ordered');
  // @ts-expect-error the site has declared another field
  track('form_sent', { title: 'Contact' });
}

export function apps(): void {
  trackApp('kit-library/kit-card-click', { kit_name: 'Bindery', step: null });
  // @ts-expect-error not among the 26
  trackApp('kit-library/kit-card-click', { kit_title: 'Bindery' });
}

export function settings(): void {
  configureTracking({ consent: true, dataLayer: true, beacon: '/count', catalogue });
  // @ts-expect-error consent is given or not
  configureTracking({ consent: 'yes' });
}

const clicks: EventMap<DocumentEventMap> = { click: () => ['form_sent', { form: 7 }] };

export function maps(): void {
  trackEvents(clicks);
  trackEvents({
    'nh-form-mailsent': ({ detail }) => ['form_sent', { form: detail.contactFormId }],
  });
  // @ts-expect-error no such event
  trackEvents({ click: () => ['form_received'] });
}
