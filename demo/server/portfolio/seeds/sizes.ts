import type { Random } from '../random';
import type { Motif } from '../work';

interface Size {
  readonly width: number;
  readonly height: number;
}

const width = 600;

// Heights for that width. Pictures of sites are full-page screenshots.
const heights: Readonly<Record<Motif, readonly [number, number]>> = {
  binding: [640, 900],
  box: [380, 640],
  album: [420, 620],
  paper: [420, 860],
  site: [1050, 1950],
  film: [338, 338],
};

/** The size of a picture with this motif. */
export function sizeOf(motif: Motif, random: Random): Size {
  const [from, to] = heights[motif];
  // A multiple of four keeps the aspect ratio short at a width of 600.
  return { width, height: Math.round(random.whole(from, to) / 4) * 4 };
}

/** The size of the still of a portrait film. */
export const uprightFilm: Size = { width: 450, height: 800 };
