import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { root } from '../../scripts/contracts';
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

describe('the form server of the documentation', () => {
  let server: ChildProcess;
  let form: string;

  before(async () => {
    const folder = temporaryFolder('nh-forms-api');
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(root, join(folder, 'node_modules/nh-elements'));
    const [sample] = samples.filter(({ language }) => language === 'js');
    writeFileSync(join(folder, 'forms.mjs'), sample?.code ?? '');
    const port = await freePort();
    server = spawn(process.execPath, ['forms.mjs'], {
      cwd: folder,
      env: { ...process.env, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    form = `http://127.0.0.1:${port}/wp-json/contact-form-7/v1/contact-forms/7`;
    await answered(`${form}/refill`);
  });
  after(() => server.kill());

  async function sent(fields: Readonly<Record<string, string>>) {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const response = await fetch(`${form}/feedback`, { method: 'POST', body });
    return readFeedback(await response.json());
  }

  it('sends the rules, and a refill that the element can read', async () => {
    const schema = await (await fetch(`${form}/feedback/schema`)).json();
    expect(schema.rules.map(({ rule }: { rule: string }) => rule)).to.deep.equal([
      'required',
      'email',
    ]);
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
