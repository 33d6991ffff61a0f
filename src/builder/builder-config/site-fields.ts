type Values = Readonly<Record<string, unknown>>;

/** Fields of the site configuration. Fields that the builder does not print are absent. */
export type SiteFields = Readonly<Record<string, unknown>>;

/**
 * Converts the builder's configuration to fields of the site configuration: breakpoints of active devices,
 * active features, kit, addresses, mode and messages (docs/compatibility/page-builder-markup.md#configuration).
 *
 * @param printed value that the builder prints; PHP prints `[]` for an empty map
 */
export function siteFields(printed: unknown): SiteFields {
  const { environmentMode, i18n, responsive, experimentalFeatures, urls, kit, settings, ...rest } =
    mapOf(printed);
  const { breakpoints } = mapOf(responsive);
  const { assets, uploadUrl, ajaxurl } = mapOf(urls);
  const fields = {
    mode: modeOf(mapOf(environmentMode)),
    isStatic: rest.is_static,
    rtl: rest.is_rtl,
    version: rest.version,
    breakpoints: breakpoints && activeDevices(mapOf(breakpoints)),
    features: experimentalFeatures && namesOn(mapOf(experimentalFeatures)),
    kit: kit && mapOf(kit),
    assetsPath: assets,
    uploadsPath: uploadUrl,
    ajaxUrl: ajaxurl,
    pageSettings: settings && mapOf(mapOf(settings).page),
    messages: i18n && translatedMessages(mapOf(i18n)),
  };
  // An undefined field would reset the configured value.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function mapOf(value: unknown): Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Values)
    : {};
}

/** Our message keys by the builder's keys. Both sides have further messages without a counterpart. */
const MESSAGE_KEYS: Readonly<Record<string, string>> = {
  close: 'lightbox.close',
  previous: 'lightbox.previous',
  next: 'lightbox.next',
  share: 'lightbox.share',
  fullscreen: 'lightbox.full_screen',
  zoom: 'lightbox.zoom_in',
  downloadImage: 'lightbox.download',
  a11yCarouselPrevSlideMessage: 'carousel.previous',
  a11yCarouselNextSlideMessage: 'carousel.next',
  a11yCarouselPaginationBulletMessage: 'carousel.bullet',
};

/** The builder's translations, under the keys of our messages. */
function translatedMessages(i18n: Values): Values {
  const messages = Object.entries(MESSAGE_KEYS).flatMap(([theirs, ours]) => {
    const text = i18n[theirs];
    if (typeof text !== 'string' || text === '') return [];
    // The builder appends the number to the text.
    return [[ours, ours === 'carousel.bullet' ? `${text} {index}` : text]];
  });
  return Object.fromEntries(messages);
}

function modeOf({ edit, wpPreview }: Values): string | undefined {
  if (edit) return 'edit';
  return wpPreview ? 'preview' : undefined;
}

/**
 * Returns the breakpoints of active devices. The builder prints all devices, with a flag
 * (docs/compatibility/page-builder-markup.md#configuration).
 */
function activeDevices(devices: Values): Values {
  const active = Object.entries(devices)
    .map(([name, device]) => [name, mapOf(device)] as const)
    .filter(([, device]) => device.is_enabled);
  return Object.fromEntries(active.map(([name, { value }]) => [name, value]));
}

function namesOn(map: Values): string[] {
  return Object.keys(map).filter((name) => map[name]);
}
