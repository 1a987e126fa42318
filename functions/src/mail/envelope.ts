import type { SendMailOptions } from 'nodemailer';
import { messageIdOf } from './address';
import type { Mail } from './mail';

/**
 * A mail in the words of nodemailer, which encodes headers so that no line of a subject or name becomes another header. The recipient is given as
 * one address, not as a list to be read, and content is taken from nowhere but the mail itself.
 */
export const envelopeOf = ({ id, to, subject, text, html }: Mail, sender: string): SendMailOptions => ({
  from: sender,
  to: { name: '', address: to },
  subject,
  ...(text !== '' && { text }),
  ...(html !== '' && { html }),
  messageId: messageIdOf(id, sender),
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
