import { describe, expect, it } from 'vitest';
import { collectionId, orgId, tourId, userId } from '../ids';
import { identityFrom } from './identity';
import type { CurrentUser } from './principals';
import type { Claims } from './roles';
import {
  type AccessContext,
  canChange,
  canCloseAddresses,
  canCreateTour,
  canDeleteLink,
  canDeleteTour,
  canListLink,
  canManageLink,
  canRead,
  canShare,
  canWrite,
  emptyAccessContext,
  isInOwnCollection,
  tourCreationDenial,
} from './tours';

const acme = orgId('acme');
const proven = { email_verified: true };
const as = (claims: Claims, email = 'u@x.example') => identityFrom({ uid: 'u', email, displayName: null }, claims);
const privateTour = { id: tourId('hall'), collection: collectionId('shelf'), public: false, organization: acme };
const publicTour = { ...privateTour, public: true };
const nobodys = { ...privateTour, organization: orgId('') };

const who = {
  visitor: null,
  stranger: as(proven),
  otherUltrauser: as({ organization: 'other', role: 'ultrauser' }),
  viewer: as({ organization: 'acme', role: 'user' }),
  editor: as({ organization: 'acme', role: 'superuser' }),
  orgAdmin: as({ organization: 'acme', role: 'ultrauser' }),
  directory: as(proven, 'directory@x.example'),
  reader: as(proven, 'reader@x.example'),
  writer: as(proven, 'writer@x.example'),
  colWriter: as(proven, 'col@x.example'),
  expired: as(proven, 'expired@x.example'),
  unproven: as({}, 'writer@x.example'),
  admin: as({ admin: true }),
} satisfies Record<string, CurrentUser>;

const facts: AccessContext = {
  directory: { admins: ['directory@x.example'], organizations: [acme] },
  invitations: [
    { id: 'tour_reader@x.example_hall', organization: acme, accessLevel: 'read', expires: null },
    { id: 'tour_writer@x.example_hall', organization: acme, accessLevel: 'readUpdate', expires: null },
    { id: 'col_col@x.example_shelf', organization: acme, accessLevel: 'readUpdate', expires: new Date('2026-05-02T00:00:00Z') },
    { id: 'tour_expired@x.example_hall', organization: acme, accessLevel: 'readUpdate', expires: new Date('2026-04-30T00:00:00Z') },
  ],
  now: new Date('2026-05-01T00:00:00Z'),
};

const those = (may: (name: keyof typeof who) => boolean) => (Object.keys(who) as (keyof typeof who)[]).filter(may);

describe('a tour that a member created', () => {
  const own = { ...privateTour, createdBy: who.viewer.uid };

  it('is edited by them while it belongs to their organization [ACCESS-013, ACCESS-038]', () => {
    expect(canWrite(who.viewer, own)).toBe(true);
    expect(canChange(who.viewer, own, ['public', 'files'])).toBe(true);
    expect(canChange(who.viewer, own, ['organization'])).toBe(false);
    expect(canDeleteTour(who.viewer, own)).toBe(false);
    expect(canWrite(who.viewer, { ...own, organization: orgId('other') })).toBe(false);
    expect(canWrite(who.viewer, { ...own, createdBy: userId('somebody else') })).toBe(false);
    expect(canWrite(null, { ...own, createdBy: userId('') })).toBe(false);
  });
});

describe('a share link', () => {
  const link = { user: userId('its maker') };
  const maker = { ...who.viewer, uid: link.user };
  const editors = ['editor', 'orgAdmin', 'directory', 'writer', 'colWriter', 'admin'];

  it('is listed and deleted by who made it, and by those who edit the tour; by these alone once it is revoked [ACCESS-060]', () => {
    const active = { ...link, revoked: null };
    for (const can of [canListLink, canDeleteLink]) {
      expect(can(maker, privateTour, active)).toBe(true);
      expect(can({ ...maker, organization: orgId('other') }, privateTour, active)).toBe(true);
      expect(those((name) => can(who[name], privateTour, active, facts))).toEqual(editors);
      expect(can(null, privateTour, { user: userId(''), revoked: null })).toBe(false);
    }
    const revoked = { ...link, revoked: new Date() };
    expect(canDeleteLink(maker, privateTour, revoked)).toBe(false);
    expect(those((name) => canDeleteLink(who[name], privateTour, revoked, facts))).toEqual(editors);
  });

  it('is named, ended and revoked by who made it while they may share the tour, and by those who edit it [ACCESS-060]', () => {
    expect(canManageLink(maker, privateTour, link)).toBe(true);
    expect(canManageLink({ ...maker, organization: orgId('other') }, privateTour, link)).toBe(false);
    expect(those((name) => canManageLink(who[name], privateTour, link, facts))).toEqual(editors);
    expect(canManageLink(null, privateTour, { user: userId('') })).toBe(false);
  });
});

