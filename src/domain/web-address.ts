import { nameText } from './plain-name';

/**
 * The address, if a frame or a map may load it: http or https, complete, without user name and password. Null for anything else, so that a stored
 * value never runs as a script. What nobody sees in it is left out. An address without a scheme ("example.org") becomes https.
 */
export const webAddress = (input: string): string | null =>
  addressAt(input, (host) => host.includes('.') || host === 'localhost' || host.startsWith('['));

/** The same at the hosts that one accepts. */
export function addressAt(input: string, isHost: (name: string) => boolean): string | null {
  const trimmed = nameText(input).trim();
  if (trimmed === '' || /\s/.test(trimmed)) return null;
  const complete = hasScheme(trimmed) ? trimmed : `https://${trimmed}`;
  // without its slashes "https:a.b" would be a path relative to the current page
  if (!/^https?:\/\//i.test(complete) || !URL.canParse(complete)) return null;
  const { hostname, username, password } = new URL(complete);
  return isHost(hostname) && username === '' && password === '' ? complete : null;
}

// "localhost:5173" looks like a scheme, but is not one
const hasScheme = (text: string): boolean => /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[\w.-]+:\d+(\/|$)/.test(text);
