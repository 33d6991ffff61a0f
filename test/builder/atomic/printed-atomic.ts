const each = (print: (title: string, number: number) => string): string =>
  ['One', 'Two', 'Three'].map(print).join('');

/** Tabs as version 4.2 prints them; the second one is selected. */
export function atomicTabs(id: string): string {
  const titles = each(
    (
      title,
      at,
    ) => `<button class="e-con e-tab-base ${at === 1 ? 'e--selected' : ''}" data-id="${id}t${at}"
      data-element_type="e-tab" data-e-type="e-tab" data-interaction-id="${id}t${at}" role="tab" tabindex="${at === 1 ? 0 : -1}"
      aria-selected="${at === 1}" x-bind="tab" id="${id}-tab-${at}" aria-controls="${id}-tab-content-${at}"><p>${title}</p></button>`,
  );
  const panels = each(
    (
      title,
      at,
    ) => `<div class="e-con e-tab-content-base ${at === 1 ? 'e--selected' : ''}" data-id="${id}c${at}"
      data-element_type="e-tab-content" data-e-type="e-tab-content" role="tabpanel" x-bind="tabContent" id="${id}-tab-content-${at}"
      aria-labelledby="${id}-tab-${at}" ${at === 1 ? '' : 'hidden="true" style="display: none;"'}><p>${title}!</p></div>`,
  );
  return `<div class="e-con e-tabs-base" id="${id}" data-id="${id}" data-element_type="e-tabs" data-e-type="e-tabs"
    data-interaction-id="${id}" x-data="eTabs${id}" data-e-settings='{"default-active-tab":"${id}-tab-1"}'>
    <div class="e-con e-tabs-menu-base" style="display: flex" data-element_type="e-tabs-menu" data-e-type="e-tabs-menu" role="tablist">${titles}</div>
    <div class="e-con e-tabs-content-area-base" data-element_type="e-tabs-content-area" data-e-type="e-tabs-content-area">${panels}</div></div>`;
}

/** A YouTube video as version 4.2 prints it. */
export function atomicVideo(settings: object = {}): string {
  const printed = {
    source: 'https://www.youtube.com/watch?v=XHOmBV4js_E',
    autoplay: false,
    mute: false,
    controls: true,
    cc_load_policy: false,
    loop: false,
    rel: true,
    start: '10',
    end: null,
    privacy: true,
    lazyload: false,
    ...settings,
  };
  return `<div id="video" data-id="v1" data-interaction-id="v1" data-e-type="e-youtube" class="e-youtube-base"
    style="aspect-ratio: 16 / 9" data-settings='${JSON.stringify(printed)}'></div>`;
}

/** A form, which only the builder's script can send. */
export const atomicForm =
  '<form id="form" data-interaction-id="f1" data-element_type="e-form" data-e-type="e-form"></form>';

/** The data of animations. */
export const interactions =
  '<script type="application/json" id="elementor-interactions-data">[]</script>';
