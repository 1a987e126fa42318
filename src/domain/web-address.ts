import { nameText } from './plain-name';

/**
 * The address, if a frame or a map may load it: http or https, complete, without user name and password. Null for anything else, so that a stored
 * value never runs as a script. What nobody sees in it is left out. An address without a scheme ("example.org") becomes https.
 */
export function webAddress(input: string): string | null {
  const trimmed = nameText(input).trim();
  if (trimmed === '' || /\s/.test(trimmed)) return null;
  const complete = hasScheme(trimmed) ? trimmed : `https://${trimmed}`;
  // without its slashes "https:a.b" would be a path relative to the current page
  if (!/^https?:\/\//i.test(complete) || !URL.canParse(complete)) return null;
  const { hostname, username, password } = new URL(complete);
  const isHost = hostname.includes('.') || hostname === 'localhost' || hostname.startsWith('[');
  return isHost && username === '' && password === '' ? complete : null;
}

/** The address, if a link may point to it: a web address, an email address or a phone number. */
export function linkAddress(input: string): string | null {
  const trimmed = input.trim();
  return /^(?:mailto:[^\s@]+@[^\s@]+|tel:\+?[\d().-]+)$/i.test(trimmed) ? trimmed : webAddress(trimmed);
}

// "localhost:5173" looks like a scheme, but is not one
const hasScheme = (text: string): boolean => /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[\w.-]+:\d+(\/|$)/.test(text);
