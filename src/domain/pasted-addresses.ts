import { emailAddress, isEmail } from './email';

/** The addresses of an input, and what in it is no address, each once. @see COLLAB-012 COLLAB-015 */
export type AddressEntry = { addresses: string[]; unreadable: string[] };

/**
 * Adds typed or pasted addresses, as mail programs, address books and spreadsheets copy them: separated by commas, semicolons, tabs, lines or spaces,
 * with names (`"Lind, Ada" <ada@example.org>`) or as links. They are lowercased, and duplicates are skipped.
 * @see COLLAB-012 COLLAB-015 COLLAB-016
 */
export function parseAddresses(addresses: readonly string[], input: string): AddressEntry {
  const entries = withoutNames(readableText(input))
    .split(/[;；؛\n\r\t\u2028\u2029]/)
    .flatMap(entriesOfRecipients);
  const isAddress = (entry: string) => isEmail(emailAddress(entry));
  return {
    addresses: [...new Set([...addresses, ...entries.filter(isAddress).map(emailAddress)])],
    unreadable: [...new Set(entries.filter((entry) => !isAddress(entry)))],
  };
}

/** The address of a field for one: of a copied recipient, otherwise the input itself. @see COLLAB-023 COLLAB-024 */
export function singleAddress(input: string): string {
  const { addresses, unreadable } = parseAddresses([], input);
  return addresses.length === 1 && unreadable.length === 0 ? (addresses[0] ?? '') : emailAddress(input);
}

/** Whether typed text ends a value: with a separator after an address, but not inside its name. @see COLLAB-012 */
export const endsAddress = (typed: string): boolean =>
  /[,;，；、،؛\t\n]|@[^\s@]*\s/.test(
    readableText(typed)
      .replace(/"[^"]*("|$)/g, '')
      .replace(/<[^>]*(>|$)/g, (_, end: string) => (end ? '@' : '')),
  );

/** Without characters that nobody sees; links are the addresses that they are to, quotes have one form. */
const readableText = (input: string): string =>
  input
    .replace(/(?!\s)[\p{C}\p{DI}]/gu, '')
    .replace(/[\uff01-\uff5e]/g, (wide) => wide.normalize('NFKC'))
    .replace(/&(lt|gt|quot|nbsp);/g, (_, entity: keyof typeof entities) => entities[entity])
    .replace(/[“”„‟«»]/g, '"')
    .replace(/[‘’‚‛]/g, "'")
    .replace(/mailto:(?:\/\/)?([^\s<>"'()[\]]*)/gi, (_, link: string) => recipientsOfLink(link));

const entities = { lt: '<', gt: '>', quot: '"', nbsp: ' ' } as const;

/** A link as `ada@example.org,bo@example.org?cc=cy@example.org&subject=Hello` */
const recipientsOfLink = (link: string): string =>
  link
    .replace(/[?&](?!(to|cc|bcc)=)[^?&]*/gi, '')
    .replace(/[?&]\w+=/g, ',')
    .replace(/%([2-7][\da-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** An address in brackets of any kind is in `<>`, in the line of its name; quoted names and comments have no separators. */
const withoutNames = (text: string): string =>
  text
    .replace(/[([]([^()[\]<>@]*@[^()[\]<>]*)[)\]]/g, '<$1>')
    .replace(/\s[-–—|]\s+([^\s<>|,;]+@[^\s<>|,;]+)(?:\s*\|[\s+\d()./-]*$)?/gm, ' <$1>')
    .replace(/^.*@/gm, (before) => before.replace(/\b(to|cc|bcc):/gi, ' '))
    .replace(/\([^()\n]*\)/g, (comment) => comment.replace(/[,;]/g, ' '))
    .replace(/(?<!\s)\s*<+/g, (start) => (/^\s/.test(start) ? ' <' : '<'))
    .replace(/"((?:[^"\\\n]|\\.|\n[ \t])*)"( ?<)?/g, (_, quoted: string, bracket = ' ') =>
      bracket === ' ' && quoted.includes('@')
        ? quoted.replace(/^\S+$/, '<$&>').replace(/^|$/g, ' ')
        : `${quoted.replace(/[@,;<>\s]/g, ' ')}${bracket}`,
    )
    .replace(/(^|[\s,;])'[^'<>\n]*' ?</g, '$1<');

/** The entries of a line, or of what stands between semicolons. A name before the only address may have a comma: `Lind, Ada <ada@example.org>`. */
const entriesOfRecipients = (recipients: string): string[] =>
  recipients
    .replace(/^[^@<:]*:(?=.*@)/, '')
    .replace(/^[^@<]*(?=<[^<>@]*@[^<>]*>[^<]*$)/, '')
    .replace(bracketed, withoutNamesOf(recipients))
    .split(commas)
    .flatMap(entriesOfRecipient);

const commas = /[,，、،]/;
/** An address in brackets, and what is before it: looked for once from the end of the last, since a list is long. */
const bracketed = /(?<![^<>])([^<>]*)<([^<>@]*@[^<>]*)>/g;

/**
 * Leaves out names with a comma before one of several addresses: `Lind, Ada <ada.lind@example.org>, Falk, Bo <bo.falk@example.org>`. What is before the
 * comma can also be somebody without an address. It is a part of the name if the address has it, or if all have one comma.
 */
function withoutNamesOf(recipients: string) {
  const names = [...recipients.matchAll(bracketed)].map(([, before = '']) => before.split(commas).filter((part) => part.trim() !== ''));
  const areLastFirst = names.every((parts) => parts.length === 2 && !parts.join('').includes('@'));
  return (all: string, before: string, address: string): string => {
    const parts = before.split(commas);
    const others = areLastFirst ? [] : parts.slice(0, 1 + parts.slice(0, -1).findLastIndex((part) => !isInAddress(part, address)));
    return others.length < parts.length - 1 ? `${others.join(',')}, <${address}>` : all;
  };
}

const bareLetters = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const isInAddress = (name: string, address: string): boolean =>
  !name.includes('@') && (bareLetters(name).match(/\p{L}{2,}/gu) ?? []).some((word) => bareLetters(address).split('@')[0]?.includes(word));

/** The addresses of one recipient without its name and comments; and what else is there. */
function entriesOfRecipient(recipient: string): string[] {
  const addresses = recipient
    .split(/[\s<>]+/)
    .filter((word) => word.includes('@') && word !== '@')
    .map(withoutPunctuation);
  const rest = recipient
    .replace(/(?:(?<![^<>])[^<>]+)?<[^<>@]*@[^<>]*>?/g, '\n')
    .replace(/(?<!\S)[^\s@]*@\S*/g, '\n')
    .replace(/\([^()]*\)/g, addresses.length > 0 ? '\n' : '$&')
    .split('\n')
    .map((words) => words.trim())
    // the number of a list is none of its entries
    .filter((words) => /[\p{L}\p{N}]/u.test(words) && !/^\(?\d+[.)]$/.test(words));
  return [...addresses, ...rest];
}

/** An address without the quotes and brackets around it, the subject of a link, and the end of a sentence; what is no address stays as it is. */
function withoutPunctuation(word: string): string {
  const subject = word.indexOf('?', word.lastIndexOf('@'));
  const bare = (subject < 0 ? word : word.slice(0, subject))
    .replace(/^(?:["'`*\p{Ps}\p{Pi}]|(?![#%&/.])\p{Po})+/u, '')
    .replace(/(?<=[\p{L}\p{N}\p{M}])[^\p{L}\p{N}\p{M}]+$/u, '');
  return isEmail(emailAddress(bare)) ? bare : word;
}
