import type { OrganizationCount } from './health';

const number = new Intl.NumberFormat('en');

/** The counts of an organization in words: "12 tours · 1 member". */
export const countText = ({ tours, members }: Pick<OrganizationCount, 'tours' | 'members'>): string =>
  `${amount(tours, 'tour')} · ${amount(members, 'member')}`;

const amount = (count: number, noun: string): string => `${number.format(count)} ${noun}${count === 1 ? '' : 's'}`;

/** The entries in groups of `size`, the last one shorter. */
export const batchesOf = <Entry>(entries: readonly Entry[], size: number): Entry[][] =>
  Array.from({ length: Math.ceil(entries.length / size) }, (_, index) => entries.slice(index * size, (index + 1) * size));
