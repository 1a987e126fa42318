import type { Stored } from '../stored';

/** Fields, at any depth, that say together who somebody is: an account, an address, a name. */
export type NamingFields = { uid?: string; email?: string; name?: string };

/** A place where Loggia stores something of a person: documents of one shape. */
export type PersonalPlace = {
  /** A name in braces for each id, as in `docs/privacy.md`. */
  path: string;
  /** What people call it. */
  title: string;
  group: PersonalGroup;
  /** Ids in the path by which a document is about a person, with `{uid}`, `{address}` or `{encoded}`, the address as in a web address. */
  ids?: Readonly<Record<string, readonly string[]>>;
  /** Fields by which a document is about a person. */
  about?: readonly string[];
  /** The same by the address that a document is about, where its id says it. */
  addressOf?: (id: string, stored: Stored) => string | null;
  /** Who is named in what belongs to others. */
  naming?: readonly NamingFields[];
  /** Lists of accounts or addresses in what belongs to others. */
  lists?: readonly string[];
  /** Texts of the server in which accounts, addresses or names stand, where `naming` finds the person or in any case. */
  quotes?: readonly string[];
  packed?: readonly string[];
  /** Fields of what somebody wrote, which are part of their data. */
  wrote?: readonly string[];
  /** Other fields with a person in them. */
  others?: readonly string[];
  /** Whether it has copies of texts that are listed where people wrote them, and nothing else of anybody: they count as what stays. */
  copies?: true;
  /** Why it stays, or goes later. */
  stays?: string;
};

/** The parts of a person's data, in this order. */
export const personalGroups = {
  account: 'Account',
  invitations: 'Invitations and access',
  activity: 'Activity',
  name: 'What carries your name',
} as const;
export type PersonalGroup = keyof typeof personalGroups;
