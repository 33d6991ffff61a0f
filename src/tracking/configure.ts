import { Beacon } from './sinks/beacon';
import { dataLayerSink } from './sinks/data-layer';
import { forgetKeptEvents } from './sinks/event-queue';
import type { TrackingSink } from './tracked-event';
import { type Catalogue, Tracker } from './tracker';

/** Where tracked events go, and whether they may. */
export interface TrackingSettings {
  /**
   * True once the visitor has agreed; until then nothing is kept or sent. False takes it back: what waits
   * is forgotten, in the tab's storage too.
   */
  readonly consent?: boolean;
  /** Pushes `{ event, ...fields }` to `dataLayer`, or to the global list of this name. */
  readonly dataLayer?: boolean | string;
  /** The address that lists of events are posted to. */
  readonly beacon?: string;
  /** Completes and checks the admin tools' events: `catalogue` of `nh-elements/tracking/catalogue`. */
  readonly catalogue?: Catalogue;
}

/** The page's one tracker. */
export const tracker: Tracker = new Tracker();

let current: TrackingSettings = {};
let dataLayer: TrackingSink | undefined;
let beacon: Beacon | undefined;

/**
 * Says where events go and whether they may; what is not named stays as it was, and `undefined` takes a
 * sink away.
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
    // The same function again adds nothing; in Node there is no page.
    globalThis.addEventListener?.(type, followPage);
  }
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
