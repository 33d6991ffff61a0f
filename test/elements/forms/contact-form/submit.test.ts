import { expect } from '@open-wc/testing';
import { configure } from '../../../../src/core/config';
import { consoleDuring } from '../../../page-objects/captured-console';
import { clearForms, type LiveForm, liveForm, settled, textField } from './fixtures';
import { type Call, feedback } from './form-server';

afterEach(clearForms);

/** The names of the events that a form dispatches, in order. */
function firedBy(form: LiveForm, names: string[]): string[] {
  const fired: string[] = [];
  for (const name of names.flatMap(legacyAndOurs)) {
    form.host.addEventListener(name, () => fired.push(name));
  }
  return fired;
}

const legacyAndOurs = (name: string): string[] => [`nh-form-${name}`, `wpcf7${name}`];

describe('a submission', () => {
  it('posts all inputs and the pressed button as multipart, and accepts JSON', async () => {
    const form = await liveForm(
      `${textField('your-name')}<button name="way" value="fast">Fast</button>`,
    );
    form.find('[name="your-name"]').value = 'Ada';
    form.find('[name="way"]').click();
    const call = await form.server.next('/feedback');
    expect(call.method).to.equal('POST');
    expect(call.headers.get('Accept')).to.match(/^application\/json/);
    expect([...(call.body ?? [])]).to.deep.include.members([
      ['your-name', 'Ada'],
      ['way', 'fast'],
      ['_wpcf7_version', '6.1.6'],
    ]);
    expect(call.headers.get('X-WP-Nonce')).to.equal(null);
  });

  const outcomes: [code: string, status: string, event: string | null][] = [
    ['validation_failed', 'invalid', 'invalid'],
    ['acceptance_missing', 'unaccepted', 'unaccepted'],
    ['spam', 'spam', 'spam'],
    ['aborted', 'aborted', 'aborted'],
    ['mail_failed', 'failed', 'mailfailed'],
    ['payment_required', 'payment-required', null],
    ['on hold', 'custom-on-hold', null],
  ];
  for (const [code, status, event] of outcomes) {
    it(`with the response ${code} shows ${status} and the message, and dispatches ${event ?? 'only submit'}`, async () => {
      const form = await liveForm(textField('your-name'));
      const fired: string[] = [];
      const names = [
        'invalid',
        'unaccepted',
        'spam',
        'aborted',
        'mailsent',
        'mailfailed',
        'submit',
      ];
      for (const name of names.flatMap(legacyAndOurs)) {
        document.addEventListener(name, () => fired.push(name), { once: true });
      }
      form.submit();
      await form.status('submitting');
      (await form.server.next('/feedback')).answer(feedback(code, 'A sentence.'));
      await form.status(status);
      expect(form.form.classList.contains(status)).to.equal(true);
      expect(form.form.classList.contains('submitting')).to.equal(false);
      expect(form.message).to.equal('A sentence.');
      expect(form.find('[role="status"]').textContent).to.equal('A sentence.');
      expect(fired).to.deep.equal([
        ...(event ? legacyAndOurs(event) : []),
        ...legacyAndOurs('submit'),
      ]);
    });
  }

  it('dispatches events with the raw code, the identity and the entries', async () => {
    const form = await liveForm(textField('your-name'));
    form.find('[name="your-name"]').value = 'Ada';
    const heard = form.event('wpcf7submit');
    form.submit();
    const answer = feedback('mail_failed', 'No.', { redirect_to: '/thanks' });
    (await form.server.next('/feedback')).answer(answer);
    const { detail, target } = await heard;
    expect(target).to.equal(form.form);
    expect(detail).to.deep.include({
      pluginVersion: '6.1.6',
      contactFormLocale: 'en_US',
      containerPostId: 12,
      status: 'mail_failed',
      inputs: [{ name: 'your-name', value: 'Ada' }],
    });
    expect(detail.contactFormId).to.be.a('number');
    expect(detail.unitTag).to.match(/^wpcf7-f\d+-o1$/);
    expect(detail.formData.get('_wpcf7_version')).to.equal('6.1.6');
    expect(detail.apiResponse).to.deep.equal(answer);
  });

  it('takes the unit tag and the page from the settings if the form has no such inputs', async () => {
    const form = await liveForm(textField('your-name'), {
      hostAttributes: `settings='{"unitTag":"wpcf7-f5-p7-o2","containerPost":7}'`,
    });
    for (const name of ['unit_tag', 'container_post'])
      form.find(`[name="_wpcf7_${name}"]`).remove();
    form.find('.wpcf7').removeAttribute('id');
    const heard = form.event('wpcf7submit');
    form.submit();
    (await form.server.next('/feedback')).answer(feedback('mail_sent'));
    expect((await heard).detail).to.deep.include({
      unitTag: 'wpcf7-f5-p7-o2',
      containerPostId: 7,
    });
  });

  it('dispatches an event at each change of the displayed state', async () => {
    const form = await liveForm(textField('your-name'));
    const changes: [string, string][] = [];
    form.host.addEventListener('nh-form-statuschanged', (event) => {
      changes.push([
        (event as CustomEvent).detail.prevStatus,
        (event as CustomEvent).detail.status,
      ]);
    });
    form.submit();
    (await form.server.next('/feedback')).answer(feedback('mail_sent'));
    (await form.server.next('/refill')).answer({});
    await form.event('nh-form-reset');
    expect(changes).to.deep.equal([
      ['init', 'submitting'],
      ['submitting', 'sent'],
      ['sent', 'resetting'],
      ['resetting', 'sent'],
    ]);
  });

  it('is not sent if the page prevents it', async () => {
    const form = await liveForm(textField('your-name'));
    form.host.addEventListener('nh-form-beforesubmit', (event) => event.preventDefault());
    form.submit();
    await settled();
    expect(form.form.dataset.status).to.equal('init');
    expect(form.server.calls.filter(({ method }) => method === 'POST')).to.deep.equal([]);
  });

  it('is sent once, however often the button is pressed', async () => {
    const form = await liveForm(textField('your-name'));
    form.submit();
    form.submit();
    form.submit();
    (await form.server.next('/feedback')).answer(feedback('spam'));
    await form.status('spam');
    expect(form.server.calls.filter(({ method }) => method === 'POST').length).to.equal(1);
  });

  it('resets the form after sending, and keeps the hash of the server', async () => {
    const form = await liveForm(textField('your-name'));
    form.find('[name="your-name"]').value = 'Ada';
    form.submit();
    (await form.server.next('/feedback')).answer(
      feedback('mail_sent', 'Thanks.', { posted_data_hash: 'abc' }),
    );
    const refill = await form.server.next('/refill');
    expect(form.find('[name="your-name"]').value).to.equal('');
    expect(form.message).to.equal('Thanks.');
    expect(form.form.dataset.status).to.equal('resetting');
    expect(form.find('[name="_wpcf7_posted_data_hash"]').value).to.equal('abc');
    refill.answer({});
    await form.status('sent');
    expect(form.message).to.equal('Thanks.');
  });

  it('keeps the entries if it was not sent', async () => {
    const form = await liveForm(textField('your-name'));
    for (const code of ['spam', 'mail_failed', 'validation_failed']) {
      form.find('[name="your-name"]').value = 'Ada';
      form.submit();
      (await form.server.next('/feedback')).answer(feedback(code));
      await form.status(code === 'spam' ? 'spam' : code === 'mail_failed' ? 'failed' : 'invalid');
      expect(form.find('[name="your-name"]').value).to.equal('Ada');
    }
  });

  it('warns before the page is left only while it is in progress', async () => {
    const form = await liveForm(textField('your-name'));
    const leave = (): boolean =>
      !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).to.equal(false);
    form.submit();
    expect(leave()).to.equal(true);
    (await form.server.next('/feedback')).answer(feedback('spam'));
    await form.status('spam');
    expect(leave()).to.equal(false);
  });
});

