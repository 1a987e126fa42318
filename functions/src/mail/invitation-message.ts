import type { AccessLevel } from '@/domain/access/invitations';
import type { InvitableRole } from '@/domain/access/organization-invitations';
import { escapeHtml } from '@/domain/escape-html';
import { buttonTo, htmlIn, type MailLanguage, timeIn } from './language';
import { plainName, shownName, singleLine } from './safe-text';

/** The content of a mail; `html` is a fragment. @see MODEL-046 */
export type Message = { subject: string; text: string; html: string };

/** What somebody is invited to; `email` is the invited address, and names come from users. */
type InvitedTo =
  | { kind: 'organization'; role: InvitableRole; expires: Date | null }
  | { kind: 'tour' | 'collection'; name: string; accessLevel: AccessLevel; expires: Date | null; email: string };

type Parts = {
  language: MailLanguage;
  inviter: { name: string; email: string };
  organization: { id: string; name: string };
  /** The inviter's own lines; '' for none. */
  note: string;
  to: InvitedTo;
  /** Where the invited person can accept. */
  link: string;
};

/** The names in a sentence, as text or as HTML. */
type Names = { inviter: string; organization: string; name: string };

/** The subject, the sentence that invites, the paragraphs after it and the text of the link. */
type Wording = { subject: string; invites: (names: Names) => string; details: string[]; action: string };

/**
 * The mail of an invitation. The names in it are chosen by users, who could abuse them to change the message: each is one short line, and
 * never looks like an address that a mail program would link. A note is quoted, line by line.
 */
export function invitationMessage({ language, inviter, organization, note, to, link }: Parts): Message {
  const { t } = language;
  const name = plainName(inviter.name);
  const author = name || singleLine(inviter.email);
  const names = {
    inviter: name === '' ? author : `${name} (${singleLine(inviter.email)})`,
    organization: shownName(organization.id, organization.name),
    name: to.kind === 'organization' ? '' : plainName(to.name),
  };
  const { subject, invites, details, action } = wordingOf(to, { ...names, inviter: name }, language);
  const strong = to.kind === 'organization' || names.name === '' ? 'organization' : 'name';
  const marked = { inviter: isolated(names.inviter), organization: isolated(names.organization), name: isolated(names.name) };
  const quoted = note === '' ? [] : note.split('\n').map((line) => singleLine(line, Number.POSITIVE_INFINITY));
  return {
    subject,
    text: [
      invites(names),
      ...(quoted.length > 0 ? [[t.writes({ author }), ...quoted.map((line) => `> ${line}`)].join('\n')] : []),
      ...details,
      t.link({ action, address: link }),
      t.ignore,
    ].join('\n\n'),
    html: htmlIn(language, [
      `<p>${invites({ ...marked, [strong]: `<strong>${marked[strong]}</strong>` })}</p>`,
      ...(quoted.length > 0
        ? [`<p>${t.writes({ author: isolated(author) })}</p>`, `<blockquote dir="auto">${quoted.map(escapeHtml).join('<br>')}</blockquote>`]
        : []),
      ...details.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
      buttonTo(link, action),
      `<p>${escapeHtml(t.ignore)}</p>`,
    ]),
  };
}

/** A name as HTML, whose direction of writing does not change that of the sentence around it. */
const isolated = (name: string): string => `<bdi>${escapeHtml(name)}</bdi>`;

/** @param names as the subject has them, without the inviter's address */
function wordingOf(to: InvitedTo, names: Names, language: MailLanguage): Wording {
  const { t } = language;
  const { organization } = names;
  if (to.kind === 'organization') {
    return {
      subject: names.inviter === '' ? t.joinSubjectUnnamed({ organization }) : t.joinSubject(names),
      invites: { viewer: t.joinViewer, editor: t.joinEditor, admin: t.joinAdmin }[to.role],
      details: to.expires === null ? [] : [t.invitationEnds({ time: timeIn(language, to.expires) })],
      action: t.accept,
    };
  }
  const { kind, expires, email } = to;
  const name = names.name || (kind === 'tour' ? t.aTour : t.aCollection)({ organization });
  const ends = expires === null ? [] : [t.accessEnds({ time: timeIn(language, expires) })];
  return {
    subject: subjectOf(to, { ...names, name }, language),
    invites: invitesTo(to, names.name !== '', language),
    details: [[t.exactAddress({ email: singleLine(email) }), ...ends].join(' ')],
    action: kind === 'tour' ? t.openTour : t.openCollection,
  };
}

type Target = Exclude<InvitedTo, { kind: 'organization' }>;

function subjectOf({ accessLevel }: Target, names: Names, { t }: MailLanguage): string {
  if (accessLevel === 'read') return names.inviter === '' ? t.viewSubjectUnnamed(names) : t.viewSubject(names);
  return names.inviter === '' ? t.editSubjectUnnamed(names) : t.editSubject(names);
}

function invitesTo({ kind, accessLevel }: Target, isNamed: boolean, { t }: MailLanguage): Wording['invites'] {
  const views = accessLevel === 'read';
  if (kind === 'tour') {
    if (!isNamed) return views ? t.viewTourUnnamed : t.editTourUnnamed;
    return views ? t.viewTour : t.editTour;
  }
  if (!isNamed) return views ? t.viewCollectionUnnamed : t.editCollectionUnnamed;
  return views ? t.viewCollection : t.editCollection;
}
