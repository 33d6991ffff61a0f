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

/** The settings of an element: from the attribute or script, else from the builder's node around it. */
export class SettingsStore {
  readonly #declared: Fields;
  #own: Reading | undefined;
  #inherited: Reading | undefined;
  /** The settings by source, for readers of keys that this element does not declare. */
  #given: readonly GivenSettings[] | undefined;
  /** The parsed settings, with the site's devices that they were parsed for. */
  #parsed: { readonly devices: string; readonly settings: ParsedSettings | undefined } | undefined;
  #defaults: Values | undefined;
  /** The last values for one device, with the inputs that they were computed from. */
  #inForce: readonly [ParsedSettings, string, Breakpoints, Values] | undefined;

  constructor(declared: Fields) {
    this.#declared = declared;
  }

  /**
   * Takes the attribute's text or the assigned value; an empty text, null or undefined removes the
   * settings.
   */
  give(data: unknown): void {
    const isText = typeof data === 'string';
    const isNothing = data === undefined || data === null || (isText && data.trim() === '');
    this.#own = isNothing ? undefined : isText ? readJson(data) : { value: data };
    this.#parsed = undefined;
    this.#given = undefined;
  }

  /** Takes the builder's JSON, which applies unless the element's own settings are set. */
  inherit(text: string | null): void {
    this.#inherited = text?.trim() ? readJson(text) : undefined;
    this.#parsed = undefined;
    this.#given = undefined;
  }

  /** The settings by source, the builder's before the element's own. */
  get given(): readonly GivenSettings[] {
    this.#given ??= [
      ...givenIn('data-settings', this.#inherited),
      ...givenIn('settings', this.#own),
    ];
    return this.#given;
  }

  /** The source of the settings in force. */
  get source(): 'settings' | 'data-settings' {
    return !this.#own && this.#inherited ? 'data-settings' : 'settings';
  }

  /** The reason why the settings cannot be used at all. */
  get refusal(): string | undefined {
    const reading = this.#reading;
    if (!reading) return undefined;
    if (hasOwn(reading, 'problem')) return reading.problem;
    return this.#settings ? undefined : 'is not an object';
  }

  /** Reports ignored values: in the settings in force, and in those that any element may have. */
  reportProblems(report: (source: string, problems: readonly SettingProblem[]) => void): void {
    report(this.source, this.#settings?.problems ?? []);
    for (const one of this.given) {
      for (const common of commonSettings()) report(one.source, one.read(common)?.problems ?? []);
    }
  }

  /** The values for the window's present device. */
  get values(): Values {
    const settings = this.#settings;
    if (!settings) {
      this.#defaults ??= defaultSettings(this.#declared);
      return this.#defaults;
    }
    if (settings.byDevice.size === 0) return settings.values;
    return this.#valuesFor(settings, deviceNow(), siteConfig().breakpoints);
  }

  // Returns a new object only if the values may differ: a new object restarts everything that depends
  // on it.
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
