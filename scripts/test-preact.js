/** `npm run test:preact`: runs the browser tests with `preact/compat` instead of React. */
import { runSteps } from './run-steps.js';

process.env.NH_REACT = 'preact';
await runSteps([{ title: 'browser tests with Preact', command: 'npx wtr', isRunner: true }]);
