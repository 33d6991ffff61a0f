import { Beacon } from './sinks/beacon';
import { dataLayerSink } from './sinks/data-layer';
import { forgetKeptEvents } from './sinks/event-queue';
import type { TrackingSink } from './tracked-event';
import { type Catalogue, Tracker } from './tracker';

/** The sinks of tracked events, and the visitor's consent. */
export interface TrackingSettings {
  /**
   * True once the visitor has agreed; until then nothing is stored or sent. False withdraws the consent:
   * waiting events are deleted, also from the tab's storage.
   */
  readonly consent?: boolean;
  /** Pushes `{ event, ...fields }` to `dataLayer`, or to the global list of this name. */
  readonly dataLayer?: boolean | string;
  /** The address that lists of events are posted to. */
  readonly beacon?: string;
  /**
   * Completes and checks the admin tools' events: `catalogue` of `nh-elements/tracking/catalogue`.
   */
  readonly catalogue?: Catalogue;
}

/** The page's only tracker. */
export const tracker: Tracker = new Tracker();

let current: TrackingSettings = {};
let dataLayer: TrackingSink | undefined;
let beacon: Beacon | undefined;

/**
 * Sets the sinks and the consent. Settings that are not named keep their value; `undefined` removes a sink.
 */
export function configureTracking(settings: TrackingSettings): void {
  current = { ...current, ...settings };
  const isAllowed = current.consent === true;
  tracker.catalogue = current.catalogue;
  tracker.allow(isAllowed);
  renewDataLayer(current.dataLayer);
  renewBeacon(isAllowed ? current.beacon : undefined);
  if (current.consent === false) forgetKeptEvents();
  for (const type of ['visibilitychange', 'pagehide', 'online']) {
    // Adding the same function again has no effect; in Node there is no page.
    globalThis.addEventListener?.(type, followPage);
  }
}

/** Sets the configuration that the page has printed; settings from scripts outrank it. */
export function configureBeneath(settings: TrackingSettings): void {
  configureTracking({ ...settings, ...current });
}

function renewDataLayer(name: TrackingSettings['dataLayer']): void {
  if (dataLayer) tracker.sinks.delete(dataLayer);
  dataLayer = name ? dataLayerSink(name === true ? undefined : name) : undefined;
  if (dataLayer) tracker.sinks.add(dataLayer);
}

function renewBeacon(address: string | undefined): void {
  if (address === beacon?.address) return;
  if (beacon) tracker.sinks.delete(beacon.sink);
  beacon?.end();
  beacon = address ? new Beacon(address) : undefined;
  if (beacon) tracker.sinks.add(beacon.sink);
}

function followPage({ type }: Event): void {
  if (type === 'online') beacon?.resume();
  else if (type === 'pagehide' || document.visibilityState === 'hidden') {
    tracker.handOverAll();
    beacon?.leave(type === 'pagehide');
  }
}
