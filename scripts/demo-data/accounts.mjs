// The people of the demo data. A password for all of them: nothing here is secret, and nothing of it reaches production.

export const password = 'loggia-demo';

/** Everyone with what the identity provider stores about them; `who` is what a person choosing an account wants to know. */
export const people = [
  {
    uid: 'demoGlobalAdmin000000000001',
    email: 'admin@loggia.example',
    name: 'Ada Moreau',
    who: 'global admin',
    claims: { admin: true, role: 'admin' },
  },
  {
    uid: 'demoUltrauser00000000000002',
    email: 'ultra@northlight.example',
    name: 'Ulla Brandt',
    who: 'admin of Northlight (ultrauser)',
    claims: { organization: 'Northlight', role: 'ultrauser' },
  },
  {
    uid: 'demoSuperuser00000000000003',
    email: 'editor@northlight.example',
    name: 'Edvin Lund',
    who: 'editor at Northlight (superuser)',
    claims: { organization: 'Northlight', role: 'superuser' },
  },
  {
    uid: 'demoUser00000000000000000004',
    email: 'viewer@northlight.example',
    name: 'Vera Holm',
    who: 'viewer at Northlight (user)',
    claims: { organization: 'Northlight', role: 'user' },
  },
  {
    uid: 'demoOtherUltra0000000000005',
    email: 'ultra@casa-aperta.example',
    name: 'Ugo Ferri',
    who: 'admin of Casa Aperta (ultrauser)',
    claims: { organization: 'Casa Aperta', role: 'ultrauser' },
  },
  {
    uid: 'demoOtherUser00000000000006',
    email: 'viewer@casa-aperta.example',
    name: 'Vittoria Sala',
    who: 'viewer at Casa Aperta (user)',
    claims: { organization: 'Casa Aperta', role: 'user' },
  },
  {
    uid: 'demoStranger000000000000007',
    email: 'guest@elsewhere.example',
    name: 'Gwen Adeyemi',
    who: 'a guest without an organization',
    claims: {},
  },
  {
    uid: 'demoDisabled000000000000008',
    email: 'gone@northlight.example',
    name: 'Gunnar Ek',
    who: 'a disabled account of Northlight',
    claims: { organization: 'Northlight', role: 'user' },
    disabled: true,
  },
];

/** What `npm start` prints. */
export const accounts = people.map(({ email, who }) => ({ email, who, password }));
