// The users of the demo data. They share one password, which is not secret and never used in production.

export const password = 'loggia-demo';

/** The tenant of the demo's work accounts. `WORK_TENANTS` of the emulators lists it, so its accounts have verified addresses. */
export const workTenant = '10661a00-0000-4000-8000-000000000001';

const member = (organization, role) => ({ organization, role });

/**
 * The users as the identity provider stores them; `who` describes each in the list of accounts. `unverified` has not followed the link in
 * the first email; `disabled` cannot sign in.
 */
export const people = [
  {
    uid: 'demoGlobalAdmin000000000001',
    email: 'admin@loggia.example',
    name: 'Ada Moreau',
    who: 'global admin',
    claims: { admin: true, role: 'admin' },
  },
  {
    uid: 'demoDirectoryAdmin00000009',
    email: 'director@loggia.example',
    name: 'Dario Keane',
    who: 'directory admin of Northlight and Meridian Trust',
    claims: {},
  },
  {
    uid: 'demoUltrauser00000000000002',
    email: 'ultra@northlight.example',
    name: 'Ulla Brandt',
    who: 'admin of Northlight (ultrauser)',
    claims: member('Northlight', 'ultrauser'),
  },
  {
    uid: 'demoSuperuser00000000000003',
    email: 'editor@northlight.example',
    name: 'Edvin Lund',
    who: 'editor at Northlight (superuser)',
    claims: member('Northlight', 'superuser'),
  },
  {
    uid: 'demoUser00000000000000000004',
    email: 'viewer@northlight.example',
    name: 'Vera Holm',
    who: 'viewer at Northlight (user)',
    claims: member('Northlight', 'user'),
  },
  {
    uid: 'demoNoRole000000000000000010',
    email: 'newcomer@northlight.example',
    name: 'Noor Haddad',
    who: 'at Northlight, without a role yet',
    claims: { organization: 'Northlight' },
  },
  {
    uid: 'demoDisabled000000000000008',
    email: 'gone@northlight.example',
    name: 'Gunnar Ek',
    who: 'a disabled account of Northlight',
    claims: member('Northlight', 'user'),
    disabled: true,
  },
  {
    uid: 'demoOtherUltra0000000000005',
    email: 'ultra@casa-aperta.example',
    name: 'Ugo Ferri',
    who: 'admin of Casa Aperta (ultrauser)',
    claims: member('Casa Aperta', 'ultrauser'),
  },
  {
    uid: 'demoOtherSuperuser000000011',
    email: 'editor@casa-aperta.example',
    name: 'Elena Vidal',
    who: 'editor at Casa Aperta (superuser)',
    claims: member('Casa Aperta', 'superuser'),
  },
  {
    uid: 'demoOtherUser00000000000006',
    email: 'viewer@casa-aperta.example',
    name: 'Vittoria Sala',
    who: 'viewer at Casa Aperta, whose members may create tours (user)',
    claims: member('Casa Aperta', 'user'),
  },
  {
    uid: 'demoMeridianUltra0000000012',
    email: 'ultra@meridian.example',
    name: 'Una Doyle',
    who: 'admin of Meridian Trust, which is suspended (ultrauser)',
    claims: member('Meridian Trust', 'ultrauser'),
  },
  {
    uid: 'demoMeridianSuper0000000013',
    email: 'editor@meridian.example',
    name: 'Ewan Baird',
    who: 'editor at Meridian Trust (superuser)',
    claims: member('Meridian Trust', 'superuser'),
  },
  {
    uid: 'demoMeridianUser00000000014',
    email: 'viewer@meridian.example',
    name: 'Violet Nye',
    who: 'viewer at Meridian Trust (user)',
    claims: member('Meridian Trust', 'user'),
  },
  {
    uid: 'demoStranger000000000000007',
    email: 'guest@elsewhere.example',
    name: 'Gwen Adeyemi',
    who: 'a guest with invitations to organizations and nothing else',
    claims: {},
  },
  {
    uid: 'demoReader000000000000000015',
    email: 'reader@studio.example',
    name: 'Rafael Ortiz',
    who: 'invited to view one tour',
    claims: {},
  },
  {
    uid: 'demoWriter000000000000000016',
    email: 'writer@studio.example',
    name: 'Wanda Król',
    who: 'invited to view and edit one tour',
    claims: {},
  },
  {
    uid: 'demoCurator00000000000000017',
    email: 'curator@studio.example',
    name: 'Cora Lindqvist',
    who: 'invited to a collection',
    claims: {},
  },
  {
    uid: 'demoLate0000000000000000018',
    email: 'late@studio.example',
    name: 'Lars Amundsen',
    who: 'invited once; the invitation has expired',
    claims: {},
  },
  {
    uid: 'demoUnverified0000000000019',
    email: 'unverified@studio.example',
    name: 'Uma Patel',
    who: 'signed up and invited, with an address that is not verified',
    claims: {},
    unverified: true,
  },
];

/** The accounts that `npm start` prints. */
export const accounts = people.map(({ email, who }) => ({ email, who, password }));
