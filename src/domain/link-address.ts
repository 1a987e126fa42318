import { nameText } from './plain-name';
import { addressAt, webAddress } from './web-address';

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
  const [, mail = '', subject = ''] = /^(mailto:\s*[^\s@?,]+@[^\s@?,]+(?:,[^\s@?,]+@[^\s@?,]+)*)(\?.*)?$/i.exec(trimmed) ?? [];
  return mail ? mail.replace(/\s/g, '') + subject.replace(/\s/g, '%20') : webAddress(trimmed);
}
