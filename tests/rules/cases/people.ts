import type { Claims } from '../store-wire';

const proven = { email_verified: true };

/** Everyone who comes to the store in the tables. `acme` is the organization at stake, `globex` another. */
export const people = {
  visitor: undefined,
  stranger: { uid: 'stranger', email: 'stranger@elsewhere.example', ...proven },
  viewer: { uid: 'viewer', email: 'viewer@acme.example', ...proven, organization: 'acme', role: 'user' },
  editor: { uid: 'editor', email: 'editor@acme.example', ...proven, organization: 'acme', role: 'superuser' },
  orgAdmin: { uid: 'orgAdmin', email: 'boss@acme.example', ...proven, organization: 'acme', role: 'ultrauser' },
  other: { uid: 'other', email: 'boss@globex.example', ...proven, organization: 'globex', role: 'ultrauser' },
  directory: { uid: 'directory', email: 'directory@office.example', ...proven },
  reader: { uid: 'reader', email: 'reader@guests.example', ...proven },
  writer: { uid: 'writer', email: 'writer@guests.example', ...proven },
  colReader: { uid: 'colReader', email: 'col.reader@guests.example', ...proven },
  colWriter: { uid: 'colWriter', email: 'col.writer@guests.example', ...proven },
  expired: { uid: 'expired', email: 'expired@guests.example', ...proven },
  unproven: { uid: 'unproven', email: 'writer@guests.example', email_verified: false },
  creator: { uid: 'creator', email: 'creator@acme.example', ...proven, organization: 'acme', role: 'user' },
  // read from the left, the id of their invitations is one to the tour hall
  ambiguous: { uid: 'ambiguous', email: 'reader@guests.example_east', ...proven },
  // invited in the older way, whose ids are address and tour
  older: { uid: 'older', email: 'old@guests.example', ...proven },
  olderWriter: { uid: 'olderWriter', email: 'Old.Writer@guests.example', ...proven },
  olderExpired: { uid: 'olderExpired', email: 'old.expired@guests.example', ...proven },
  olderReplaced: { uid: 'olderReplaced', email: 'old.replaced@guests.example', ...proven },
  olderMoved: { uid: 'olderMoved', email: 'old.moved@guests.example', ...proven },
  olderUnproven: { uid: 'olderUnproven', email: 'old@guests.example', email_verified: false },
  // read in another way, an older invitation's id is this address and another tour's id
  olderAmbiguous: { uid: 'olderAmbiguous', email: 'old@guests.exampleha', ...proven },
  olderOdd: { uid: 'olderOdd', email: 'old.odd@guests.example', ...proven },
  olderUnderscored: { uid: 'olderUnderscored', email: 'old@guests.example_east', ...proven },
  formerGuest: { uid: 'formerGuest', email: 'moved@guests.example', ...proven },
  named: { uid: 'named', email: 'named@acme.example', ...proven, organization: 'acme', role: 'user', name: 'Nora' },
  admin: { uid: 'admin', email: 'admin@loggia.example', ...proven, admin: true },

  // their rights were changed: the number of their claims is that of the server, an earlier one, or a later one that the server does not have
  renewedEditor: { uid: 'renewedEditor', email: 'renewededitor@acme.example', organization: 'acme', role: 'superuser', rights: 3 },
  renewedAdmin: { uid: 'renewedAdmin', email: 'renewedadmin@acme.example', admin: true, rights: 3 },
  staleViewer: { uid: 'staleViewer', email: 'staleviewer@acme.example', organization: 'acme', role: 'user', rights: 2 },
  staleEditor: { uid: 'staleEditor', email: 'staleeditor@acme.example', organization: 'acme', role: 'superuser', rights: 2 },
  staleOrgAdmin: { uid: 'staleOrgAdmin', email: 'staleorgadmin@acme.example', organization: 'acme', role: 'ultrauser' },
  staleAdmin: { uid: 'staleAdmin', email: 'staleadmin@acme.example', role: 'admin', rights: 2 },
  unknownEditor: { uid: 'unknownEditor', email: 'unknowneditor@acme.example', organization: 'acme', role: 'superuser', rights: 1 },

  // the server marked the rights of members of a suspended organization, and of one whose storage is full
  suspendedEditor: { uid: 'suspendedEditor', email: 'suspendededitor@acme.example', organization: 'acme', role: 'superuser' },
  suspendedWriter: { uid: 'suspendedWriter', email: 'suspended.writer@guests.example', ...proven },
  fullEditor: { uid: 'fullEditor', email: 'fulleditor@acme.example', organization: 'acme', role: 'superuser' },
  crowdedAdmin: { uid: 'crowdedAdmin', email: 'boss@crowded.example', ...proven, organization: 'crowded', role: 'ultrauser' },
  crowdedEditor: { uid: 'crowdedEditor', email: 'editor@crowded.example', ...proven, organization: 'crowded', role: 'superuser' },

  // the same people by other claims
  oddOrgAdmin: { uid: 'oddOrgAdmin', organization: 'odd', role: 'ultrauser' },
  runningAdmin: { uid: 'runningAdmin', admin: true, organization: 'acme', role: 'ultrauser' },
  roleAdmin: { uid: 'roleAdmin', role: 'admin' },
  almostAdmin: { uid: 'almostAdmin', admin: 'true' },
  oldEditor: { uid: 'oldEditor', organization: 'acme', superuser: true },
  oldOrgAdmin: { uid: 'oldOrgAdmin', organization: 'acme', ultrauser: true },
  demotedEditor: { uid: 'demotedEditor', organization: 'acme', role: 'user', superuser: true },
  oddRole: { uid: 'oddRole', organization: 'acme', role: 'owner', ultrauser: true },
  roleless: { uid: 'roleless', organization: 'acme' },
  nowhere: { uid: 'nowhere', organization: '', role: 'ultrauser' },
  numberedRole: { uid: 'numberedRole', organization: 'acme', role: 7, superuser: true },
  nameless: { uid: 'nameless', ...proven },
  capitals: { uid: 'capitals', email: 'Writer@Guests.Example', ...proven },
  workAccount: { uid: 'work', email: 'writer@guests.example', email_verified: false, firebase: { sign_in_provider: 'microsoft.com' } },
  unprovenCol: { uid: 'unprovenCol', email: 'col.writer@guests.example', email_verified: false },
  otherProvider: {
    uid: 'otherProvider',
    email: 'writer@guests.example',
    email_verified: false,
    firebase: { sign_in_provider: 'github.com' },
  },
  shoutingDirectory: { uid: 'shouting', email: 'Second@Office.Example', ...proven },
  unprovenDirectory: { uid: 'unprovenDirectory', email: 'directory@office.example', email_verified: false },
  host: { uid: 'host', email: 'host@commons.example', ...proven, organization: 'commons', role: 'user' },
  closedEditor: { uid: 'closedEditor', email: 'editor@closed.example', ...proven, organization: 'closed', role: 'superuser' },
} satisfies Record<string, Claims | undefined>;

export type Person = keyof typeof people;

export const isPerson = (name: string): name is Person => name in people;
