import { record, text } from '../stored';
import { webAddress } from '../web-address';

/** How visitors of its pages reach an organization. Each part is optional: "" where there is none. */
export type Contact = { email: string; phone: string; web: string };

/** Reads a stored contact. */
export function contactFrom(stored: unknown): Contact {
  const { email, phone, web } = record(stored);
  return { email: text(email).trim(), phone: text(phone).trim(), web: text(web).trim() };
}

const phonePattern = /^\+?[\d\s()./-]{3,40}$/;

/** Whether a text can be dialled: digits, and what people write between them. */
export const isPhone = (phone: string): boolean => phonePattern.test(phone) && /\d{3}/.test(phone.replace(/\D/g, ''));

/** The address that dials a number. */
export const phoneAddress = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** A web address as people read it: without protocol and last slash; the text itself where it is none. */
export const readableWeb = (web: string): string => (webAddress(web) ?? web).replace(/^https?:\/\//i, '').replace(/\/$/, '');