describe('the submit event', () => {
  const endings: [what: string, end: (call: Call, form: LiveForm) => void, status: string][] = [
    ['the network is gone', (call) => call.fail(), 'failed'],
    ['the response cannot be read', (call) => call.answerText('<html>'), 'failed'],
    ['it was cancelled', (_call, form) => form.find('.nh-form-cancel').click(), 'aborted'],
    ['the element was removed', (_call, form) => form.host.remove(), 'aborted'],
  ];
  for (const [what, end, status] of endings) {
    it(`has both names and no response if ${what}`, async () => {
      const form = await liveForm(textField('your-name'));
      form.find('[name="your-name"]').value = 'Ada';
      const details: { status: string; apiResponse: unknown; inputs: unknown }[] = [];
      for (const name of legacyAndOurs('submit')) {
        form.host.addEventListener(name, (event) => details.push((event as CustomEvent).detail));
      }
      const fired = firedBy(form, ['submit', 'mailfailed', 'aborted']);
      await consoleDuring('error', async () => {
        form.submit();
        end(await form.server.next('/feedback'), form);
        await form.status(status);
        await settled();
      });
      expect(fired).to.deep.equal(legacyAndOurs('submit'));
      for (const detail of details) {
        expect(detail.status).to.equal(status);
        expect(detail.apiResponse).to.equal(undefined);
        expect(detail.inputs).to.deep.equal([{ name: 'your-name', value: 'Ada' }]);
      }
    });
  }

  it('follows nh-form-error, when the form has its final state', async () => {
    const form = await liveForm(textField('your-name'));
    const seen: (string | undefined)[] = [];
    for (const name of ['nh-form-error', 'nh-form-submit']) {
      form.host.addEventListener(name, () => seen.push(name, form.form.dataset.status));
    }
    await consoleDuring('error', async () => {
      form.submit();
      (await form.server.next('/feedback')).fail();
      await form.status('failed');
    });
    expect(seen).to.deep.equal(['nh-form-error', 'failed', 'nh-form-submit', 'failed']);
  });

  it('is not dispatched for a submission that the page prevented', async () => {
    const form = await liveForm(textField('your-name'));
    const fired = firedBy(form, ['submit']);
    form.host.addEventListener('wpcf7beforesubmit', (event) => event.preventDefault());
    form.submit();
    await settled();
    expect(fired).to.deep.equal([]);
  });
});