describe('a tour', () => {
  it('can be read by its organization, by guests until they expire, and by anyone if it is public [ACCESS-035 ACCESS-043 ACCESS-056]', () => {
    expect(those((name) => canRead(who[name], privateTour, facts))).toEqual([
      'viewer',
      'editor',
      'orgAdmin',
      'directory',
      'reader',
      'writer',
      'colWriter',
      'admin',
    ]);
    expect(those((name) => canRead(who[name], publicTour, facts))).toEqual(Object.keys(who));
    expect(those((name) => canRead(who[name], nobodys))).toEqual(['admin']);
  });

  it('is written by its editors, directory admins, invited editors and global admins [ACCESS-037 ACCESS-038 ACCESS-039]', () => {
    const writers = ['editor', 'orgAdmin', 'directory', 'writer', 'colWriter', 'admin'];

    expect(those((name) => canWrite(who[name], privateTour, facts))).toEqual(writers);
    expect(those((name) => canWrite(who[name], publicTour, facts))).toEqual(writers);
    // what the former organization gave counts no more
    expect(those((name) => canWrite(who[name], { ...privateTour, organization: orgId('other') }, facts))).toEqual([
      'otherUltrauser',
      'admin',
    ]);
  });

  it('is decided by the claims alone without a context', () => {
    expect(those((name) => canRead(who[name], privateTour))).toEqual(['viewer', 'editor', 'orgAdmin', 'admin']);
    expect(those((name) => canWrite(who[name], privateTour, emptyAccessContext))).toEqual(['editor', 'orgAdmin', 'admin']);
  });

  it('is shared by members and global admins [ACCESS-042]', () => {
    expect(those((name) => canShare(who[name], publicTour))).toEqual(['viewer', 'editor', 'orgAdmin', 'admin']);
  });

  it('can be changed by editors, and only its content by invited editors [ACCESS-015 ACCESS-058]', () => {
    const content = ['editor', 'orgAdmin', 'directory', 'writer', 'colWriter', 'admin'];

    expect(those((name) => canChange(who[name], privateTour, ['name', 'folders', 'languages', 'pointTypes', 'updated'], facts))).toEqual(
      content,
    );
    expect(those((name) => canChange(who[name], privateTour, ['name', 'public'], facts))).toEqual([
      'editor',
      'orgAdmin',
      'directory',
      'admin',
    ]);
  });

  it('can be moved to another organization only by global admins [ACCESS-057]', () => {
    expect(those((name) => canChange(who[name], privateTour, ['organization'], facts))).toEqual(['admin']);
  });

  it('is in a collection of its own organization, or in none [ACCESS-057]', () => {
    const loose = { ...privateTour, collection: collectionId('') };

    expect([{ organization: acme }, { organization: orgId('other') }, null].map((shelf) => isInOwnCollection(privateTour, shelf))).toEqual([
      true,
      false,
      false,
    ]);
    expect(isInOwnCollection(loose, null)).toBe(true);
  });

  it('is created by those who run the organization, and by members where it lets them [ACCESS-013 ACCESS-057]', () => {
    const organization = { id: acme, canCreateTours: false };

    expect(those((name) => canCreateTour(who[name], organization, facts))).toEqual(['orgAdmin', 'directory', 'admin']);
    expect(those((name) => canCreateTour(who[name], { ...organization, canCreateTours: true }, facts))).toEqual([
      'viewer',
      'editor',
      'orgAdmin',
      'directory',
      'admin',
    ]);
  });

  it('shows members whom to contact, and others that they lack permission [ACCESS-014]', () => {
    expect(tourCreationDenial(who.viewer, acme)).toBe(
      'You are not allowed to create tours for this Organization. Please contact your administrator.',
    );
    expect(tourCreationDenial(who.stranger, acme)).toBe('You are not allowed to create / Edit tours.');
  });

  it('is deleted by those who run the organization [ACCESS-058]', () => {
    expect(those((name) => canDeleteTour(who[name], privateTour, facts))).toEqual(['orgAdmin', 'directory', 'admin']);
  });

  it('has its file addresses closed by those who run the organization, and by nobody without one [ACCESS-058]', () => {
    expect(those((name) => canCloseAddresses(who[name], privateTour, facts))).toEqual(['orgAdmin', 'directory', 'admin']);
    expect(those((name) => canCloseAddresses(who[name], { ...privateTour, organization: orgId('') }, facts))).toEqual([]);
  });
});
