import type { AccessLevel } from '@/domain/access/invitations';
import type { InvitableRole } from '@/domain/access/organization-invitations';
import { escaped, plainName, singleLine } from './safe-text';

/** The content of a mail; `html` is a fragment. @see MODEL-046 */
export type Message = { subject: string; text: string; html: string };

/** What somebody is invited to; `email` is the invited address, and names come from users. */
type InvitedTo =
  | { kind: 'organization'; role: InvitableRole; expires: Date | null }
  | { kind: 'tour' | 'collection'; name: string; accessLevel: AccessLevel; expires: Date | null; email: string };

type Parts = {
  inviter: { name: string; email: string };
  organization: { id: string; name: string };
  /** The inviter's own lines; '' for none. */
  note: string;
  to: InvitedTo;
  /** Where the invited person can accept. */
  link: string;
};

/** Paragraphs before the link, the text of the link, and what the subject invites to; `strong` is set in bold. */
type Wording = { purpose: string; invites: string; strong: string; after: string; details: string[]; action: string };

const roleNames: Record<InvitableRole, string> = { viewer: 'a viewer', editor: 'an editor', admin: 'an admin' };
const activities: Record<AccessLevel, string> = { read: 'view', readUpdate: 'view and edit' };

/**
 * The mail of an invitation. The names in it are chosen by users, who could abuse them to change the message: each is one short line, and
 * never looks like an address that a mail program would link. A note is quoted, line by line.
 */
export function invitationMessage({ inviter, organization, note, to, link }: Parts): Message {
  const name = plainName(inviter.name);
  const sender = name === '' ? singleLine(inviter.email) : `${name} (${singleLine(inviter.email)})`;
  const { purpose, invites, strong, after, details, action } = wordingOf(to, plainName(organization.name) || singleLine(organization.id));
  const quoted = note === '' ? [] : note.split('\n').map((line) => singleLine(line, Number.POSITIVE_INFINITY));
  const author = name || singleLine(inviter.email);
  return {
    subject: `${name || 'You are invited'} ${name ? 'invites you ' : ''}to ${purpose} on Loggia`,
    text: [
      `${sender} invites you to ${invites}${strong}${after}.`,
      ...(quoted.length > 0 ? [[`${author} writes:`, ...quoted.map((line) => `> ${line}`)].join('\n')] : []),
      ...details,
      `${action}: ${link}`,
      'If you did not expect this invitation, ignore this email.',
    ].join('\n\n'),
    html: [
      `<p>${escaped(sender)} invites you to ${escaped(invites)}<strong>${escaped(strong)}</strong>${escaped(after)}.</p>`,
      ...(quoted.length > 0 ? [`<p>${escaped(author)} writes:</p>`, `<blockquote>${quoted.map(escaped).join('<br>')}</blockquote>`] : []),
      ...details.map((paragraph) => `<p>${escaped(paragraph)}</p>`),
      `<p><a href="${escaped(link)}">${escaped(action)}</a></p>`,
      '<p>If you did not expect this invitation, ignore this email.</p>',
    ].join('\n'),
  };
}

function wordingOf(to: InvitedTo, organization: string): Wording {
  if (to.kind === 'organization') {
    return {
      purpose: `join ${organization}`,
      invites: 'join ',
      strong: organization,
      after: ` on Loggia as ${roleNames[to.role]}`,
      details: to.expires === null ? [] : [`The invitation ends on ${endFormat.format(to.expires)} (UTC).`],
      action: 'Sign in with this email address to accept',
    };
  }
  const { kind, accessLevel, expires, email } = to;
  const name = plainName(to.name);
  const ends = expires === null ? '' : ` Your access ends on ${endFormat.format(expires)} (UTC).`;
  return {
    purpose: `${activities[accessLevel]} ${name === '' ? `a ${kind} of ${organization}` : name}`,
    invites: `${activities[accessLevel]} the ${kind} `,
    strong: name || `of ${organization}`,
    after: name === '' ? ' on Loggia' : ` of ${organization} on Loggia`,
    details: [`Sign in or sign up with exactly this address, ${singleLine(email)}.${ends}`],
    action: `Open the ${kind}`,
  };
}

const endFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
