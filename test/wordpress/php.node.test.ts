import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { root } from '../../scripts/contracts';
import { wordPressFiles } from '../../scripts/wordpress/files';
import { playgroundProgram } from '../../scripts/wordpress/playground';
import { freePort } from '../../scripts/wordpress/start';
import { unzip } from '../../scripts/wordpress/unzip';
import { temporaryFolder } from '../shared';

const zip = `${root}dist-wordpress/nh-elements.zip`;

describe('the PHP of the plugin', () => {
  const plugin = temporaryFolder('nh-plugin');
  before(async () => unzip(await readFile(zip), plugin));

  for (const version of ['8.1', '8.2', '8.3', '8.4', '8.5']) {
    it(`has no syntax errors in PHP ${version}`, () => {
      const options = [
        '--wordpress-install-mode=do-not-attempt-installing',
        '--skip-sqlite-setup',
        `--mount-before-install=${join(plugin, 'nh-elements')}:/plugin`,
        `--mount-before-install=${root}test/wordpress:/test`,
        '--verbosity=quiet',
      ];
      const args = ['php', `--php=${version}`, ...options, '--', '/test/parse-all.php'];
      const output = execFileSync(process.execPath, [playgroundProgram(), ...args], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      expect(output).to.match(new RegExp(`^${version}\\.\\d+ parses \\d{2,} files`));
    });
  }
});

describe('the WordPress of the demo', () => {
  let demo: ChildProcess | undefined;
  afterEach(async () => {
    const ended = new Promise((resolve) => demo?.once('exit', resolve));
    demo?.kill();
    await ended;
  });

  for (const version of ['8.1', '8.5']) {
    it(`shows every element without a complaint of PHP ${version} about the plugin`, async () => {
      const port = await freePort();
      const env = { PORT: `${port}`, PHP: version, WP_DIR: await wordPressFiles(), WP_DEBUG: '1' };
      demo = spawn(process.execPath, ['--import', 'tsx', 'scripts/wordpress/demo.ts'], {
        cwd: root,
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await new Promise<void>((resolve) => {
        demo?.stdout?.on('data', (text) => String(text).includes('Ready!') && resolve());
      });
      const cookies = new Map<string, string>();
      const html = await page(`http://127.0.0.1:${port}/`, cookies);
      expect(html.match(/<nh-[a-z-]+/g)).to.have.length.above(20);
      expect(html).to.contain('autoload.js').and.to.contain('id="nh-config"');
      const settings = `http://127.0.0.1:${port}/wp-admin/options-general.php?page=nh-elements`;
      const screen = await page(settings, cookies);
      expect(screen).to.contain('nh-elements-check');
      for (const text of [html, screen]) {
        expect(text).not.to.match(/(?:Warning|Notice|Deprecated|Fatal error)[^\n]*nh-elements/);
      }
    });
  }
});

/** Fetches a page, and follows its redirects with the cookies of the log-in. */
async function page(address: string, cookies: Map<string, string>): Promise<string> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(address, { redirect: 'manual', headers: { cookie } });
  for (const line of response.headers.getSetCookie()) {
    const [pair = ''] = line.split(';', 1);
    cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
  }
  const next = response.headers.get('location');
  return next ? page(new URL(next, address).href, cookies) : response.text();
}
