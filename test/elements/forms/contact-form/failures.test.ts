import { expect } from '@open-wc/testing';
import { breakConsole, consoleDuring } from '../../../page-objects/captured-console';
import { brought, clearForms, liveForm, serverForm, settled, textField } from './fixtures';
import { feedback } from './form-server';

afterEach(clearForms);

const MAYBE_SENT = /may have been sent/;

describe('a submission that fails', () => {
  const faults: [reason: string, code: string, sentence: RegExp, act: 'fail' | [string, number]][] =
    [
      ['the network is gone', 'fetch_error', /may be offline/, 'fail'],
      ['the server fails', 'invalid_json', MAYBE_SENT, ['{"code":"x"}', 500]],
      ['the server sends a page', 'invalid_json', MAYBE_SENT, ['<html>', 200]],
      ['the server sends nothing', 'invalid_json', MAYBE_SENT, ['', 204]],
      ['the server sends other JSON', 'invalid_json', MAYBE_SENT, ['[1]', 200]],
    ];
  for (const [reason, code, sentence, act] of faults) {
    it(`shows a message, keeps the entries and can be retried if ${reason}`, async () => {
      const form = await liveForm(textField('your-name'));
      form.find('[name="your-name"]').value = 'Ada';
      const told = form.event('nh-form-error');
      const logged = await consoleDuring('error', async () => {
        form.submit();
        const call = await form.server.next('/feedback');
        if (act === 'fail') call.fail();
        else call.answerText(...act);
        await form.status('failed');
      });
      expect((await told).detail.code).to.equal(code);
      expect(logged.length).to.equal(1);
      expect(logged[0]?.[0]).to.contain(code);
      expect(form.message).to.match(sentence);
      expect(form.find('.wpcf7-response-output').checkVisibility()).to.equal(true);
      expect(form.find('[name="your-name"]').value).to.equal('Ada');
      form.find('.nh-form-retry').click();
      expect(form.form.dataset.status).to.equal('submitting');
      const again = await form.server.next('/feedback');
      expect(again.body?.get('your-name')).to.equal('Ada');
      again.answer(feedback('spam'));
      await form.status('spam');
      expect(form.all('.nh-form-retry')).to.deep.equal([]);
    });
  }

  it('is told to the page even if an error tracker throws when it reports', async () => {
    const form = await liveForm(textField('your-name'));
    const told = form.event('nh-form-error');
    const restore = breakConsole('error');
    try {
      form.submit();
      (await form.server.next('/feedback')).fail();
      expect((await told).detail.code).to.equal('fetch_error');
    } finally {
      restore();
    }
  });

  it('ends after the timeout if the server does not respond', async () => {
    const form = await liveForm(textField('your-name'), {
      hostAttributes: `settings='{"timeout":0.05}'`,
    });
    await consoleDuring('error', async () => {
      form.submit();
      const call = await form.server.next('/feedback');
      await form.status('failed');
      expect(call.signal?.aborted).to.equal(true);
    });
    expect(form.message).to.contain('has not responded').and.to.match(MAYBE_SENT);
    expect(form.find('.nh-form-retry').checkVisibility()).to.equal(true);
  });

  it('ends after the timeout if the timeout is printed as text', async () => {
    const form = await liveForm(textField('your-name'), {
      hostAttributes: `settings='{"timeout":"0.05"}'`,
    });
    await consoleDuring('error', async () => {
      form.submit();
      await form.status('failed');
    });
    expect(form.message).to.contain('for 0.05 seconds');
  });

  it('ends immediately and logs nothing when it is cancelled', async () => {
    const form = await liveForm(textField('your-name'));
    const logged = await consoleDuring('error', async () => {
      form.submit();
      const call = await form.server.next('/feedback');
      form.find('.nh-form-cancel').click();
      await form.status('aborted');
      expect(call.signal?.aborted).to.equal(true);
    });
    expect(form.message).to.contain('cancelled');
    expect(logged).to.deep.equal([]);
  });

  it('aborts the request and logs nothing when the element is removed', async () => {
    const form = await liveForm(textField('your-name'));
    const logged = await consoleDuring('error', async () => {
      form.submit();
      const call = await form.server.next('/feedback');
      form.host.remove();
      await form.host.updateComplete;
      await settled();
      expect(call.signal?.aborted).to.equal(true);
    });
    expect(logged).to.deep.equal([]);
  });
});

