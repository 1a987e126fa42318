/** Letters of other alphabets in lower case, each below the Latin one that it looks like. */
const latin = 'abekmhopctyxisjaopvikuxi';
const other = 'авекмнорстухіѕјαορνικυχı';

/** What a name looks like: without letter case, spaces, dashes and what nobody sees, and with one letter for those that look the same. */
export const lookOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[\p{Z}\p{C}\p{DI}\p{Pd}\s_'’‘`´]/gu, '')
    .replace(/./gu, (letter) => latin[other.indexOf(letter)] ?? letter);

type Named = { id: string; name: string };

/** An organization that people could take for another one with this name: its name, or its id, which its addresses show, looks the same. */
export const lookalikeOf = <T extends Named>(name: string, organizations: readonly T[], except: string): T | null =>
  organizations.find(({ id, name: theirs }) => id !== except && [id, theirs].some((text) => lookOf(text) === lookOf(name))) ?? null;

/** The ids of the organizations in a list that share the look of their name with another one. */
export function withSameLook(organizations: readonly Named[]): Set<string> {
  const groups = new Map<string, string[]>();
  for (const { id, name } of organizations) groups.set(lookOf(name), [...(groups.get(lookOf(name)) ?? []), id]);
  return new Set([...groups.values()].filter(({ length }) => length > 1).flat());
}
