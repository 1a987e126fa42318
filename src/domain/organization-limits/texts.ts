import { bytesText } from '../publishing/labels';
import { type LimitKind, type Limits, limitKinds } from './limits';

/** What the things are called that are limited. */
export const limitLabels: Readonly<Record<LimitKind, string>> = {
  tours: 'Tours',
  members: 'Members',
  storage: 'Storage',
  mails: 'Mails this month',
};

const numbers = new Intl.NumberFormat('en-GB');

/** An amount of something that is limited: "1,200", "3.4 GB". */
export const amountText = (kind: LimitKind, amount: number): string => (kind === 'storage' ? bytesText(amount) : numbers.format(amount));

/** What happens once it is used up. */
export const fullTexts: Readonly<Record<LimitKind, string>> = {
  tours: 'No new tour can be created. Those that exist can be changed.',
  members: 'Nobody can be invited or join.',
  storage: 'No file can be uploaded. Those that exist stay.',
  mails: 'No more mails are sent this month.',
};

/** The same before, to follow "at the limit, ". */
export const nearTexts: Readonly<Record<LimitKind, string>> = {
  tours: 'no new tour can be created.',
  members: 'nobody can be invited or join.',
  storage: 'no file can be uploaded.',
  mails: 'no more mails are sent this month.',
};

/** Limits that changed, for the records: "tours 10, storage without a limit". */
export const changedLimitsText = (before: Limits, after: Limits): string =>
  limitKinds
    .filter((kind) => before[kind] !== after[kind])
    .map((kind) => `${kind} ${after[kind] === null ? 'without a limit' : amountText(kind, after[kind])}`)
    .join(', ');
