import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect } from 'chai';
import { inlinedCss } from '../../../scripts/build/inlined-css';
import { printDocument } from '../../../src/print';

const ELEMENTS = 'src/elements/built';

/** The stylesheets that an element's body brings when it draws, as `nh-blocks.css` names them. */
function drawnStyles(name: string): string[] {
  const folder = join(ELEMENTS, name);
  const body = readFileSync(join(folder, `${name}.tsx`), 'utf8');
  const imports = [...body.matchAll(/from '(\.[^']+\.css)\?inline'/g)];
  return imports.map(([, path = '']) => `./${relative('src', join(folder, path))}`);
}

/** True if the printer prints a widget as the element's tag. */
function isPrinted(name: string): boolean {
  const widgetType = name === 'floating-bars' ? 'floating-bars-var-1' : name;
  const content = [{ id: 'a', elType: 'widget', widgetType, settings: {}, elements: [] }];
  const { tags } = printDocument({ format: 1, content, page_settings: {} });
  return tags.includes(`nh-${name}`);
}

describe('nh-blocks.css', () => {
  it('has the look of each element that is printed with its markup', () => {
    const text = readFileSync('src/nh-blocks.css', 'utf8');
    const names = readdirSync(ELEMENTS).filter((name) =>
      existsSync(join(ELEMENTS, name, `${name}.tsx`)),
    );
    const printed = names.filter(isPrinted);
    expect(printed).to.include.members(['accordion', 'tabs', 'video']);
    for (const style of printed.flatMap(drawnStyles)) expect(text).to.include(`"${style}"`);
  });

  it('is built as one file', () => {
    const text = inlinedCss('src/nh-blocks.css');
    expect(text).to.not.include('@import');
    expect(text).to.include('.nh-heading').and.include('[data-nh-drawn] .elementor-alert');
  });
});
