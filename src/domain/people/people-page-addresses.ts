import { membersPath } from '../page-addresses';

/** The sections of the page of people. */
export const peopleSections = ['members', 'invitations', 'guests', 'requests'] as const;
export type PeopleSection = (typeof peopleSections)[number];

/** The page of people with one of its sections. */
export const peoplePath = (section: PeopleSection): string => (section === 'members' ? membersPath : `${membersPath}?people=${section}`);

/** The state of an address that leads into the form that invites to the organization. */
export const invitingState = { invites: true } as const;
