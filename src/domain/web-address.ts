/**
 * The address, if it is one that a frame or a map may load: http or https, complete, without a name and password in it.
 * Null for anything else, so that what somebody stored can never run as a script. What is written without a scheme
 * ("example.org") is taken for https.
 */
export function webAddress(written: string): string | null {
  const trimmed = written.trim();
  if (trimmed === '' || /\s/.test(trimmed)) return null;
  const complete = hasScheme(trimmed) ? trimmed : `https://${trimmed}`;
  // Without its slashes "https:a.b" would be a path of the page it stands on.
  if (!/^https?:\/\//i.test(complete) || !URL.canParse(complete)) return null;
  const { hostname, username, password } = new URL(complete);
  const isHost = hostname.includes('.') || hostname === 'localhost' || hostname.startsWith('[');
  return isHost && username === '' && password === '' ? complete : null;
}

/** The address, if it is one that a link may lead to: one on the web, a mail address or a telephone number. */
export function linkAddress(written: string): string | null {
  const trimmed = written.trim();
  return /^(?:mailto:[^\s@]+@[^\s@]+|tel:\+?[\d().-]+)$/i.test(trimmed) ? trimmed : webAddress(trimmed);
}

// "localhost:5173" begins like a scheme and is none.
const hasScheme = (text: string): boolean => /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[\w.-]+:\d+(\/|$)/.test(text);
