import { html } from 'hono/html';
import type { Html } from '../page';
import type { BuiltWidget } from './markup';

/** The beginning of a builder page, chosen by its address. */
export interface Top {
  /** The widgets in the first viewport, in order. */
  readonly first: readonly BuiltWidget[];
  /** The widgets below. */
  readonly rest: readonly BuiltWidget[];
  /** A text longer than a phone's viewport, so that no other widget is near it; else empty. */
  readonly text: Html | '';
}

/**
 * Returns the beginning of the page. `?top=accordion,tabs` puts these widgets and a long text first. `?top=text`
 * puts only the text first. Without the parameter, the page starts with all widgets.
 */
export function topOf(asked: string | null, widgets: readonly BuiltWidget[]): Top {
  if (asked === null) return { first: [], rest: widgets, text: '' };
  const names = asked.split(',');
  const named = (name: string) => widgets.filter(({ tag }) => tag === `nh-${name}`);
  const first = names.flatMap(named);
  return { first, rest: widgets.filter((widget) => !first.includes(widget)), text: longText };
}

const longText = html`<h2>How a book is bound</h2>
<p>The sheets come from the printer flat, eight or sixteen pages on each side. They are folded by hand with a piece of bone, which leaves no shine on the paper, and the folded sections are pressed for a night, so that the air goes out of them. What is folded in haste shows for as long as the book lasts.</p>
<p>Then the sections are sewn. Linen thread, waxed, goes through the fold, round the tapes, and back, section by section; a kettle stitch at head and tail ties each to the one before it. Sewn books open flat, and can be taken apart and sewn again after a hundred years, which no glue allows.</p>
<p>The spine is glued once, thinly, and rounded with the hammer while it is still warm. Rounding takes the swelling of the thread and keeps the fore-edge from sinking in. The shoulders are beaten over the boards of the press, a little at a time, from the middle to the ends.</p>
<p>Boards are cut a little larger than the paper, as the squares have to be even on three sides. They are laced on with the slips of the tapes, or hung in a case that is made beside the book. A case is quicker; laced boards stay on when the joint is worn.</p>
<p>Leather is pared at the edges until it is as thin as paper, wetted, pasted, and drawn over the spine. It forgives nothing: a mark of the nail stays. While it dries, the bands are tied up with cord, and the head-caps are set with the bone. Cloth is less proud, and does as well for most.</p>
<p>Last comes the title. The tools are heated on the stove and tried on a wet sponge until they stop hissing. Each letter is set by eye through gold leaf, blind first and then in gold, and what is left over is rubbed away with flannel. Then the book goes under the weight for a week, and to its owner.</p>
<p>What it costs depends on what is wrong with it. We look at every book before we name a price, and we say so where the binding is not worth the leather. Many a book needs no more than a new hinge and a day in the press.</p>
`;
