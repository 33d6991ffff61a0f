import { type Breakpoints, deviceNow } from '../breakpoints';
import { siteConfig } from '../config';
import {
  commonSettings,
  defaultSettings,
  type Fields,
  hasOwn,
  type ParsedSettings,
  parseSettings,
  type SettingProblem,
  settingsFor,
} from '../settings';
import { GivenSettings } from './given-settings';
import { type Reading, readJson } from './values';

type Values = Readonly<Record<string, unknown>>;

/** One element's settings: from the attribute or script, else from the builder's node around it. */
export class SettingsStore {
  readonly #declared: Fields;
  #own: Reading | undefined;
  #inherited: Reading | undefined;
  /** What came, for who reads other keys in it than the declared ones. */
  #given: readonly GivenSettings[] | undefined;
  /** As they were read, and for which devices of the site. */
  #parsed: { readonly devices: string; readonly settings: ParsedSettings | undefined } | undefined;
  #defaults: Values | undefined;
  /** The last values for one device, and what they were computed from. */
  #inForce: readonly [ParsedSettings, string, Breakpoints, Values] | undefined;

  constructor(declared: Fields) {
    this.#declared = declared;
  }

  /** Takes the attribute's text, or what script assigned; nothing, also as text, takes it back. */
  give(data: unknown): void {
    const isText = typeof data === 'string';
    const isNothing = data === undefined || data === null || (isText && data.trim() === '');
    this.#own = isNothing ? undefined : isText ? readJson(data) : { value: data };
    this.#parsed = undefined;
    this.#given = undefined;
  }

  /** Takes the builder's JSON, which counts while nothing else is given. */
  inherit(text: string | null): void {
    this.#inherited = text?.trim() ? readJson(text) : undefined;
    this.#parsed = undefined;
    this.#given = undefined;
  }

  /** What came, the builder's before the element's own. */
  get given(): readonly GivenSettings[] {
    this.#given ??= [
      ...givenIn('data-settings', this.#inherited),
      ...givenIn('settings', this.#own),
    ];
    return this.#given;
  }

  /** Where the settings in force come from. */
  get source(): 'settings' | 'data-settings' {
    return !this.#own && this.#inherited ? 'data-settings' : 'settings';
  }

  /** Why they cannot be used at all. */
  get refusal(): string | undefined {
    const reading = this.#reading;
    if (!reading) return undefined;
    if (hasOwn(reading, 'problem')) return reading.problem;
    return this.#settings ? undefined : 'does not have the right shape (an object is due)';
  }

  /** Tells what was of no use: in the settings in force, and of those that any element may carry. */
  tellProblems(tell: (source: string, problems: readonly SettingProblem[]) => void): void {
    tell(this.source, this.#settings?.problems ?? []);
    for (const one of this.given) {
      for (const common of commonSettings()) tell(one.source, one.read(common)?.problems ?? []);
    }
  }

  /** Their values for the device that the window is for now. */
  get values(): Values {
    const settings = this.#settings;
    if (!settings) {
      this.#defaults ??= defaultSettings(this.#declared);
      return this.#defaults;
    }
    if (settings.byDevice.size === 0) return settings.values;
    return this.#valuesFor(settings, deviceNow(), siteConfig().breakpoints);
  }

  // Others only where they may differ, since all that goes by them begins anew with another object.
  #valuesFor(settings: ParsedSettings, device: string, breakpoints: Breakpoints): Values {
    const from = [settings, device, breakpoints] as const;
    if (!this.#inForce || from.some((one, at) => one !== this.#inForce?.[at])) {
      this.#inForce = [...from, settingsFor(...from)];
    }
    return this.#inForce[3];
  }

  get #reading(): Reading | undefined {
    return this.#own ?? this.#inherited;
  }

  get #settings(): ParsedSettings | undefined {
    const reading = this.#reading;
    if (!reading || hasOwn(reading, 'problem')) return undefined;
    const names = Object.keys(siteConfig().breakpoints);
    const devices = names.join();
    if (this.#parsed?.devices !== devices) {
      const foreign = this.source === 'data-settings';
      const options = { foreign, common: commonSettings(), devices: names };
      this.#parsed = { devices, settings: parseSettings(this.#declared, reading.value, options) };
    }
    return this.#parsed.settings;
  }
}

function givenIn(source: GivenSettings['source'], reading: Reading | undefined): GivenSettings[] {
  return reading && hasOwn(reading, 'value') ? [new GivenSettings(source, reading.value)] : [];
}
