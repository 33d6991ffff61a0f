import { randomOf } from '../random';
import type { Work } from '../work';
import { album } from './album';
import { binding } from './binding';
import { box } from './box';
import type { Canvas } from './canvas';
import { film } from './film';
import { paper } from './paper';
import { site } from './site';

/** The size of a picture: for a tile, or for the full screen. */
export type PictureSize = 'thumbnail' | 'large';

/** The scale of the large picture, relative to the thumbnail. */
export const largeScale = 3;

/** The fields that determine a drawing. The same work always gives the same picture. */
export type Drawn = Pick<Work, 'motif' | 'seed' | 'width' | 'height' | 'video'>;

/** The picture of a work, as SVG. */
export function drawing(work: Drawn, size: PictureSize): string {
  const { width, height, motif } = work;
  const scale = size === 'large' ? largeScale : 1;
  const canvas: Canvas = { width, height, random: randomOf(work.seed) };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * scale}" height="${height * scale}">${motifs[motif](canvas, work)}</svg>`;
}

const motifs: Readonly<Record<Work['motif'], (canvas: Canvas, work: Drawn) => string>> = {
  binding,
  box,
  album,
  paper,
  site: (canvas, { seed }) => site(canvas, seed),
  film: (canvas, { video = '' }) => film(canvas, video),
};
