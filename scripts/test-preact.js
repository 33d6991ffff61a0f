/** `npm run test:preact`: the browser tests with `preact/compat` in React's place. */
import { runSteps } from './run-steps.js';

process.env.NH_REACT = 'preact';
await runSteps([{ title: 'browser tests with Preact', command: 'npx wtr', isRunner: true }]);
