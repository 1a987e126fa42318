import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail';
import { messageIdOf } from './sender-address';

/**
 * A mail as nodemailer options; nodemailer encodes headers, so that no line of a subject or name becomes another header. The recipient is passed as a
 * single address, not as a list to parse, and content is never loaded from files or URLs.
 */
export const envelopeOf = ({ id, to, subject, text, html, unsubscribe }: Mail, sender: string): SendMailOptions => ({
  from: sender,
  to: { name: '', address: to },
  subject,
  ...(text !== '' && { text }),
  ...(html !== '' && { html }),
  messageId: messageIdOf(id, sender),
  headers: {
    'Auto-Submitted': 'auto-generated',
    // RFC 8058: mail programs offer a button
    ...(unsubscribe && { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  },
  // images travel with the mail: programs show no others without asking
  attachDataUrls: true,
  disableFileAccess: true,
  disableUrlAccess: true,
});
