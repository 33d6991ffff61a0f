type Values = Readonly<Record<string, unknown>>;

/** What the site's configuration takes; a field that the builder says nothing of is absent. */
export type SiteFields = Readonly<Record<string, unknown>>;

/**
 * The builder's configuration in the words of the site's: break points of the active devices, the
 * features that are on, kit, addresses, mode, sentences (facts, page-builder-markup 9).
 *
 * @param printed as the builder prints it; PHP prints `[]` for a map without entries
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
    messages: i18n && sentences(mapOf(i18n)),
  };
  // What is said of a field with nothing in it would take a value back.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function mapOf(value: unknown): Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Values)
    : {};
}

/** Our sentences by the builder's names for theirs; it has more, and so have we. */
const SENTENCES: Readonly<Record<string, string>> = {
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

/** The builder's translations of the sentences that ours say too. */
function sentences(i18n: Values): Values {
  const found = Object.entries(SENTENCES).flatMap(([theirs, ours]) => {
    const text = i18n[theirs];
    if (typeof text !== 'string' || text === '') return [];
    // The builder puts the number behind it.
    return [[ours, ours === 'carousel.bullet' ? `${text} {index}` : text]];
  });
  return Object.fromEntries(found);
}

function modeOf({ edit, wpPreview }: Values): string | undefined {
  if (edit) return 'edit';
  return wpPreview ? 'preview' : undefined;
}

/** The builder prints all devices that it knows, with a flag (facts, page-builder-markup 9). */
function activeDevices(devices: Values): Values {
  const active = Object.entries(devices)
    .map(([name, device]) => [name, mapOf(device)] as const)
    .filter(([, device]) => device.is_enabled);
  return Object.fromEntries(active.map(([name, { value }]) => [name, value]));
}

function namesOn(map: Values): string[] {
  return Object.keys(map).filter((name) => map[name]);
}
