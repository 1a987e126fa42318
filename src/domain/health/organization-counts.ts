import { plural } from '../plural';
import type { OrganizationCount } from './health';

/** The counts of an organization in words: "12 tours · 1 member". */
export const countText = ({ tours, members }: Pick<OrganizationCount, 'tours' | 'members'>): string =>
  `${plural(tours, { one: '# tour', other: '# tours' })} · ${plural(members, { one: '# member', other: '# members' })}`;

/** The entries in groups of `size`, the last one shorter. */
export const batchesOf = <Entry>(entries: readonly Entry[], size: number): Entry[][] =>
  Array.from({ length: Math.ceil(entries.length / size) }, (_, index) => entries.slice(index * size, (index + 1) * size));
