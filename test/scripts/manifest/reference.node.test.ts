import { expect } from 'chai';
import { withGeneratedBlocks } from '../../../scripts/manifest/reference/generated-blocks';
import { settingsTable } from '../../../scripts/manifest/reference/settings-table';
import { clockSettings } from './clock';

describe('the table of settings', () => {
  const rows = settingsTable(clockSettings).split('\n');

  it('has a row for each key: its kind, its default and its doc', () => {
    expect(rows).to.include.members([
      '| key | [kind](setting-values.md#kinds-of-values) | default | what it does |',
      '| `zone` | text | `UTC` | An IANA time zone. |',
      '| `columns` | whole number, 1 to 24 | `2` | How many stand beside each other. Per device too: `columns_tablet`. Also as `collumns`. |',
      '| `face` | `round` or `half-round` | `round` | Its form. |',
      '| `gap` | length | `12px` | Between two. |',
      '| `speed` | number (s), above 0, at most 9 |  | Duration of a turn. |',
      '| `ids` | list of whole numbers |  | Numbers of the clocks. |',
      '| `seconds` | toggle | `false` | Shows the second hand. |',
    ]);
  });

  it('has the parts of objects, lists and variants behind them', () => {
    const keys = rows.map((row) => row.split('`')[1]);
    expect(keys).to.include.members(['alarms[].at', 'parts[].type', 'parts[].length']);
    expect(rows).to.include('| `alarms[].at` | text |  | The time. Required. |');
  });

  it('has common keys of variants once, and names the variants of the other keys', () => {
    expect(rows.filter((row) => row.includes('`parts[].label`'))).to.deep.equal([
      '| `parts[].label` | text |  | Its name. |',
    ]);
    expect(rows).to.include(
      '| `parts[].length` | length |  | How long it is. Required. For `hand`. |',
    );
  });

  it('names the values of other settings that a setting needs', () => {
    const [, , row] = settingsTable({
      speed: {
        kind: 'text',
        doc: 'The speed.',
        shownIf: { autoplay: true, muted: false, navigation: ['', 'dots'], link: { filled: true } },
      },
    }).split('\n');
    expect(row).to.contain(
      'The speed. Only if autoplay is on and muted is off and navigation is not set or “dots” and link is set.',
    );
  });

  it('does not break at a bar or a line', () => {
    const [, , row] = settingsTable({
      a: { kind: 'text', doc: 'One | two\nthree.' },
    }).split('\n');
    expect(row).to.equal('| `a` | text |  | One \\| two three. |');
  });
});

describe('the generated blocks of a document', () => {
  const page = 'Before.\n<!-- generated:a settings -->\nold\n<!-- /generated -->\nAfter.\n';

  it('are written between their markers', () => {
    const text = withGeneratedBlocks(page, new Map([['a settings', 'new $1']]), 'page.md');
    expect(text).to.equal(
      'Before.\n<!-- generated:a settings -->\n\nnew $1\n\n<!-- /generated -->\nAfter.\n',
    );
    expect(withGeneratedBlocks(text, new Map([['a settings', 'new $1']]), 'page.md')).to.equal(
      text,
    );
  });

  it('must have a place, and each place a block', () => {
    expect(() => withGeneratedBlocks(page, new Map(), 'page.md')).to.throw(
      'page.md asks for "a settings", which nothing generates.',
    );
    const blocks = new Map([
      ['a settings', ''],
      ['b settings', ''],
    ]);
    expect(() => withGeneratedBlocks(page, blocks, 'page.md')).to.throw(
      'page.md has no place for "b settings"',
    );
  });
});
