import { expect } from 'chai';
import { withoutProseIn } from '../../../scripts/build/without-prose';

const MAKER = "import { defineSettings } from '../../../core/settings';";

/** The code that is left of a module that declares something, without the space between its words. */
function left(code: string): string {
  const all = withoutProseIn(MAKER + code, 'clock.settings.ts');
  return all.slice(MAKER.length).replace(/\s+/g, '');
}

describe('a declaration in the page layout', () => {
  it('loses its prose at every depth', () => {
    expect(
      left(`export const settings = defineSettings({
        zone: { kind: 'text', label: 'Zone', doc: "It’s " + 'far.', group: \`Time\`, default: 'UTC' },
        size: { label: 'Size', kind: 'number', since: '0.2.0', unit: 'px', examples: [1, 2], },
        any: { kind: 'raw', reason: NONE_FITS } as const,
      } satisfies Fields);`),
    ).to.equal(
      "exportconstsettings=defineSettings({zone:{kind:'text',default:'UTC'},size:{kind:'number',},any:{kind:'raw',}asconst,}satisfiesFields);",
    );
  });

  it('loses the conditions of settings, which only panels read', () => {
    const code =
      "const a = { speed: { ...toggle, shownIf: { autoplay: true }, default: 1 }, more: { kind: 'text', shownIf: moving } };";
    expect(left(code)).to.equal("consta={speed:{...toggle,default:1},more:{kind:'text',}};");
  });

  it('keeps settings that are called like prose', () => {
    const code =
      "const fields = { label: { kind: 'text' }, doc: { kind: 'text' }, examples: { kind: 'text' }, default: { kind: 'text' }, kind: { kind: 'text' } };";
    expect(left(code)).to.equal(code.replace(/\s+/g, ''));
  });

  it('takes a setting that is called default for a setting', () => {
    for (const before of ['', '...control,']) {
      const code = `const fields = { ${before} default: { kind: 'text', doc: 'At first.' } };`;
      expect(left(code)).to.equal(`constfields={${before}default:{kind:'text',}};`);
    }
  });

  it('keeps the values of a choice, without their labels', () => {
    expect(left("const a = { kind: 'choice', options: { 'a-b': 'A b', label: 'C' } };")).to.equal(
      "consta={kind:'choice',options:{'a-b':'',label:''}};",
    );
  });

  it('loses the detail and the tracking of an event, which only types and generators read', () => {
    const code =
      "const events = { 'nh-a': { tracked: { as: 'a', fields: { at: 'at' } }, detail: { at: { kind: 'number' } }, cancelable: true, doc: 'A.' }, 'nh-b': { detail, doc: 'B.' } };";
    expect(left(code)).to.equal("constevents={'nh-a':{cancelable:true,},'nh-b':{}};");
  });

  it('takes a field that is called options for a field', () => {
    const code = "const a = { ...named, options: { kind: 'list', of: { kind: 'text' } } };";
    expect(left(code)).to.equal(code.replace(/\s+/g, ''));
  });

  it('keeps defaults and the objects of functions', () => {
    const code =
      "const a = { kind: 'group', default: { size: 1, label: 'X', doc: 'X' }, of: () => ({ kind: 'y', doc: 'Y' }) };";
    expect(left(code)).to.equal(code.replace(/\s+/g, ''));
  });

  it('loses the prose of an object that spreads another one', () => {
    expect(left("const a = { ...length, label: 'Gap', doc: 'Between tiles.' };")).to.equal(
      'consta={...length,};',
    );
  });

  it('loses the doc of a value that is no JSON', () => {
    expect(left("const a = { file: custom<File>('File', 'What was chosen.') };")).to.equal(
      "consta={file:custom<File>('File')};",
    );
  });

  it('loses the summary, the docs and the pieces of a contract, and keeps the data that pages need', () => {
    expect(
      left(`export const clock = defineContract({ tag: 'nh-clock', summary: 'Time.', since: '1', category: 'general',
        props, events: { 'nh-tick': { cancelable: true, doc: 'Ticks.', detail: { at: { kind: 'number', doc: 'When.' } } } },
        slots: {}, parts: { hand: 'A hand.' }, cssProperties: colours, loading: 'visible' });`),
    ).to.equal(
      "exportconstclock=defineContract({tag:'nh-clock',props,events:{'nh-tick':{cancelable:true,}},loading:'visible'});",
    );
  });

  it('leaves other code alone', () => {
    const code = "const words = { label: 'Kept', summary: 'Kept too' };";
    expect(left(code)).to.equal(code.replace(/\s+/g, ''));
  });

  it('is recognised by the imports of its module', () => {
    const code = "import { draw } from './draw';\nconst tab = { kind: 'text', label: 'Kept' };";
    expect(withoutProseIn(code, 'tab.ts')).to.equal(code);
    const contract = "import { defineContract } from '../../../core/element/contract';";
    const event = "const tick = { doc: 'The clock ticks.' };";
    expect(withoutProseIn(contract + event, 'clock.element.ts')).not.to.include('ticks');
  });

  it('keeps the fields of an API route that the client reads', () => {
    const route =
      "export const routes = { read: { method: 'GET', path: '/a/{id}', summary: 'Reads.', query: shape, body: json, response: answer, status: 201, isOnce: true, errors: [...more, 'x'] } } as const satisfies Routes;";
    expect(left(route)).to.equal(
      "exportconstroutes={read:{method:'GET',path:'/a/{id}',response:answer,isOnce:true,}}asconstsatisfiesRoutes;",
    );
    const upload = "const a = { method: 'POST', path: '/a', body: { file: 'image/png' }, errors };";
    expect(left(upload)).to.equal("consta={method:'POST',path:'/a',body:{file:'image/png'},};");
  });
});
