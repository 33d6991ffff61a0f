import { mooTools } from './mootools';

// The library's own code, which may take built-in functions when it loads, loads after the old library.
mooTools.install();
const { itIsTheSameBeside } = await import('./subjects');
mooTools.remove();

itIsTheSameBeside(mooTools);
