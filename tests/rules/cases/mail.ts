import { create, type Fields, get, list, now, ownUid, remove, set, update } from '../operation';
import { counterparts, table } from './table';
import { aMail } from './world';

const strangers = 'mail/org_acme-stranger@elsewhere.example';
const to = (email: string, changes: Fields = {}, organization = 'acme') =>
  create(`mail/org_${organization}-${email}`, aMail(organization, email, changes));
const newMail = (changes: Fields = {}) => to('new@elsewhere.example', changes);

const again: Fields = { sendRequested: now, invitedBy: ownUid };

const addressOf = (length: number) => `${'x'.repeat(length - '@x.example'.length)}@x.example`;

/** ACCESS-064 */
export const reading = table(
  `
                                          visitor  stranger  viewer  editor  orgAdmin  other  directory  writer  unproven  capitals  workAccount  admin
  one to the stranger                     .        x         .       x       x         .      .          .       .         .         .            x
  one to the writer                       .        .         .       .       .         x      .          x       .         x         .            x
  one that is not there                   .        .         .       .       .         .      .          .       .         .         .            x
  those to the writer                     .        .         .       .       .         .      .          x       .         x         .            x
  those to the writer, of the type        .        .         .       .       .         .      .          x       .         x         .            x
  those of the organization               .        .         .       x       x         .      .          .       .         .         .            x
  those of the organization, of the type  .        .         .       x       x         .      .          .       .         .         .            x
  those of another organization           .        .         .       .       .         x      .          .       .         .         .            x
  all                                     .        .         .       .       .         .      .          .       .         .         .            x
`,
  {
    'one to the stranger': get(strangers),
    'one to the writer': get('mail/org_globex-writer@guests.example'),
    'one that is not there': get('mail/none'),
    'those to the writer': list('mail', ['to', '==', 'writer@guests.example']),
    'those to the writer, of the type': list('mail', ['to', '==', 'writer@guests.example'], ['type', '==', 'organization-invitation']),
    'those of the organization': list('mail', ['organization', '==', 'acme']),
    'those of the organization, of the type': list('mail', ['organization', '==', 'acme'], ['type', '==', 'organization-invitation']),
    'those of another organization': list('mail', ['organization', '==', 'globex']),
    all: list('mail'),
  },
);

/** ACCESS-022 ACCESS-023 ACCESS-024 ACCESS-064 */
export const writing = table(
  `
                                         visitor  stranger  viewer  editor  oldEditor  orgAdmin  oldOrgAdmin  other  directory  writer  unproven  admin  roleAdmin
  an invitation to view                  .        .         .       x       x          x         x            .      .          .       .         x      x
  an invitation to edit                  .        .         .       .       .          x         x            .      .          .       .         x      x
  an invitation to administer            .        .         .       .       .          .         .            .      .          .       .         x      x
  an invitation to be a global admin     .        .         .       .       .          .         .            .      .          .       .         .      .
  an invitation to another organization  .        .         .       .       .          .         .            x      .          .       .         x      x
  one over one that is there             .        .         .       .       .          .         .            .      .          .       .         .      .
  another role in it                     .        .         .       .       .          .         .            .      .          .       .         .      .
  its delivery                           .        .         .       .       .          .         .            .      .          .       .         .      .
  it sent again                          .        .         .       x       x          x         x            .      .          .       .         x      x
  one to edit sent again                 .        .         .       .       .          x         x            .      .          .       .         x      x
  one of another organization sent again .        .         .       .       .          .         .            x      .          .       .         x      x
  one less                               .        x         .       x       x          x         x            .      .          .       .         x      x
  one of another organization less       .        .         .       .       .          .         .            x      .          x       .         x      x
`,
  {
    'an invitation to view': newMail(),
    'an invitation to edit': newMail({ role: 'editor' }),
    'an invitation to administer': newMail({ role: 'admin' }),
    'an invitation to be a global admin': newMail({ role: 'superadmin' }),
    'an invitation to another organization': to('new@elsewhere.example', {}, 'globex'),
    'one over one that is there': set(strangers, aMail('acme', 'stranger@elsewhere.example', { role: 'viewer' })),
    'another role in it': update(strangers, { role: 'editor' }),
    'its delivery': update(strangers, { delivery: { state: 'SUCCESS' } }),
    'it sent again': update(strangers, again),
    'one to edit sent again': update('mail/org_acme-newcomer@elsewhere.example', again),
    'one of another organization sent again': update('mail/org_globex-writer@guests.example', again),
    'one less': remove(strangers),
    'one of another organization less': remove('mail/org_globex-writer@guests.example'),
  },
);

