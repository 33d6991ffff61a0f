/** What a site bundles that tracks events of its own by any sink, the beacon among them. */
export { addTrackingSink, configureTracking, track } from '../../src/tracking';
