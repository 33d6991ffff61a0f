import { expect } from '@open-wc/testing';
import {
  brought,
  clearForms,
  consoleDuring,
  liveForm,
  serverForm,
  settled,
  textField,
} from './fixtures';
import { feedback } from './form-server';

afterEach(clearForms);

const MAYBE_SENT = /may have been sent/;

describe('a submission that gets no good answer', () => {
  const faults: [what: string, code: string, sentence: RegExp, act: 'fail' | [string, number]][] = [
    ['the network is gone', 'fetch_error', /probably offline/, 'fail'],
    ['the server fails', 'invalid_json', MAYBE_SENT, ['{"code":"x"}', 500]],
    ['the server sends a page', 'invalid_json', MAYBE_SENT, ['<html>', 200]],
    ['the server sends nothing', 'invalid_json', MAYBE_SENT, ['', 204]],
    ['the server sends other JSON', 'invalid_json', MAYBE_SENT, ['[1]', 200]],
  ];
  for (const [what, code, sentence, act] of faults) {
    it(`because ${what}: it says so, keeps what was typed, and can be tried again`, async () => {
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

  it('because the server is silent: it ends by itself', async () => {
    const form = await liveForm(textField('your-name'), {
      hostAttributes: `settings='{"timeout":0.05}'`,
    });
    await consoleDuring('error', async () => {
      form.submit();
      const call = await form.server.next('/feedback');
      await form.status('failed');
      expect(call.signal?.aborted).to.equal(true);
    });
    expect(form.message).to.contain('has not answered').and.to.match(MAYBE_SENT);
    expect(form.find('.nh-form-retry').checkVisibility()).to.equal(true);
  });

  it('because the server is silent for a time that was printed as text, as CMSs do', async () => {
    const form = await liveForm(textField('your-name'), {
      hostAttributes: `settings='{"timeout":"0.05"}'`,
    });
    await consoleDuring('error', async () => {
      form.submit();
      await form.status('failed');
    });
    expect(form.message).to.contain('for 0.05 seconds');
  });

  it('because it was cancelled: it ends at once, and nothing is logged', async () => {
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

  it('because the element was removed: the call ends, in silence', async () => {
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

describe('rules that do not come', () => {
  it('are logged once and not asked for at each change; sending works all the same', async () => {
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

  it('cost only those among them that are none, and are told of once', async () => {
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
      /^<nh-contact-form>: feedback\/schema\.rules\[1\] has no usable "rule", so it is left out/,
    );
  });

  it('are no loss on a page that is being left, and are told of where nobody leaves', async () => {
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

  it('count as not come where the answer is no schema', async () => {
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

  it('are asked for once for two copies of a form', async () => {
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

describe('a form that cannot be taken over', () => {
  it('without an id anywhere stays the page’s own, says why, and tells the visitor', async () => {
    let host: HTMLElement | undefined;
    const logged = await consoleDuring('error', async () => {
      const bare =
        '<form class="wpcf7-form init" data-status="init" method="post"><input name="a"></form>';
      host = (await brought(`<nh-contact-form><div class="wpcf7">${bare}</div></nh-contact-form>`))
        .host;
    });
    expect(logged.length).to.equal(1);
    expect(logged[0]?.[0]).to.contain('no form id');
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
    expect(host?.querySelector('.nh-form-note')?.textContent).to.contain('loaded anew');
  });

  for (const [name, owner, key] of [
    ['fetch', window, 'fetch'],
    ['FormData', window, 'FormData'],
    ['NodeList.forEach', NodeList.prototype, 'forEach'],
    ['String.replaceAll', String.prototype, 'replaceAll'],
  ] as const) {
    it(`without ${name} stays the page’s own`, async () => {
      const property = Object.getOwnPropertyDescriptor(owner, key) as PropertyDescriptor;
      const box = document.body.appendChild(document.createElement('main'));
      const logged = await consoleDuring('error', async () => {
        Object.defineProperty(owner, key, { ...property, value: undefined });
        try {
          box.innerHTML = `<nh-contact-form>${serverForm(textField('a'))}</nh-contact-form>`;
          await (box.firstElementChild as HTMLElement & { updateComplete: Promise<void> })
            .updateComplete;
        } finally {
          Object.defineProperty(owner, key, property);
        }
      });
      expect(logged.length).to.equal(1);
      expect(logged[0]?.[0]).to.contain(name);
      expect(box.querySelector('.wpcf7')?.classList.contains('no-js')).to.equal(true);
    });
  }

  it('inside another form gives way to a sentence', async () => {
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
