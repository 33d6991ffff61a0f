import { randomOf } from './random';
import type { Work } from './work';

/** The design of a customer's site, shared by its page and its screenshot. */
export interface CustomerLook {
  readonly page: string;
  readonly ink: string;
  readonly muted: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly band: string;
  /** The order of its sections. */
  readonly layout: 'centred' | 'split' | 'poster';
}

const palettes = [
  ['#fffaf1', '#2b2118', '#8b7a67', '#b8402a', '#ffffff', '#f3e4cd'],
  ['#f4f8f7', '#10302c', '#5d7b76', '#0f6a5b', '#ffffff', '#d9ebe6'],
  ['#14171f', '#eef0f6', '#98a0b5', '#ffb454', '#1b1303', '#222836'],
  ['#fdf4f6', '#3a1824', '#92697a', '#8d1f4b', '#ffffff', '#f6dbe4'],
  ['#f5f6fb', '#1a2346', '#69729a', '#2b47b8', '#ffffff', '#dfe4f7'],
  ['#fbfae9', '#26290f', '#76794f', '#5c6a12', '#ffffff', '#ecedc3'],
] as const;

/** The design of a work's site. */
export function customerLook({ seed }: Pick<Work, 'seed'>): CustomerLook {
  const random = randomOf(seed);
  const [page, ink, muted, accent, onAccent, band] = random.pick(palettes);
  const layout = random.pick(['centred', 'split', 'poster'] as const);
  return { page, ink, muted, accent, onAccent, band, layout };
}
