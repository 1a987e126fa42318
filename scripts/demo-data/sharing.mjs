// Invitations, and collections of tours.
import { people } from './accounts.mjs';

/** A view of a demo scan, below public/. */
const cover = (id, coverAlt) => ({ coverUrl: `/demo/collections/${id}.jpg`, coverAlt });

export const collections = [
  {
    id: 'reading-rooms',
    name: 'Reading rooms',
    organization: 'Northlight',
    description:
      'Four libraries around the Baltic and the North Sea, from a rotunda of 1928 to a living room for a whole city. Walk from shelf to shelf, and find out how each of them brings daylight to the page.',
    ...cover('reading-rooms', 'A reading room with shelves up to the ceiling and two long tables'),
    sortType: 'custom',
    sortOrder: ['oodi-helsinki', 'stockholm-public-library', 'black-diamond', 'deichman-bjorvika'],
  },
  {
    id: 'workplaces',
    name: 'Workplaces',
    organization: 'Northlight',
    description: 'Offices and plants, scanned for the people who work in them.',
    ...cover('workplaces', 'A row of desks beside the windows of an open office'),
    sortType: 'name',
    sortOrder: [],
  },
  {
    id: 'barcelona',
    name: 'Barcelona',
    organization: 'Casa Aperta',
    description: 'Houses of one city, a few minutes’ walk from each other.',
    ...cover('barcelona', 'A living room with a sofa between two armchairs'),
    sortType: 'name',
    sortOrder: [],
  },
  {
    id: 'villas',
    name: 'Villas',
    organization: 'Casa Aperta',
    description:
      'Four houses that were built to be looked at, and to look out from: two of the sixteenth century and two of the 1930s. Begin in the Veneto, and take the order of the rooms as it was meant.',
    ...cover('villas', 'A white house in its garden, seen from the lawn'),
    sortType: 'custom',
    sortOrder: ['villa-barbaro', 'palazzo-te', 'villa-cavrois', 'villa-necchi'],
  },
];

const never = null;

const invitation = (input) => {
  const { type, email, target, name, at, ...rest } = input;
  return {
    id: `${type === 'tour' ? 'tour' : 'col'}_${email}_${target}`,
    email,
    tour: target,
    tourName: name,
    accepted: false,
    status: 'pending',
    editor: false,
    accessLevel: 'read',
    expires: never,
    type,
    createdAt: new Date(at),
    timestamp: new Date(at),
    ...rest,
  };
};

export const collaborations = [
  invitation({
    type: 'tour',
    email: 'reader@studio.example',
    target: 'hakons-hall',
    name: 'Håkon’s Hall',
    organization: 'Northlight',
    accepted: true,
    status: 'accepted',
    at: '2025-08-11T09:00:00Z',
  }),
  invitation({
    type: 'tour',
    email: 'writer@studio.example',
    target: 'saynatsalo-town-hall',
    name: 'Säynätsalo Town Hall',
    organization: 'Northlight',
    accessLevel: 'readUpdate',
    accepted: true,
    status: 'accepted',
    expires: new Date('2035-12-31T23:00:00Z'),
    at: '2025-08-12T10:00:00Z',
  }),
  invitation({
    type: 'tour',
    email: 'late@studio.example',
    target: 'saynatsalo-town-hall',
    name: 'Säynätsalo Town Hall',
    organization: 'Northlight',
    accessLevel: 'readUpdate',
    accepted: true,
    status: 'accepted',
    expires: new Date('2025-09-01T00:00:00Z'),
    at: '2025-08-01T10:00:00Z',
  }),
  invitation({
    type: 'collection',
    email: 'curator@studio.example',
    target: 'villas',
    name: 'Villas',
    organization: 'Casa Aperta',
    accessLevel: 'readUpdate',
    at: '2025-10-02T08:00:00Z',
  }),
  invitation({
    type: 'collection',
    email: 'reader@studio.example',
    target: 'reading-rooms',
    name: 'Reading rooms',
    organization: 'Northlight',
    expires: new Date('2035-06-30T12:00:00Z'),
    at: '2025-10-05T08:00:00Z',
  }),
  invitation({
    type: 'tour',
    email: 'unverified@studio.example',
    target: 'hakons-hall',
    name: 'Håkon’s Hall',
    organization: 'Northlight',
    at: '2025-10-20T09:00:00Z',
  }),
];

/** Previously invited addresses, which are suggested while typing. */
export const collaborators = ['reader@studio.example', 'writer@studio.example', 'late@studio.example', 'unverified@studio.example'].map(
  (email) => ({ organization: 'Northlight', email }),
);

const roleNames = { viewer: 'a viewer', editor: 'an editor', admin: 'an admin' };

/** The text is from functions/src/mail/invitation-message.ts. */
/** As functions/src/mail/language.ts has it. */
const buttonStyle =
  'display:inline-block;background:#1f2937;color:#ffffff;font-weight:600;text-decoration:none;padding:12px 24px;border-radius:8px;margin:4px 0';

const organizationInvitation = ({
  organization,
  inviter: { uid, name, email: address },
  email,
  role,
  state,
  error = null,
  attempts = 1,
  at,
}) => {
  const sender = `${name} (${address})`;
  const link = `https://loggia.example/#/dashboard/my-page?${new URLSearchParams({ invited: 'organization', email })}`;
  return {
    id: `org_${organization.replaceAll('%', '%25').replaceAll('-', '%2D')}-${email}`,
    to: email,
    role,
    organization,
    type: 'organization-invitation',
    invitedBy: uid,
    message: {
      subject: `${name} invites you to join ${organization} on Loggia`,
      text: [
        `${sender} invites you to join ${organization} on Loggia as ${roleNames[role]}.`,
        `Sign in with this email address to accept: ${link}`,
        'If you did not expect this invitation, ignore this email.',
      ].join('\n\n'),
      html: [
        '<div lang="en" dir="ltr">',
        `<p><bdi>${sender}</bdi> invites you to join <strong><bdi>${organization}</bdi></strong> on Loggia as ${roleNames[role]}.</p>`,
        `<p><a href="${link.replaceAll('&', '&amp;')}" style="${buttonStyle}">Sign in with this email address to accept</a></p>`,
        '<p>If you did not expect this invitation, ignore this email.</p>',
        '</div>',
      ].join('\n'),
    },
    delivery: { state, attempts, counted: true, error, startTime: new Date(at), endTime: new Date(at) },
  };
};

const personAt = (email) => people.find((person) => person.email === email);
const atNorthlight = { organization: 'Northlight', inviter: personAt('ultra@northlight.example') };
const atCasaAperta = { organization: 'Casa Aperta', inviter: personAt('ultra@casa-aperta.example') };

/** Pending invitations to an organization, which are in the mail collection. */
export const organizationInvitations = [
  organizationInvitation({
    ...atNorthlight,
    email: 'guest@elsewhere.example',
    role: 'editor',
    state: 'SUCCESS',
    at: '2025-10-13T07:30:00Z',
  }),
  organizationInvitation({
    ...atCasaAperta,
    email: 'guest@elsewhere.example',
    role: 'viewer',
    state: 'SUCCESS',
    at: '2025-10-21T15:00:00Z',
  }),
  organizationInvitation({
    ...atNorthlight,
    email: 'nobody@unreachable.example',
    role: 'viewer',
    state: 'ERROR',
    error: '550 5.1.1 The address nobody@unreachable.example does not exist.',
    attempts: 3,
    at: '2025-10-14T09:10:00Z',
  }),
];
