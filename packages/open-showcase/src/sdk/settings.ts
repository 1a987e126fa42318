import type { Texts } from '../texts';
import { sdkError } from './sdk-error';

/** Units of the labels of measurements. */
export type Units = 'metric' | 'imperial';
type Value = boolean | number | string | Texts;

/**
 * Features of the page that can be switched off, all on initially; the share of the width, in the middle, that the embedding page does not
 * cover, to which dollhouse and floor plan are framed; the units of lengths; and the page's own texts, which the embedding page has in its language.
 * @see showcase-sdk §2.14, Settings
 */
export type Settings = {
  values: { labels: boolean; sweeps: boolean; tags: boolean; measurements: boolean; freeWidth: number; units: Units; texts: Texts };
  onChange: (changed: () => void) => void;
  announce: () => void;
};

/** @param texts the page's own, which are changed in place */
export function createSettings(texts: Texts): Settings {
  const listeners: (() => void)[] = [];
  return {
    values: { labels: true, sweeps: true, tags: true, measurements: true, freeWidth: 1, units: 'metric', texts },
    onChange: (changed) => void listeners.push(changed),
    announce() {
      for (const changed of listeners) changed();
    },
  };
}

/** Reads and changes the settings. */
export function settingsNamespace({ values, announce }: Settings) {
  const known = (key: unknown): key is keyof typeof values => typeof key === 'string' && Object.hasOwn(values, key);
  return {
    /** The value, undefined for a key that does not exist. */
    get: async (key: string): Promise<Value | undefined> => (known(key) ? values[key] : undefined),
    /** Resolves with the new value. @throws NotFound for a key that does not exist, InvalidArgument for another type of value */
    async update(key: string, value: Value | Partial<Texts>): Promise<Value | Partial<Texts>> {
      if (!known(key)) throw sdkError('NotFound', `There is no setting "${String(key)}". There are ${Object.keys(values).join(', ')}.`);
      if (key === 'freeWidth') values[key] = requireShare(value);
      else if (key === 'units') values[key] = requireUnits(value);
      else if (key === 'texts') Object.assign(values.texts, requireTexts(value, values.texts));
      else if (typeof value === 'boolean') values[key] = value;
      else throw sdkError('InvalidArgument', `The setting "${key}" is true or false.`);
      announce();
      return value;
    },
  };
}

function requireShare(value: unknown): number {
  if (typeof value !== 'number' || !(value > 0 && value <= 1))
    throw sdkError('InvalidArgument', 'The setting "freeWidth" is a share: above 0, and 1 at most.');
  return value;
}

function requireUnits(value: unknown): Units {
  if (value !== 'metric' && value !== 'imperial') throw sdkError('InvalidArgument', 'The setting "units" is "metric" or "imperial".');
  return value;
}

function requireTexts(value: unknown, texts: Texts): Partial<Texts> {
  const isSetting = ([key, text]: [string, unknown]) => Object.hasOwn(texts, key) && typeof text === 'string';
  const isValid = typeof value === 'object' && value !== null && Object.entries(value).every(isSetting);
  if (!isValid) throw sdkError('InvalidArgument', `The setting "texts" has texts under ${Object.keys(texts).join(', ')}.`);
  const { language = texts.language }: Partial<Texts> = value;
  if (!isLanguage(language)) throw sdkError('InvalidArgument', `"${language}" is no BCP 47 tag of a language.`);
  return value;
}

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}
