import type { Random } from '../random';

/** The materials of a binding. */
export interface Cloth {
  readonly cover: string;
  readonly dark: string;
  readonly light: string;
  /** The second material: corners, labels. */
  readonly second: string;
  readonly foil: string;
}

/** The colours of wall and table. */
export interface Ground {
  readonly wall: string;
  readonly table: string;
  readonly shadow: string;
}

const cloths: readonly Cloth[] = [
  { cover: '#14563f', dark: '#0c3b2b', light: '#3d8466', second: '#b8402a', foil: '#f3dcae' },
  { cover: '#7a2230', dark: '#541520', light: '#a9505c', second: '#2b2622', foil: '#ecc884' },
  { cover: '#24405f', dark: '#162a41', light: '#557797', second: '#c98a2e', foil: '#efe3c4' },
  { cover: '#d39a2d', dark: '#9a6a12', light: '#ebc673', second: '#7a2230', foil: '#4a2f08' },
  { cover: '#2e2b29', dark: '#171514', light: '#5d5852', second: '#8c6d46', foil: '#e3c27a' },
  { cover: '#b9a98c', dark: '#8b7b5f', light: '#dccfb6', second: '#24405f', foil: '#3d3222' },
  { cover: '#6a7f6d', dark: '#475b4b', light: '#9db19f', second: '#ece4d0', foil: '#f6efdc' },
  { cover: '#8a4f2d', dark: '#5f331a', light: '#b98058', second: '#1f4a48', foil: '#f1d39a' },
  { cover: '#5b3f6b', dark: '#3d2849', light: '#8d6f9e', second: '#d6b25c', foil: '#f0dfb0' },
];

const grounds: readonly Ground[] = [
  { wall: '#e9e4d8', table: '#cbbfa6', shadow: '#8d8067' },
  { wall: '#dfe6e1', table: '#b7c4bb', shadow: '#71827a' },
  { wall: '#e6dcd6', table: '#c7b1a5', shadow: '#8a7265' },
  { wall: '#dde3ea', table: '#b3bfcc', shadow: '#6e7c8c' },
  { wall: '#3b3a3c', table: '#29282b', shadow: '#151416' },
  { wall: '#f0e6c9', table: '#d6c38f', shadow: '#96834f' },
];

const inks: readonly (readonly [string, ...string[]])[] = [
  ['#efe6d2', '#24405f', '#b8402a', '#d39a2d', '#0f1f33'],
  ['#f2ece0', '#14563f', '#86b39a', '#d9b46a', '#0a2a1f'],
  ['#e7d9c6', '#7a2230', '#c5727c', '#e8bb6a', '#2a0c12'],
  ['#dfe7ea', '#1f4a48', '#5f9ea0', '#e39a5c', '#0c2626'],
  ['#f4efe4', '#2e2b29', '#8d857b', '#b8402a', '#d9cfbd'],
  ['#efe0e2', '#5b3f6b', '#b08bbd', '#e0b24f', '#2b1a35'],
];

export const clothOf = (random: Random): Cloth => random.pick(cloths);
export const groundOf = (random: Random): Ground => random.pick(grounds);
/** The colours of a marbled sheet; the first is the paper. */
export const inksOf = (random: Random): readonly [string, ...string[]] => random.pick(inks);
export const leaf = '#f7f3e8';
export const leafEdge = '#cfc7b0';