describe('a blocked form', () => {
  afterEach(() => configure({ blocked: false }));

  it('shows a message, sends nothing and shows no spinner', async () => {
    configure({ blocked: true });
    const form = await liveForm(textField('your-name'));
    form.submit();
    expect(form.form.dataset.status).to.equal('submitting');
    await settled();
    expect(form.server.calls.filter(({ method }) => method === 'POST')).to.deep.equal([]);
    expect(form.find('.wpcf7-response-output').checkVisibility()).to.equal(true);
    expect(form.message).to.contain('not accepting messages');
    expect(getComputedStyle(form.find('.wpcf7-spinner')).visibility).to.equal('hidden');
  });

  it('clears errors and changes its status, without other events', async () => {
    configure({ blocked: true });
    const rules = [{ rule: 'required', field: 'your-name', error: 'Who?' }];
    const form = await liveForm(textField('your-name'), { rules });
    form.type('your-name', '');
    await settled();
    const fired = firedBy(form, ['beforesubmit', 'submit', 'statuschanged']);
    form.submit();
    expect(form.all('.wpcf7-not-valid-tip')).to.deep.equal([]);
    expect(fired).to.deep.equal(legacyAndOurs('statuschanged'));
  });
});

describe('a reset', () => {
  it('refills the form, and dispatches an event with the previous entries', async () => {
    const form = await liveForm(textField('your-name'));
    form.find('[name="your-name"]').value = 'Ada';
    const heard = form.event('wpcf7reset');
    form.form.reset();
    expect(form.form.dataset.status).to.equal('resetting');
    (await form.server.next('/refill')).answer({});
    const { detail } = await heard;
    expect(detail.inputs).to.deep.equal([{ name: 'your-name', value: 'Ada' }]);
    expect(form.form.dataset.status).to.equal('init');
  });

  it('ends with the status init if the refill fails', async () => {
    const form = await liveForm(textField('your-name'));
    await consoleDuring('error', async () => {
      form.form.reset();
      (await form.server.next('/refill')).fail();
      await form.status('init');
    });
  });

  it('is replaced by a refill at load on a cached page, which keeps early entries', async () => {
    configure({ cached: true });
    const form = await liveForm(textField('your-name'));
    form.find('[name="your-name"]').value = 'early';
    (await form.server.next('/refill')).answer({});
    await settled();
    expect(form.find('[name="your-name"]').value).to.equal('early');
    configure({ cached: false });
  });
});
