import { nameText } from './plain-name';

/**
 * The address, if a frame or a map may load it: http or https, complete, without user name and password. Null for anything else, so that a stored
 * value never runs as a script. What nobody sees in it is left out. An address without a scheme ("example.org") becomes https.
 */
export const webAddress = (input: string): string | null =>
  addressAt(input, (host) => host.includes('.') || host === 'localhost' || host.startsWith('['));

function addressAt(input: string, isHost: (name: string) => boolean): string | null {
  const trimmed = nameText(input).trim();
  if (trimmed === '' || /\s/.test(trimmed)) return null;
  const complete = hasScheme(trimmed) ? trimmed : `https://${trimmed}`;
  // without its slashes "https:a.b" would be a path relative to the current page
  if (!/^https?:\/\//i.test(complete) || !URL.canParse(complete)) return null;
  const { hostname, username, password } = new URL(complete);
  return isHost(hostname) && username === '' && password === '' ? complete : null;
}

/**
 * The address, if a link may point to it: a web address, also one in a local network where its scheme is written ("http://intranet/wiki"), an email
 * address, or a phone number, as people write them with spaces.
 */
export function linkAddress(input: string): string | null {
  const trimmed = nameText(input).trim();
  if (/^https?:/i.test(trimmed)) return addressAt(trimmed, () => true);
  if (/^tel:/i.test(trimmed)) {
    const number = trimmed.replace(/%20|[\s/]/g, '').replace(/[\u2010-\u2013]/g, '-');
    return /^tel:\+?[\d().-]+$/i.test(number) ? number : null;
  }
  const [, mail = '', subject = ''] = /^(mailto:\s*[^\s@?]+@[^\s@?]+(?:,[^\s@?]+@[^\s@?]+)*)(\?.*)?$/i.exec(trimmed) ?? [];
  return mail ? mail.replace(/\s/g, '') + subject.replace(/\s/g, '%20') : webAddress(trimmed);
}

// "localhost:5173" looks like a scheme, but is not one
const hasScheme = (text: string): boolean => /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[\w.-]+:\d+(\/|$)/.test(text);
