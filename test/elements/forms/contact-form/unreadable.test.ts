import { expect } from '@open-wc/testing';
import { configure } from '../../../../src/core/config';
import { consoleDuring } from '../../../page-objects/captured-console';
import { clearForms, field, type LiveForm, liveForm, textField } from './fixtures';
import { feedback } from './form-server';

afterEach(clearForms);

const WARNING =
  '<br />\n<b>Warning</b>: Undefined array key "{x" in {closure} on line <b>7</b><br />\n';
const CRITICAL = {
  code: 'internal_server_error',
  message: '<p>There has been a critical error.</p><p><a href="#">Learn more &amp; more.</a></p>',
  data: { status: 500 },
};

/** Submits a form that gets `text` as the response. */
async function submittedWith(text: string, status = 200): Promise<LiveForm> {
  const form = await liveForm(textField('your-name'));
  await consoleDuring('error', async () => {
    const ended = form.event('nh-form-submit');
    form.submit();
    (await form.server.next('/feedback')).answerText(text, status);
    await ended;
  });
  return form;
}

describe('a response with other output around it', () => {
  const answers: [what: string, text: string, status?: number][] = [
    ['a PHP warning before it', WARNING + JSON.stringify(feedback('spam', 'Read.'))],
    ['a notice after it', `${JSON.stringify(feedback('spam', 'Read.'))}<!-- {cached} -->`],
    ['braces in its own texts', `{"${JSON.stringify(feedback('spam', 'Read.'))}`],
    [
      'an older response before it',
      JSON.stringify(feedback('mail_sent')) + JSON.stringify(feedback('spam', 'Read.')),
    ],
    [
      'a fatal error of the CMS after it',
      JSON.stringify(feedback('spam', 'Read.')) + JSON.stringify(CRITICAL),
      500,
    ],
  ];
  for (const [what, text, status] of answers) {
    it(`is recovered: ${what}`, async () => {
      const form = await submittedWith(text, status);
      expect(form.form.dataset.status).to.equal('spam');
      expect(form.message).to.equal('Read.');
    });
  }

  it('resets the form if the message was sent', async () => {
    const form = await liveForm(textField('your-name'));
    form.find('[name="your-name"]').value = 'Ada';
    form.submit();
    const heard = form.event('wpcf7mailsent');
    const sent = JSON.stringify(feedback('mail_sent', 'Thanks.'));
    (await form.server.next('/feedback')).answerText(WARNING + sent);
    expect((await heard).detail.apiResponse.message).to.equal('Thanks.');
    (await form.server.next('/refill')).answerText(`${WARNING}{"quiz":[]}`);
    await form.status('sent');
    expect(form.find('[name="your-name"]').value).to.equal('');
  });

  it('is recovered for validation rules too', async () => {
    const form = await liveForm(textField('your-name'), { rules: null });
    const rules = [{ rule: 'required', field: 'your-name', error: 'Who?' }];
    (await form.server.next('/feedback/schema')).answerText(WARNING + JSON.stringify({ rules }));
    const checked = form.event('nh-form-statuschanged');
    form.type('your-name', '');
    await checked;
    expect(form.find('.wpcf7-not-valid-tip').textContent).to.equal('Who?');
  });
});

describe('the message for an unreadable response', () => {
  const answers: [what: string, text: string, status: number, sentence: RegExp][] = [
    ['a page', '<html>Hello {"a": 1}', 200, /^The server sent an unexpected .* may have been sent/],
    ['a firewall’s page', '<html>', 403, /may have been sent/],
    ['nothing', '', 502, /may have been sent/],
    [
      'a truncated response',
      JSON.stringify(feedback('mail_sent')).slice(0, -9),
      200,
      /may have been sent/,
    ],
    [
      'an error of the CMS',
      JSON.stringify({ code: 'rest_forbidden', message: 'Not for you.', data: { status: 403 } }),
      403,
      /^Not for you\.$/,
    ],
    [
      'an error of the CMS behind a warning',
      `${WARNING}{"code":"x","message":"Not for you."}`,
      404,
      /^Not for you\.$/,
    ],
    [
      'a fatal error of the CMS',
      JSON.stringify(CRITICAL),
      500,
      /^There has been a critical error\. Learn more & more\. The server .* may have been sent/,
    ],
    ['a firewall’s status', '{"status":"error","code":7}', 403, /may have been sent/],
    ['status 413 without a body', '', 413, /too large/],
    ['status 413 with a page', ' <html>413', 413, /too large/],
    ['a bad request without a file', '', 400, /may have been sent/],
  ];
  for (const [what, text, status, sentence] of answers) {
    it(`names the known cause: ${what}, ${status}`, async () => {
      const form = await submittedWith(text, status);
      expect(form.form.dataset.status).to.equal('failed');
      expect(form.message).to.match(sentence);
      expect(form.find('.nh-form-retry').checkVisibility()).to.equal(true);
    });
  }

  it('can be overridden by the site’s messages', async () => {
    configure({ messages: { 'form.too_large': 'Zu groß.', 'form.invalid_json': 'Unlesbar.' } });
    expect((await submittedWith('', 413)).message).to.equal('Zu groß.');
    expect((await submittedWith('', 500)).message).to.equal('Unlesbar.');
    configure({ messages: {} });
  });

  it('differs from the console error', async () => {
    const form = await liveForm(textField('your-name'));
    const logged = await consoleDuring('error', async () => {
      form.submit();
      (await form.server.next('/feedback')).answerText('<b>Fatal error</b>', 500);
      await form.event('nh-form-submit');
    });
    expect(logged.length).to.equal(1);
    const [words, , error] = logged[0] as [string, Element, Error];
    expect(words).to.match(/^<nh-contact-form>: invalid_json: /);
    expect(error.message).to.match(/\/feedback responded with 500, and no valid JSON\.$/);
    expect(error.cause).to.equal('HTTP 500: <b>Fatal error</b>');
  });
});

describe('an upload over the server’s limit', () => {
  const attached = field('cv', '<input type="file" name="cv" class="wpcf7-form-control">');
  const original = window.XMLHttpRequest;
  afterEach(() => {
    window.XMLHttpRequest = original;
  });

  /** Makes every upload end immediately with this response. */
  function answerUploads(status: number, responseText: string): void {
    class Upload {
      status = status;
      responseText = responseText;
      upload = {};
      onload = (): void => {};
      open(): void {}
      setRequestHeader(): void {}
      send(): void {
        queueMicrotask(() => this.onload());
      }
    }
    window.XMLHttpRequest = Upload as unknown as typeof XMLHttpRequest;
  }

  const noUnitTag = '{"code":"wpcf7_unit_tag_not_found","message":"There is no valid unit tag."}';
  for (const [what, status, text] of [
    ['nothing', 400, ''],
    ['a page', 400, '<html>Bad Request'],
    ['nothing', 413, ''],
    ['a page', 413, '<html>Too large'],
    ['a missing unit tag, since PHP discarded the data', 400, noUnitTag],
    ['a missing unit tag behind PHP’s warning', 400, `<br /><b>Warning</b>: POST${noUnitTag}`],
  ] as const) {
    it(`is reported as too large if the server responds ${status} with ${what}`, async () => {
      answerUploads(status, text);
      const form = await liveForm(attached);
      const files = new DataTransfer();
      files.items.add(new File(['x'], 'cv.pdf'));
      form.find('[name="cv"]').files = files.files;
      await consoleDuring('error', async () => {
        form.submit();
        await form.event('nh-form-submit');
      });
      expect(form.message).to.contain('too large');
      expect(form.find('[name="cv"]').files?.length).to.equal(1);
    });
  }
});
