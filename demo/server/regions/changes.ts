import { isRegion, type RegionFields } from './records';

/** A validated change of the region editor. */
export interface RegionChange {
  readonly country: string;
  readonly index: number;
  readonly field: keyof RegionFields;
  readonly value: string | number;
}

/** A refused change, with a message for the editor. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
}

/** The field that each call sets, and its parameter. */
const calls: Readonly<
  Record<
    string,
    { readonly field: keyof RegionFields; read(text: string): string | number | Refusal }
  >
> = {
  update_svg_ctitle: { field: 'ctitle', read: title },
  update_svg_clink: { field: 'link', read: link },
  update_svg_offset_x: { field: 'offset_x', read: offset },
  update_svg_offset_y: { field: 'offset_y', read: offset },
};

const longestTitle = 100;
const longestLink = 2000;
const mostOffset = 1000;

/** Whether an AJAX action is a call of the region editor. */
export const isRegionCall = (action: string): boolean => Object.hasOwn(calls, action);

/** Reads and validates a call. */
export function regionChange(form: FormData): RegionChange | Refusal {
  const call = calls[text(form, 'action')];
  const country = text(form, 'country');
  const index = Number(text(form, 'index') || Number.NaN);
  if (!call || !isRegion(country, index)) {
    return { code: 'no_region', message: 'The map does not have this region.' };
  }
  const value = call.read(text(form, call.field));
  if (typeof value === 'object') return value;
  return { country, index, field: call.field, value };
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

function title(given: string): string | Refusal {
  if ([...given].length > longestTitle) {
    return {
      code: 'title_too_long',
      message: `The title has more than ${longestTitle} characters.`,
    };
  }
  return hasControls(given)
    ? { code: 'title_controls', message: 'The title holds characters that cannot be shown.' }
    : given;
}

/** Empty, a path of this site, or an address. An address without a scheme gets `http://`, as in the CMS. */
function link(given: string): string | Refusal {
  const isOnSite = /^(#|\/(?![/\\]))/.test(given);
  const hasScheme = /^(https?:\/\/|mailto:|tel:)/i.test(given);
  if (given.length > longestLink) {
    return { code: 'link_too_long', message: `The link has more than ${longestLink} characters.` };
  }
  if (hasControls(given)) {
    return { code: 'link_controls', message: 'The link holds characters that cannot be shown.' };
  }
  if (/^[\w-]+(\.[\w-]+)+(\/|$)/.test(given)) return link(`http://${given}`);
  if (given !== '' && !isOnSite && !hasScheme) {
    return {
      code: 'link_scheme',
      message: 'The link must begin with https://, http://, mailto:, tel:, / or #.',
    };
  }
  return hasScheme && !URL.canParse(given)
    ? { code: 'link_invalid', message: 'The link is not a whole address.' }
    : given;
}

function offset(given: string): number | Refusal {
  const number = given === '' ? 0 : Number(given);
  if (/^[-+]?[\d.]*$/.test(given) && Math.abs(number) <= mostOffset) return number + 0;
  return {
    code: 'offset_invalid',
    message: `The offset must be a number from −${mostOffset} to ${mostOffset}.`,
  };
}

function hasControls(given: string): boolean {
  return /\p{Cc}/u.test(given);
}
