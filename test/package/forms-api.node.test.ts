import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { root } from '../../scripts/contracts';
import { installMissing } from '../../scripts/install-missing.js';
import { findSamples } from '../../scripts/samples';
import { freePort } from '../../scripts/wordpress/start';
import { readFeedback, readRefill } from '../../src/elements/forms/contact-form/responses';
import { temporaryFolder } from '../shared';

const samples = findSamples(root).filter(({ at }) => at.startsWith('docs/forms-api.md'));

/** Resolves when a server accepts connections. */
async function answered(address: string): Promise<void> {
  const end = Date.now() + 60_000;
  while (
    !(await fetch(address).then(
      () => true,
      () => false,
    ))
  ) {
    if (Date.now() > end) throw new Error(`${address} was never answered.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The languages in which the page has a server, and how each is started on a port. */
const servers = [
  {
    language: 'js',
    file: 'forms.mjs',
    command: () => [process.execPath, 'forms.mjs'],
    rules: ['required', 'email'],
  },
  {
    language: 'php',
    file: 'forms.php',
    command: (port: number) => ['php', '-S', `127.0.0.1:${port}`, 'forms.php'],
    rules: [],
  },
] as const;

const hasPhp = (): boolean => spawnSync('php', ['-v']).status === 0;

for (const { language, file, command, rules } of servers) {
  describe(`the form server of the documentation, in ${language}`, () => {
    let server: ChildProcess | undefined;
    let form: string;

    before(async function () {
      if (language === 'php' && !hasPhp()) {
        installMissing([{ title: 'PHP', packages: ['php-cli'] }]);
        if (!hasPhp()) this.skip();
      }
      const folder = temporaryFolder('nh-forms-api');
      mkdirSync(join(folder, 'node_modules'));
      symlinkSync(root, join(folder, 'node_modules/nh-elements'));
      const sample = samples.find((one) => one.language === language);
      writeFileSync(join(folder, file), sample?.code ?? '');
      writeFileSync(join(folder, 'page.html'), 'The page of the form');
      const port = await freePort();
      const [program = '', ...args] = command(port);
      server = spawn(program, args, {
        cwd: folder,
        env: { ...process.env, PORT: String(port) },
        stdio: 'ignore',
      });
      form = `http://127.0.0.1:${port}/wp-json/contact-form-7/v1/contact-forms/7`;
      await answered(`${form}/refill`);
    });
    after(() => server?.kill());

    async function sent(fields: Readonly<Record<string, string>>) {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      const response = await fetch(`${form}/feedback`, { method: 'POST', body });
      return readFeedback(await response.json());
    }

    it('sends the rules, and a refill that the element can read', async () => {
      const schema = await (await fetch(`${form}/feedback/schema`)).json();
      expect(schema.rules.map(({ rule }: { rule: string }) => rule)).to.deep.equal(rules);
      expect(readRefill(await (await fetch(`${form}/refill`)).json()).quiz).to.deep.equal([]);
    });

    it('names invalid fields, and takes a valid message', async () => {
      const invalid = await sent({ 'your-name': '', 'your-email': 'nobody' });
      expect(invalid).to.include({ status: 'validation_failed' });
      expect(invalid?.invalidFields.map(({ field }) => field)).to.deep.equal([
        'your-name',
        'your-email',
      ]);
      const valid = await sent({ 'your-name': 'Ada', 'your-email': 'ada@example.org' });
      expect(valid).to.include({ status: 'mail_sent', message: 'Thank you for your message.' });
    });

    it('may be on another origin than the page', async () => {
      const { headers } = await fetch(`${form}/refill`);
      expect(headers.get('access-control-allow-origin')).to.equal('*');
    });

    if (language === 'php') {
      it('serves the page too', async () => {
        const page = await fetch(new URL('/page.html', form));
        expect(await page.text()).to.equal('The page of the form');
      });
    }
  });
}

describe('the page of the form server', () => {
  it('answers as the examples of its page say', () => {
    const answers = samples
      .filter(({ language, code }) => language === 'json' && code.includes('"status"'))
      .map(({ code }) => readFeedback(JSON.parse(code)));
    expect(answers.map((answer) => answer?.status)).to.deep.equal([
      'validation_failed',
      'mail_sent',
    ]);
    expect(answers[0]?.invalidFields.length).to.equal(1);
  });
});
