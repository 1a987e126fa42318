import { consolePath } from '@/domain/console/console-page-addresses';

/** The tab of a person's data, and whose it is, in the address. */
export const personTab = 'person';
const parameter = 'address';

export const personDataPath = (email: string): string =>
  `${consolePath('users')}?${new URLSearchParams({ tab: personTab, [parameter]: email })}`;

export const personAddress = (search: URLSearchParams): string => search.get(parameter) ?? '';