describe('validation rules that cannot be loaded', () => {
  it('are logged once, not requested at each change, and do not prevent sending', async () => {
    const form = await liveForm(textField('your-name'), { rules: null });
    const logged = await consoleDuring('error', async (firstLine) => {
      (await form.server.next('/feedback/schema')).fail();
      await firstLine;
      form.type('your-name', 'x');
      form.type('your-name', 'y');
      await settled();
    });
    expect(logged.length).to.equal(1);
    expect(form.server.calls.length).to.equal(1);
    form.submit();
    (await form.server.next('/feedback')).answer(
      feedback('validation_failed', '', {
        invalid_fields: [{ field: 'your-name', message: 'No.' }],
      }),
    );
    await form.status('invalid');
    form.type('your-name', 'z');
    await settled();
    expect(form.all('.wpcf7-not-valid-tip')).to.deep.equal([]);
  });

  it('lose only the invalid rules, with one warning', async () => {
    const rules = [{ rule: 'required', field: 'your-name', error: 'Who?' }, 7, { field: 'x' }];
    const form = await liveForm(textField('your-name'), { rules: null });
    const told = await consoleDuring('warn', async () => {
      (await form.server.next('/feedback/schema')).answer({ rules });
      await import('../../../../src/core/settings/warnings');
      form.type('your-name', '');
      await settled();
      await settled();
    });
    expect(form.all('.wpcf7-not-valid-tip').map((tip) => tip.textContent)).to.deep.equal(['Who?']);
    expect(told.length).to.equal(2);
    expect(told[0]?.[0]).to.match(
      /^<nh-contact-form>: feedback\/schema\.rules\[1\] has no valid "rule", so it is ignored/,
    );
  });

  it('are not logged while the page is being left', async () => {
    for (const [isLeft, lines] of [
      [true, 0],
      [false, 1],
    ] as const) {
      const form = await liveForm(textField('your-name'), { rules: null });
      const call = await form.server.next('/feedback/schema');
      const logged = await consoleDuring('error', async (firstLine) => {
        if (isLeft) window.dispatchEvent(new Event('beforeunload'));
        call.fail();
        await (isLeft ? settled() : firstLine);
      });
      expect(logged.length, `left: ${isLeft}`).to.equal(lines);
      clearForms();
    }
  });

  it('count as missing if the response is not a schema', async () => {
    const form = await liveForm(textField('your-name'), { rules: null });
    const logged = await consoleDuring('error', async () => {
      (await form.server.next('/feedback/schema')).answer('-1');
      await import('../../../../src/elements/forms/contact-form/unreadable/second-look');
      await settled();
      form.type('your-name', '');
      await settled();
    });
    expect(logged.length).to.equal(1);
    expect(String(logged[0]?.[0])).to.contain('invalid_json');
  });

  it('are requested once for two copies of a form', async () => {
    const form = await brought(
      `<nh-contact-form>${serverForm(textField('a'), 9001)}</nh-contact-form>
       <nh-contact-form>${serverForm(textField('a'), 9001)}</nh-contact-form>`,
      [],
    );
    await settled();
    const asked = form.server.calls.filter(({ path }) => path.endsWith('/schema'));
    expect(asked.length).to.equal(1);
  });
});

describe('a form that cannot be enhanced', () => {
  it('is left unchanged without a form ID, with a console error and a note for the visitor', async () => {
    let host: HTMLElement | undefined;
    const problem = new Promise<CustomEvent>((resolve) => {
      document.addEventListener('nh-error', (event) => resolve(event as CustomEvent), {
        once: true,
      });
    });
    const logged = await consoleDuring('error', async () => {
      const bare =
        '<form class="wpcf7-form init" data-status="init" method="post"><input name="a"></form>';
      host = (await brought(`<nh-contact-form><div class="wpcf7">${bare}</div></nh-contact-form>`))
        .host;
    });
    expect(logged.length).to.equal(1);
    expect(logged[0]?.[0]).to.contain('no form ID');
    const { detail, target } = await problem;
    expect([detail.phase, (target as Element).localName]).to.deep.equal([
      'settings',
      'nh-contact-form',
    ]);
    expect(detail.message).to.contain('no form ID');
    const form = host?.querySelector('form') as HTMLFormElement;
    const posted = new Promise<boolean>((resolve) => {
      document.addEventListener(
        'submit',
        (event) => {
          resolve(!event.defaultPrevented);
          event.preventDefault();
        },
        { once: true },
      );
    });
    form.requestSubmit();
    expect(await posted).to.equal(true);
    expect(host?.querySelector('.nh-form-note')?.textContent).to.contain('reloads the page');
  });

  it('is replaced by a message if it is nested in another form', async () => {
    const box = document.body.appendChild(document.createElement('main'));
    box.innerHTML = `<form><nh-contact-form><div class="wpcf7"><p>lost</p></div></nh-contact-form></form>`;
    const host = box.querySelector('nh-contact-form') as HTMLElement & {
      updateComplete: Promise<void>;
    };
    await host.updateComplete;
    expect(host.textContent).to.equal('Error: This contact form is placed in the wrong place.');
    expect(host.querySelector('strong')?.textContent).to.equal('Error:');
  });
});
