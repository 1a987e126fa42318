// Who was invited to what, and how tours are grouped.

export const collections = [
  {
    id: 'reading-rooms',
    name: 'Reading rooms',
    organization: 'Northlight',
    sortType: 'custom',
    sortOrder: ['oodi-helsinki', 'stockholm-public-library', 'black-diamond', 'deichman-bjorvika'],
  },
  { id: 'workplaces', name: 'Workplaces', organization: 'Northlight', sortType: 'name', sortOrder: [] },
  { id: 'barcelona', name: 'Barcelona', organization: 'Casa Aperta', sortType: 'name', sortOrder: [] },
  {
    id: 'villas',
    name: 'Villas',
    organization: 'Casa Aperta',
    sortType: 'custom',
    sortOrder: ['villa-barbaro', 'palazzo-te', 'villa-cavrois', 'villa-necchi'],
  },
];

const never = null;

const invitation = (told) => {
  const { type, email, target, name, at, ...rest } = told;
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

/** Addresses that were invited before, offered again while typing. */
export const collaborators = ['reader@studio.example', 'writer@studio.example', 'late@studio.example', 'unverified@studio.example'].map(
  (email) => ({ organization: 'Northlight', email }),
);

const organizationInvitation = ({ organization, email, role, state, error = null, attempts = 1, at }) => ({
  id: `org_${organization}-${email}`,
  to: email,
  role,
  organization,
  type: 'organization-invitation',
  message: {
    subject: `${organization} invites you to Loggia`,
    text: `You are invited to join ${organization} as ${role}. Sign in with ${email} to accept.`,
    html: `<p>You are invited to join <strong>${organization}</strong> as ${role}.</p><p>Sign in with ${email} to accept.</p>`,
  },
  delivery: { state, attempts, error, startTime: new Date(at), endTime: new Date(at) },
});

/** Invitations into an organization, as they wait in the mail store. */
export const organizationInvitations = [
  organizationInvitation({
    organization: 'Northlight',
    email: 'guest@elsewhere.example',
    role: 'editor',
    state: 'SUCCESS',
    at: '2025-10-13T07:30:00Z',
  }),
  organizationInvitation({
    organization: 'Casa Aperta',
    email: 'guest@elsewhere.example',
    role: 'viewer',
    state: 'SUCCESS',
    at: '2025-10-21T15:00:00Z',
  }),
  organizationInvitation({
    organization: 'Northlight',
    email: 'nobody@unreachable.example',
    role: 'viewer',
    state: 'ERROR',
    error: '550 5.1.1 The address nobody@unreachable.example does not exist.',
    attempts: 3,
    at: '2025-10-14T09:10:00Z',
  }),
];
