/**
 * `npm run test:conformance -- ADDRESS NAME PASSWORD`: tests the kits and the templates of a running site by HTTP alone,
 * as an administrator. The site keeps some test pages and templates.
 */
import { spawnSync } from 'node:child_process';

const [address, name, password] = process.argv.slice(2);
if (!password) {
  console.error('Call: npm run test:conformance -- ADDRESS NAME PASSWORD');
  process.exit(2);
}
const env = { ...process.env, NH_SITE: address, NH_NAME: name, NH_PASSWORD: password };
const { status } = spawnSync('npx', ['mocha', 'test/conformance/running-site.ts'], {
  env,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
