import { prototypeJs } from './prototype-js';

// The library's own code, which may take built-in functions when it loads, loads after the old library.
prototypeJs.install();
const { itIsTheSameBeside } = await import('./subjects');
prototypeJs.remove();

itIsTheSameBeside(prototypeJs);
