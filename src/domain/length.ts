import { numberFormat } from '@/language/formats';
import { oneOf } from './stored';

/** Units in which lengths are shown; they are stored in metres. */
export type Units = 'metric' | 'imperial';

/** The regions that measure in feet, by CLDR's measurement systems; Britain measures rooms in metres. */
const regionsWithFeet = new Set(['US', 'LR', 'MM']);

/**
 * The units that somebody chose, otherwise those of their region.
 * @param locale a BCP 47 tag
 */
export function unitsFor(stored: string | null, locale: string): Units {
  return oneOf(['metric', 'imperial'], stored, regionsWithFeet.has(regionOf(locale)) ? 'imperial' : 'metric');
}

function regionOf(locale: string): string {
  try {
    return new Intl.Locale(locale).region ?? '';
  } catch {
    return '';
  }
}

const lengthFormat = (unit: string, fractionDigits = 0) =>
  numberFormat({ style: 'unit', unit, minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits });
const [metreFormat, footFormat, inchFormat] = [lengthFormat('meter', 2), lengthFormat('foot'), lengthFormat('inch')];
const inchesPerMetre = 39.3701;

/** A length in the language of the page: in metres, or in feet and whole inches, of which there are never twelve. */
export function formatLength(metres: number, units: Units): string {
  if (units === 'metric') return metreFormat.format(metres);
  const inches = Math.round(metres * inchesPerMetre);
  return `${footFormat.format(Math.floor(inches / 12))} ${inchFormat.format(inches % 12)}`;
}
