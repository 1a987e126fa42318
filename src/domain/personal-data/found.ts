import type { Person } from './person';

/** How many documents of a place are about a person, and how many of others name them. */
export type FoundPlace = { path: string; title: string; about: number; named: number };
/** A text that people wrote, with the person's account, address or name in it. */
export type FoundText = { path: string; fields: string[] };

/** What is found of a person, before and after it is erased. */
export type FoundPerson = {
  person: Person;
  /** Whether they have an account. */
  hasAccount: boolean;
  places: FoundPlace[];
  /** Files that they uploaded. */
  files: number;
  /** What is listed and not changed: at most `maxTexts`, of `textCount`. */
  texts: FoundText[];
  textCount: number;
  /** When the last backup that has the person is deleted, in milliseconds. */
  backupsUntil: number;
  /** What stays, how much, and why. */
  stays: { title: string; count: number; reason: string }[];
};

/** Texts that are listed. */
export const maxTexts = 500;

/** The sum of what is deleted, and of what gets "a former member". */
export function sumOf({ places }: Pick<FoundPerson, 'places'>): { about: number; named: number } {
  const sum = (field: 'about' | 'named') => places.reduce((all, place) => all + place[field], 0);
  return { about: sum('about'), named: sum('named') };
}