export const fields = counterparts('orgAdmin', [
  ['the id of its address', newMail(), create('mail/org_acme-else@elsewhere.example', aMail('acme', 'new@elsewhere.example'))],
  ['the id of its organization', newMail(), create('mail/org_globex-new@elsewhere.example', aMail('acme', 'new@elsewhere.example'))],
  ['no id by chance', newMail(), create('mail/fjdkslajfkdlsajfkdls', aMail('acme', 'new@elsewhere.example'))],
  ['one recipient', newMail(), create('mail/org_acme-a@x.example', aMail('acme', 'a@x.example', { to: ['a@x.example', 'b@x.example'] }))],
  ['one address', newMail(), to('a@x.example,b@x.example')],
  ['an address without a name', newMail(), to('"a"<a@x.example>')],
  ['an address in lower case', newMail(), to('New@elsewhere.example')],
  ['an address', newMail(), to('nobody')],
  ['the type of an invitation', newMail(), newMail({ type: 'newsletter' })],
  ['an organization of 200', newMail(), to('new@elsewhere.example', {}, 'x'.repeat(201))],
  ['a role', newMail(), newMail({ role: null })],
  ['no word about its delivery', newMail(), newMail({ delivery: { state: 'SUCCESS' } })],
  ['no hidden copy', newMail(), newMail({ bcc: 'all@x.example' })],
  ['no sender of its own', newMail(), newMail({ from: 'ceo@acme.example' })],
  ['its own id', newMail({ id: 'org_acme-new@elsewhere.example' }), newMail({ id: 'org_acme-else@elsewhere.example' })],
  ['an address of 254', to(addressOf(254)), to(addressOf(255))],
  ['no other field', newMail(), newMail({ createdAt: now })],
  ['the time of its request', newMail(again), newMail({ ...again, sendRequested: new Date('2099-01-01T00:00:00Z') })],
  ['a note with a request', newMail({ ...again, note: 'Hello' }), newMail({ note: 'Hello' })],
  ['a note of 500', newMail({ ...again, note: 'x'.repeat(500) }), newMail({ ...again, note: 'x'.repeat(501) })],
  ['the time of the next request', update(strangers, again), update(strangers, { ...again, sendRequested: new Date(0) })],
  ['who requests it again', update(strangers, again), update(strangers, { ...again, invitedBy: 'editor' })],
  ['a request with the next note', update(strangers, { ...again, note: 'Hello' }), update(strangers, { note: 'Hello' })],
  ['an end', newMail({ expires: new Date('2099-01-01T00:00:00Z') }), newMail({ expires: '2099-01-01' })],
  ['no end', newMail({ expires: null }), newMail({ expires: 4_070_908_800_000 })],
  [
    'another end with the next request',
    update(strangers, { ...again, expires: new Date('2099-01-01T00:00:00Z') }),
    update(strangers, { ...again, expires: 'never' }),
  ],
  ['a language', newMail({ language: 'pt-BR' }), newMail({ language: 'Portuguese, please' })],
  ['a language that is a text', newMail({ language: 'de' }), newMail({ language: ['de'] })],
  ['a short language', newMail({ language: 'zh-Hant-HK' }), newMail({ language: `de${'-abcdefgh'.repeat(4)}` })],
  ['the same language with the next request', update(strangers, again), update(strangers, { ...again, language: 'de' })],
  ['a request with another end', update(strangers, { ...again, expires: null }), update(strangers, { expires: null })],
  ['nothing else that changes', update(strangers, again), update(strangers, { ...again, role: 'editor' })],
  ['no words of its own', newMail(), newMail({ message: { subject: 'Join us', text: 'Now', html: '<p>Now</p>' } })],
  ['no message at all', newMail(), newMail({ message: 'Join us' })],
  ['whoever invites', newMail(), newMail({ invitedBy: 'editor' })],
  ['somebody who invites', newMail(), newMail({ invitedBy: '' })],
  ['an address with text around every dot', to('n.e.w@else.where.example'), to('n..ew@elsewhere.example')],
  ['an address without a NUL', newMail(), to('new\u0000@elsewhere.example')],
  ['an address without a line separator', newMail(), to('new\u2028@elsewhere.example')],
  ['an address without a no-break space', newMail(), to('new\u00a0@elsewhere.example')],
]);

/** A global admin belongs to no organization, and still names one. */
export const byAdmin = counterparts('admin', [
  [
    'an organization whose dashes are escaped',
    create('mail/org_Acme%2Deast-x@y.example', aMail('Acme-east', 'x@y.example')),
    create('mail/org_Acme-east-x@y.example', aMail('Acme-east', 'x@y.example')),
  ],
  [
    'an address with a dash behind a shorter name',
    create('mail/org_Acme-east-x@y.example', aMail('Acme', 'east-x@y.example')),
    create('mail/org_Acme%2Deast-x@y.example', aMail('Acme', 'east-x@y.example')),
  ],
  [
    'an organization whose percent signs are escaped',
    create('mail/org_100%25-x@y.example', aMail('100%', 'x@y.example')),
    create('mail/org_100%-x@y.example', aMail('100%', 'x@y.example')),
  ],
  ['an organization with a name', newMail(), create('mail/org_-new@elsewhere.example', aMail('', 'new@elsewhere.example'))],
]);
