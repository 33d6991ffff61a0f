import { expect } from 'chai';
import { findContracts } from '../../../scripts/contracts';
import { patterns } from '../../../scripts/manifest/examples/patterns';
import { phpText } from '../../../scripts/manifest/examples/php-text';
import { phpSnippet, reactSnippet } from '../../../scripts/manifest/examples/snippets';
import type { Contract } from '../../../src/core/element/contract';
import { readDocument } from '../../../src/page';
import { blocks } from '../../../src/page/blocks';

const clock = { tag: 'nh-clock' } as unknown as Contract;
const example = { title: 'A clock', note: 'It ticks.', settings: { zone: "O'Neill 5%" } };

describe('the snippets of an example', () => {
  it('are a React component with typed settings', () => {
    expect(reactSnippet(clock, example)).to.equal(
      `import { NhClock } from 'nh-elements/react';\n\nexport const example = <NhClock settings={{ "zone": "O'Neill 5%" }} />;`,
    );
  });

  it('are PHP that encodes the settings for the attribute', () => {
    expect(phpSnippet(clock, { ...example, attributes: { title: 'A "5%" clock' } })).to.equal(
      `$settings = ['zone' => 'O\\'Neill 5%'];
printf('<nh-clock title="A &quot;5%%&quot; clock" settings="%s"></nh-clock>', htmlspecialchars(json_encode($settings)));`,
    );
  });

  it('are a tag alone without settings', () => {
    expect(reactSnippet(clock, { ...example, settings: {} })).to.include(' = <NhClock />;');
    expect(phpSnippet(clock, { ...example, settings: {} })).to.equal(
      "echo '<nh-clock></nh-clock>';",
    );
  });

  it('have PHP values on lines of their own if they are long', () => {
    const items = Array.from({ length: 12 }, (_, index) => `item ${index}`);
    expect(phpText({ a: [true, null, 1.5] })).to.equal("['a' => [true, null, 1.5]]");
    expect(phpText({ items })).to.match(/^\[\n {4}'items' => \[\n {8}'item 0',\n/);
  });
});

describe('the patterns for editors', () => {
  it('are documents that are read without problems, of blocks and of elements', async () => {
    const found = patterns(await findContracts(), [...blocks.values()]);
    const names = found.map(({ name }) => name);
    expect(names).to.include.members(['heading/a-title', 'tabs/tabs-beside-their-panel']);
    expect(new Set(names).size).to.equal(names.length);
    for (const { content, name } of found) {
      const numbered = content.map((element, index) => ({ id: `e${index}`, ...element }));
      expect(readDocument(numbered).problems, name).to.deep.equal([]);
    }
  });
});
