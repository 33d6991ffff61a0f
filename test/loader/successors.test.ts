import { expect } from '@open-wc/testing';
import { clicksOn, lateElement, settled, show, submitsOn } from './fixtures';

const go = '<button type="button" name="go">B</button>';

describe('the successor of a clicked control', () => {
  it('is searched only in its own element, not in another with the same name', async () => {
    const late = lateElement();
    const find = show(
      `<${late.tag} id="one">${go}</${late.tag}><${late.tag} id="two">${go}</${late.tag}>`,
    );
    const first = clicksOn(find('#one button'));
    let second = (): number => 0;
    find('#two button').click();
    await late.arrive((host) => {
      if (host.id !== 'two') return;
      host.innerHTML = go;
      second = clicksOn(find('#two button'));
    });
    expect([first(), second()]).to.deep.equal([0, 1]);
  });

  it('is undefined if the element has rendered no such control', async () => {
    const late = lateElement();
    const find = show(
      `<${late.tag} id="one">${go}</${late.tag}><${late.tag} id="two">${go}</${late.tag}>`,
    );
    const first = clicksOn(find('#one button'));
    find('#two button').click();
    await late.arrive((host) => {
      if (host.id === 'two') host.replaceChildren();
    });
    expect(first()).to.equal(0);
  });

  it('is the control in the shadow root if the old one is no longer rendered', async () => {
    const late = lateElement();
    const find = show(`<${late.tag}>${go}</${late.tag}>`);
    const old = clicksOn(find('button'));
    let drawn = (): number => 0;
    find('button').click();
    await late.arrive((host) => {
      const root = host.attachShadow({ mode: 'open' });
      root.innerHTML = go;
      drawn = clicksOn(root.querySelector('button') as HTMLElement);
    });
    expect([old(), drawn()]).to.deep.equal([0, 1]);
  });

  it('is the old node if the shadow root still shows it', async () => {
    const late = lateElement();
    const find = show(`<${late.tag}>${go}</${late.tag}>`);
    const old = clicksOn(find('button'));
    find('button').click();
    await late.arrive((host) => {
      host.attachShadow({ mode: 'open' }).innerHTML = `<slot></slot>${go}`;
    });
    expect(old()).to.equal(1);
  });

  it('may be outside the element if it has the same id', async () => {
    const late = lateElement();
    const find = show(`<${late.tag}><button id="it">B</button></${late.tag}>`);
    let moved = (): number => 0;
    find('#it').click();
    await late.arrive((host) => {
      host.innerHTML = '';
      document.body.insertAdjacentHTML('beforeend', '<button id="it">B</button>');
      moved = clicksOn(find('#it'));
    });
    expect(moved()).to.equal(1);
  });
});

describe('the successor of a submitted form', () => {
  /** Submits with `#it`, renders `drawn`, and returns the number of submits with their buttons. */
  async function submit(printed: string, drawn: string | undefined) {
    const late = lateElement();
    const find = show(`<${late.tag}>${printed}</${late.tag}>`);
    const submitters: unknown[] = [];
    find(late.tag).addEventListener('submit', (event) => {
      event.preventDefault();
      const { submitter } = event as SubmitEvent;
      submitters.push(submitter && Reflect.get(submitter, 'value'));
    });
    const failures: string[] = [];
    const note = (event: PromiseRejectionEvent) => failures.push(String(event.reason));
    addEventListener('unhandledrejection', note);
    find('#it').click();
    await late.arrive((host) => {
      if (drawn !== undefined) host.innerHTML = drawn;
    });
    await settled();
    removeEventListener('unhandledrejection', note);
    expect(failures).to.deep.equal([]);
    return submitters;
  }

  const form = (buttons: string) => `<form id="f">${buttons}</form>`;
  const named = '<button name="do" value="keep">K</button><button name="do" value="drop"';

  it('is submitted with the pressed button', async () => {
    expect(await submit(form(`${named} id="it">D</button>`), undefined)).to.deep.equal(['drop']);
  });

  it('is submitted with the new button of the same id', async () => {
    const button = '<button id="it" value="send">S</button>';
    expect(await submit(form(button), form(`<button>K</button>${button}`))).to.deep.equal(['send']);
  });

  it('is submitted with the new button of the same name and value', async () => {
    const printed = `${named}><b id="it">D</b></button>`;
    expect(await submit(form(printed), form(`${named}>D</button>`))).to.deep.equal(['drop']);
  });

  it('is submitted without a button if the old one has no successor', async () => {
    expect(
      await submit(form('<button id="it">S</button>'), form('<button>S</button>')),
    ).to.deep.equal([null]);
  });

  it('is the old form if its button is outside the new one', async () => {
    const outside = '<button form="f" id="it" value="send">S</button>';
    expect(await submit(form('') + outside, form('') + outside)).to.deep.equal(['send']);
  });

  it('is submitted even if its box is hidden by then', async () => {
    const late = lateElement();
    const find = show(`<${late.tag}><form><button id="it">B</button></form></${late.tag}>`);
    const submits = submitsOn(find('form'));
    find('#it').click();
    find(late.tag).hidden = true;
    await late.arrive();
    expect(submits()).to.equal(1);
  });
});
