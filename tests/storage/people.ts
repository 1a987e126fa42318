/** The claims of somebody's token. */
export type Claims = Readonly<Record<string, unknown>>;

const proven = (email: string, claims: Claims = {}): Claims => ({ email, email_verified: true, ...claims });
const unproven = (email: string, claims: Claims = {}): Claims => ({ email, email_verified: false, ...claims });
const acme = (claims: Claims): Claims => ({ organization: 'acme', ...claims });

/** Everybody who may stand before a file; `null` is a visitor. What is granted to their addresses is in `documents.ts`. */
export const people = {
  visitor: null,
  'somebody without an organization': proven('nobody@elsewhere.example'),
  'an admin of another organization': proven('ada@other.example', { organization: 'other', role: 'ultrauser' }),
  'an admin of ""': { organization: '', role: 'ultrauser' },
  'a member of ""': { organization: '' },
  'somebody with admin: "true"': { admin: 'true' },

  'a viewer': acme({ role: 'user' }),
  'a member with no role': acme({}),
  'a viewer who created a tour': acme({ role: 'user', uid: 'creator' }),
  'somebody who created it and is in another organization now': proven('gone@other.example', { organization: 'other', uid: 'creator' }),
  'a member with an odd role': acme({ role: 'owner', ultrauser: true }),
  'an editor': acme({ role: 'superuser' }),
  'an editor by the old claim': acme({ superuser: true, ultrauser: true }),
  'an editor whose role claim is empty': acme({ role: '', superuser: true }),
  'an editor whose role claim is no text': acme({ role: 7, superuser: true }),
  'an organization admin': acme({ role: 'ultrauser' }),
  'an organization admin by the old claim': acme({ ultrauser: true }),
  'an editor whose rights were renewed': acme({ role: 'superuser', uid: 'renewed', rights: 3 }),
  'an editor by rights of before': acme({ role: 'superuser', uid: 'renewed', rights: 2 }),
  'an editor by the first rights, which were changed': acme({ role: 'superuser', uid: 'changed' }),
  'a creator by rights of before': acme({ role: 'user', uid: 'creator', rights: 1 }),
  'a global admin by claim': { admin: true },
  'a global admin by role': { role: 'admin' },

  'a directory admin': proven('Director@HQ.example'),
  'somebody with a work account who claims to be a directory admin': {
    email: 'director@hq.example',
    firebase: { sign_in_provider: 'microsoft.com' },
  },
  'a directory admin of another organization': proven('second@hq.example', { organization: 'other', role: 'user' }),
  'somebody who claims to be a directory admin': unproven('director@hq.example', { firebase: { sign_in_provider: 'password' } }),
  'a directory admin with no address': { email_verified: true },

  'a guest who edits': proven('Edits@guest.example'),
  'somebody with a work account who claims to be a guest': {
    email: 'edits@guest.example',
    firebase: { sign_in_provider: 'microsoft.com' },
  },
  'a guest who edits, unproven': unproven('edits@guest.example'),
  'a guest who reads': proven('reads@guest.example'),
  'a guest with an invitation of no level': proven('nolevel@guest.example'),
  'a guest until tomorrow': proven('tomorrow@guest.example'),
  'a guest until yesterday': proven('yesterday@guest.example'),
  'a guest until this moment': proven('now@guest.example'),
  'a guest until who knows': proven('odd@guest.example'),
  'a guest of the collection who edits': proven('collector@guest.example'),
  'a guest of the collection who reads': proven('visits@guest.example'),
  'a guest of the collection until yesterday': proven('left@guest.example'),
  'a guest of the tour in a collection who edits': proven('suite.edits@guest.example'),
  'a guest of the tour in a collection who reads': proven('suite.reads@guest.example'),
  'a guest of the tour who reads and of its collection who edits': proven('both@guest.example'),
  'a guest of the tour, and of its collection until yesterday': proven('again@guest.example'),
  'a guest of a level that there is not': proven('capital@guest.example'),
  'a guest of the organization that had the tour before': proven('before@guest.example'),
  'a guest of the organization that had the collection’s id before': proven('before.inside@guest.example'),
  'a guest with an invitation that names no organization': proven('nameless@guest.example'),
  'a guest with an invitation of the oldest form': proven('older@guest.example'),
  'a guest with an address of odd letters': proven('Jörg.O’Neill+a#1%@bücher.example'),
  'a guest who edits, of another organization': proven('edits@guest.example', { organization: 'other', role: 'user' }),
  'a viewer who is invited to edit': proven('edits@guest.example', acme({ role: 'user' })),
} as const satisfies Record<string, Claims | null>;

export type Person = keyof typeof people;
export const everyone = Object.keys(people) as Person[];

const globalAdmins: Person[] = ['a global admin by claim', 'a global admin by role'];
const orgAdmins: Person[] = ['an organization admin', 'an organization admin by the old claim'];
const directoryAdmins: Person[] = ['a directory admin', 'a directory admin of another organization'];
const editors: Person[] = [
  'an editor',
  'an editor by the old claim',
  'an editor whose role claim is empty',
  'an editor whose role claim is no text',
  'an editor whose rights were renewed',
  ...orgAdmins,
];
const formerEditors: Person[] = ['an editor by rights of before', 'an editor by the first rights, which were changed'];
/** They read what their claims say, until their token ends, and write nothing. */
const former: Person[] = [...formerEditors, 'a creator by rights of before'];
const members: Person[] = [
  'a viewer',
  'a viewer who created a tour',
  'a member with no role',
  'a member with an odd role',
  'a viewer who is invited to edit',
  ...editors,
  ...former,
];
const editingGuests: Person[] = [
  'a guest who edits',
  'a guest who edits, of another organization',
  'a viewer who is invited to edit',
  'a guest until tomorrow',
  'a guest with an address of odd letters',
];
const guests: Person[] = [...editingGuests, 'a guest who reads', 'a guest with an invitation of no level'];

const editingGuestsInside: Person[] = [
  'a guest of the collection who edits',
  'a guest of the tour in a collection who edits',
  'a guest of the tour who reads and of its collection who edits',
  'a guest of the tour, and of its collection until yesterday',
];

const see: Person[] = [...globalAdmins, ...members];
const edit: Person[] = [...globalAdmins, ...editors];

/** People by what they may do. */
export const groups = {
  everyone,
  nobody: [],
  globalAdmins,
  runAcme: [...globalAdmins, ...orgAdmins, ...directoryAdmins],
  /** By their claims alone. */
  see,
  edit,
  formerEditors,
  directoryAdmins,
  /** Of a tour in no collection. */
  editingGuests,
  guests,
  /** Of a tour in a collection. */
  editingGuestsInside,
  guestsInside: [...editingGuestsInside, 'a guest of the collection who reads', 'a guest of the tour in a collection who reads'],
} as const satisfies Record<string, readonly Person[]>;
