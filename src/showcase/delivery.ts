import { AppError } from '@/domain/app-error';
import { isRecord } from '@/domain/stored';

/**
 * How the 3D viewer is delivered. `page`: a page of our own origin, the provider's self-hosted bundle or open-showcase. `embed`: the
 * provider's hosted page, with its bootstrap script on ours. `flags` go into the frame's address as they are.
 * @see PLAYER-006 PLAYER-007
 */
export type Delivery = {
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

/** Loggia has controls of its own; `ui` is understood by open-showcase alone. */
const ownPage: Delivery = {
  form: 'page',
  address: '/bundle/showcase.html',
  key: '',
  script: '',
  module: false,
  flags: { dh: '0', fp: '0', f: '0', ui: '0' },
};

/**
 * Reads how this build delivers the viewer from `VITE_SHOWCASE`, JSON in the form of `Delivery`; what is absent is as on our own page.
 * @throws AppError `failed-precondition` that says what is unreadable
 */
export function readDelivery(environment: Readonly<Record<string, unknown>>): Delivery {
  const text = environment.VITE_SHOWCASE;
  if (typeof text !== 'string' || text.trim() === '') return ownPage;
  const given = parsed(text);
  const form = given.form === undefined ? 'page' : given.form;
  if (form !== 'page' && form !== 'embed') throw unusable('form must be "page" or "embed".');
  const delivery: Delivery = {
    form,
    address: textOr(given.address, form === 'page' ? ownPage.address : ''),
    key: textOr(given.key, ''),
    script: textOr(given.script, ''),
    module: given.module === true,
    flags: isRecord(given.flags)
      ? Object.fromEntries(Object.entries(given.flags).map(([name, flag]) => [name, String(flag)]))
      : ownPage.flags,
  };
  if (form === 'embed' && (delivery.address === '' || delivery.script === '')) throw unusable('the form "embed" needs address and script.');
  return delivery;
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) return value;
  } catch {
    // said below, with the key
  }
  throw unusable('it is not a JSON object.');
}

const textOr = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise);
const unusable = (what: string) => new AppError('failed-precondition', `VITE_SHOWCASE cannot be used: ${what}`);
