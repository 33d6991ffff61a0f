/**
 * Downloads WordPress and its PHP in WebAssembly for `npm run test:wordpress`, whose processes would otherwise write the
 * same folders at the same time.
 */
import { wordPressFiles } from './files';
import { playgroundProgram } from './playground';

await wordPressFiles();
playgroundProgram();
