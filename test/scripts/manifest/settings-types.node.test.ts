import { expect } from 'chai';
import type { FoundContract } from '../../../scripts/contracts';
import { findCommonSettings, findContracts } from '../../../scripts/contracts';
import { settingsTypes } from '../../../scripts/manifest/settings-types';
import { clockSettings } from './clock';

const clock = {
  contract: { tag: 'nh-clock', settings: clockSettings },
  name: 'clock',
  folder: 'header/clock',
  exportName: 'clock',
} as unknown as FoundContract;

describe('the generated types of settings', () => {
  const text = settingsTypes([clock], {});

  it('have the doc line of each key as its comment', () => {
    expect(text).to.contain('/** An IANA time zone. */\nreadonly zone?: string;');
  });

  it('have the keys of single devices', () => {
    expect(text).to.contain('/** `columns` on tablets. */\nreadonly columns_tablet?: number;');
  });

  it('name an object of a list after the element and the key', () => {
    expect(text).to.contain('readonly alarms?: readonly (ClockAlarm | string)[];');
    expect(text).to.contain('export interface ClockAlarm {');
  });

  it('take the short forms that the parser takes', () => {
    expect(text).to.contain('readonly gap?: Length | number | string;');
    expect(text).to.contain('readonly picture?: Media | string;');
    expect(text).to.contain('readonly ids?: readonly number[] | number;');
  });

  it('name the values of page styles, and import only the types that they use', () => {
    const settings = {
      padding: { kind: 'sides', doc: 'The padding.' },
      radius: { kind: 'corners', doc: 'The radius.' },
      shadow: { kind: 'shadow', doc: 'The shadow.' },
      color: { kind: 'global', doc: 'The color.' },
    };
    const contract = { tag: 'nh-box', settings };
    const styled = settingsTypes([{ ...clock, contract } as unknown as FoundContract], {});
    expect(styled).to.contain('import type { Corners, GlobalReference, Shadow, Sides } from');
    expect(styled).to.contain('readonly padding?: Sides | number | string;');
    expect(styled).to.contain('readonly radius?: Corners | number | string;');
    expect(styled).to.contain('readonly shadow?: Shadow;');
    expect(styled).to.contain('readonly color?: GlobalReference | string;');
  });

  it('have a comment on every key of every element', async () => {
    const all = settingsTypes(await findContracts(), await findCommonSettings());
    const bare = all.split('\n').filter((line, index, lines) => {
      return line.startsWith('readonly ') && !lines[index - 1]?.startsWith('/** ');
    });
    expect(bare).to.deep.equal([]);
  });
});
