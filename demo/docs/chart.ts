import { parse, View } from 'vega';
import { compile, type TopLevelSpec } from 'vega-lite';

/** A bar of a chart. */
export interface Bar {
  readonly name: string;
  readonly value: number;
  /** The value as the table has it: `1,014 to 1,056 ms`. */
  readonly text: string;
  /** Whether the bar is about our code, and not about what it is compared with. */
  readonly isOurs: boolean;
}

/** Fills that stand for colours of the style sheet (`.docs-chart`), which differ in the light and in the dark. */
const fills = { ours: '#000001', others: '#000002', text: '#000003' } as const;

/** Room at the end of the longest bar for its value, as a factor. */
const ROOM = 1.6;

/** Draws bars as SVG, without inline styles. A name stands above its bar, so that the chart fits on a phone. */
export function chart(bars: readonly Bar[]): Promise<string> {
  const { spec } = compile(specOf(bars));
  return new View(parse(spec), { renderer: 'none' }).toSVG();
}

function specOf(bars: readonly Bar[]): TopLevelSpec {
  const longest = Math.max(...bars.map(({ value }) => value));
  const x = {
    field: 'value',
    type: 'quantitative',
    axis: null,
    scale: { domainMax: longest * ROOM },
  };
  const text = { type: 'text', align: 'left', baseline: 'middle', fontSize: 13, fill: fills.text };
  const fill = { condition: { test: 'datum.isOurs', value: fills.ours }, value: fills.others };
  return {
    width: 340,
    height: { step: 44 },
    padding: 0,
    background: 'transparent',
    data: { values: [...bars] },
    encoding: { y: { field: 'name', type: 'nominal', sort: null, axis: null } },
    layer: [
      { mark: { type: 'bar', size: 14, yOffset: 9 }, encoding: { x, fill } },
      { mark: { ...text, dx: 6, dy: 9 }, encoding: { x, text: { field: 'text' } } },
      { mark: { ...text, dy: -8 }, encoding: { x: { value: 0 }, text: { field: 'name' } } },
    ],
    config: { aria: false, font: 'inherit', view: { stroke: null } },
  } as TopLevelSpec;
}
