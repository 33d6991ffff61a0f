/**
 * The tracking code in the bundle of a site that tracks its own events by any sink, the beacon included.
 */
export { addTrackingSink, configureTracking, track } from '../../src/tracking';
