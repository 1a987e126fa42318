import { plural } from '../plural';
import type { OrganizationCount } from './health';

/** The counts of an organization in words: "12 tours · 1 member". */
export const countText = ({ tours, members }: Pick<OrganizationCount, 'tours' | 'members'>): string =>
  `${plural(tours, { one: '# tour', other: '# tours' })} · ${plural(members, { one: '# member', other: '# members' })}`;
