import { guidedTourParameters } from '../guided-tours/guided-tour-address';
import { shortCodeCharacters } from '../random';
import { viewParameters } from '../sharing/start-address';
import { currentId } from './publication-page-addresses';
import { visitsEnding } from './visits-address';

/**
 * The short path of a tour's current version, or of one version by its number or id. Unlike the paths of pages it follows no hash, so that chats can read
 * a preview from it.
 */
export const shortPath = (code: string, version?: number | string): string => `/t/${code}${version === undefined ? '' : `/${version}`}`;

/** The short path of a collection's public page. */
export const shortCollectionPath = (code: string): string => `/c/${code}`;

/** An address as people read and type it: without its protocol. */
export const readableAddress = (address: string): string => address.replace(/^https?:\/\//, '');

/** What a short path names: the code of a tour, and the id or the number of a version, or `current`. */
export type ShortAddress = { code: string; version: string | number; addsVisits: boolean };

const shortPattern = new RegExp(
  `^/t/([${shortCodeCharacters}]{7})(?:/([A-Za-z0-9]{20}|[1-9][0-9]{0,5}|${currentId}))?(${visitsEnding})?/?$`,
);

/** Reads a short path; codes in capital letters are the same. Null for any other path. */
export function shortAddressFrom(path: string): ShortAddress | null {
  const [, root = '', typed = '', rest = ''] = /^(\/t\/)([^/]*)(.*)$/.exec(path) ?? [];
  const [, code, version = currentId, action] = shortPattern.exec(`${root}${typed.toLowerCase()}${rest}`) ?? [];
  if (code === undefined) return null;
  return { code, version: /^\d{1,6}$/.test(version) ? Number(version) : version, addsVisits: action !== undefined };
}

const collectionPattern = new RegExp(`^/c/([${shortCodeCharacters}]{7})/?$`);

/** The code in the short path of a collection; codes in capital letters are the same. Null for any other path. */
export const collectionCodeFrom = (path: string): string | null => collectionPattern.exec(path.toLowerCase())?.[1] ?? null;

const maxParameterLength = 200;

/** The part of a query that says where a tour starts, with its question mark; "" if it says nothing. Everything else is dropped; a kiosk has its language. @see ROUTE-043 */
export function startQueryOf(search: URLSearchParams): string {
  const names = ['start', ...viewParameters, ...guidedTourParameters, 'kiosk', ...(search.has('kiosk') ? ['lang'] : [])];
  const parameters = names.flatMap((name): [string, string][] => {
    const value = search.get(name) ?? '';
    const isWanted = value !== '' || (['play', 'kiosk'].includes(name) && search.has(name));
    return isWanted && value.length <= maxParameterLength ? [[name, value]] : [];
  });
  return parameters.length === 0 ? '' : `?${new URLSearchParams(parameters)}`;
}

/** The same, in the language that the address names: whoever sent it chose that for its reader. */
export function startAndLanguageOf(search: URLSearchParams): string {
  const start = startQueryOf(search);
  const language = search.get('lang') ?? '';
  const hasNone = start === '' || language === '' || language.length > maxParameterLength;
  return hasNone || search.has('kiosk') ? start : `${start}&${new URLSearchParams({ lang: language })}`;
}
