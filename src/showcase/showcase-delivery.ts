import { AppError } from '@/domain/app-error';
import { isRecord } from '@/domain/stored';

/**
 * How the 3D viewer is delivered. `page`: a page of our own origin, the provider's self-hosted bundle or open-showcase. `embed`: the provider's
 * hosted page, with its bootstrap script on ours. `flags` are added to the frame's address unchanged.
 * @see PLAYER-006 PLAYER-007
 */
export type ShowcaseDelivery = {
  form: 'page' | 'embed';
  /** of the page in the frame */
  address: string;
  /** SDK key */
  key: string;
  /** embed only: the bootstrap script, and whether it is an ES module */
  script: string;
  module: boolean;
  flags: Readonly<Record<string, string>>;
};

/** Loggia has its own controls; only open-showcase supports `ui`. */
const ownPage: ShowcaseDelivery = {
  form: 'page',
  address: '/bundle/showcase.html',
  key: '',
  script: '',
  module: false,
  flags: { dh: '0', fp: '0', f: '0', ui: '0' },
};

/**
 * Reads the delivery of this build from `VITE_SHOWCASE`, JSON in the form of `Delivery`; missing keys have the values of our own page.
 * @throws AppError `failed-precondition` saying what is invalid
 */
export function readShowcaseDelivery(environment: Readonly<Record<string, unknown>>): ShowcaseDelivery {
  const text = environment.VITE_SHOWCASE;
  if (typeof text !== 'string' || text.trim() === '') return ownPage;
  const options = parsed(text);
  const form = options.form === undefined ? 'page' : options.form;
  if (form !== 'page' && form !== 'embed') throw invalidOptions('form must be "page" or "embed".');
  const delivery: ShowcaseDelivery = {
    form,
    address: textOr(options.address, form === 'page' ? ownPage.address : ''),
    key: textOr(options.key, ''),
    script: textOr(options.script, ''),
    module: options.module === true,
    flags: isRecord(options.flags)
      ? Object.fromEntries(Object.entries(options.flags).map(([name, flag]) => [name, String(flag)]))
      : ownPage.flags,
  };
  if (form === 'embed' && (delivery.address === '' || delivery.script === ''))
    throw invalidOptions('the form "embed" needs address and script.');
  return delivery;
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) return value;
  } catch {
    // reported below, with the key
  }
  throw invalidOptions('it is not a JSON object.');
}

const textOr = (value: unknown, fallback: string) => (typeof value === 'string' ? value : fallback);
const invalidOptions = (problem: string) => new AppError('failed-precondition', `VITE_SHOWCASE is invalid: ${problem}`);
