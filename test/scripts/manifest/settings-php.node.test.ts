import { execFileSync, spawnSync } from 'node:child_process';
import { expect } from 'chai';
import { phpText } from '../../../scripts/manifest/php/php-text';
import { settingsPhp } from '../../../scripts/manifest/php/settings-php';
import { groupParts } from '../../../src/core/settings/style/groups';
import { clockSettings, commonClockSettings } from './clock';
import { phpData } from './php-reader';

const clock = {
  tag: 'nh-clock',
  summary: "It's \\ the time.",
  since: '0.2.0',
  settings: clockSettings,
};
const pageFields = {
  page: { title: { kind: 'text', doc: 'The title.' } },
  element: { order: { kind: 'number', default: 0 } },
  layout: { padding: { kind: 'sides', min: 0 } },
  container: { width: { kind: 'length' } },
  section: { gap: { kind: 'gaps' } },
  column: { size: { kind: 'number', max: 100 } },
  widget: { _padding: { kind: 'sides', auto: true } },
} as const;
const source = settingsPhp([clock], commonClockSettings, pageFields);

/** The data as PHP reads it: without undefined values, and with one kind of empty array. */
function asPhpHasIt(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data).replaceAll('{}', '[]'));
}

const expected = asPhpHasIt({
  kinds: groupParts,
  common: commonClockSettings,
  page: pageFields.page,
  page_element: pageFields.element,
  page_layout: pageFields.layout,
  page_container: pageFields.container,
  page_section: pageFields.section,
  page_column: pageFields.column,
  page_widget: pageFields.widget,
  elements: {
    'nh-clock': { summary: clock.summary, since: '0.2.0', settings: clockSettings },
  },
});

describe('the settings for PHP', () => {
  it('are the declarations, by tag', () => {
    expect(phpData(source)).to.deep.equal(expected);
  });

  it('keep every text as it is', () => {
    const text = "A 'quote', a \"quote\", $money, a \\ and \\' at the end \\";
    expect(phpData(`return ${phpText({ text })};`)).to.deep.equal({ text });
  });

  it('hold no function', () => {
    const accepts = (value: unknown): value is string => typeof value === 'string';
    const settings = { extra: { kind: 'raw', reason: 'None fits.', accepts } } as const;
    expect(settingsPhp([{ ...clock, settings }], {}, pageFields)).not.to.include('accepts');
  });

  it('are read by PHP itself, where there is one', function () {
    if (spawnSync('php', ['-v']).status !== 0) this.skip();
    const code = `echo json_encode(eval('?>' . stream_get_contents(STDIN)));`;
    const said = execFileSync('php', ['-r', code], { input: source, encoding: 'utf8' });
    expect(asPhpHasIt(JSON.parse(said))).to.deep.equal(expected);
  });
});
