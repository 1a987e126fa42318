import type { InvitableRole } from '@/domain/access/organization-invitations';

/** What a mail says; `html` is a fragment. @see MODEL-046 */
export type Message = { subject: string; text: string; html: string };

type Parts = {
  inviter: { name: string; email: string };
  organization: { id: string; name: string };
  role: InvitableRole;
  /** Where the invited person accepts. */
  link: string;
};

const roleNames: Record<InvitableRole, string> = { viewer: 'a viewer', editor: 'an editor', admin: 'an admin' };

/**
 * The mail that invites somebody to an organization. The names in it are chosen by people who may want it to say something else, so they are one
 * short line each and never look like an address that a mail program makes a link of.
 */
export function invitationMessage({ inviter, organization, role, link }: Parts): Message {
  const name = plainName(inviter.name);
  const sender = name === '' ? singleLine(inviter.email) : `${name} (${singleLine(inviter.email)})`;
  const to = plainName(organization.name) || singleLine(organization.id);
  return {
    subject: `${name || 'You are invited'} ${name ? 'invites you ' : ''}to join ${to} on Loggia`,
    text: [
      `${sender} invites you to join ${to} on Loggia as ${roleNames[role]}.`,
      `Sign in with this email address to accept: ${link}`,
      'If you did not expect this invitation, ignore this email.',
    ].join('\n\n'),
    html: [
      `<p>${escaped(sender)} invites you to join <strong>${escaped(to)}</strong> on Loggia as ${roleNames[role]}.</p>`,
      `<p><a href="${escaped(link)}">Sign in with this email address to accept</a></p>`,
      '<p>If you did not expect this invitation, ignore this email.</p>',
    ].join('\n'),
  };
}

const longestName = 80;
/** Mail programs make links of "https://x", "x@y.z" and "x.example" alike. */
const looksLikeAddress = /[/\\@]|[^\s.][.。．｡][^\s.]{2}/u;

/** A name as one short line; '' when it looks like an address. */
const plainName = (name: string): string => (looksLikeAddress.test(singleLine(name)) ? '' : singleLine(name, longestName));

// What cannot be seen goes, such as line breaks and marks that turn the direction of writing; words of some languages need the two joiners.
const invisible = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Z}]+/gu;

function singleLine(written: string, longest = 254): string {
  const characters = Array.from(written.replace(invisible, ' ').trim());
  return characters.length <= longest ? characters.join('') : `${characters.slice(0, longest - 1).join('')}…`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
