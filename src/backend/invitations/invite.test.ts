import { beforeEach, describe, expect, it, vi } from 'vitest';
import { orgId } from '@/domain/ids';
import { invite } from './invite';
import { inviteToOrganization } from './organization-commands';

const written = vi.hoisted(() => new Map<string, unknown>());
vi.mock('../firestore/online-store', () => ({
  requireReachableStore: async () => ({
    db: {},
    doc: (_db: unknown, ...path: string[]) => path.join('/'),
    serverTimestamp: () => 'now',
    writeBatch: () => {
      const batch: [string, unknown][] = [];
      return {
        set: (path: string, fields: unknown) => batch.push([path, fields]),
        commit: async () => {
          for (const [path, fields] of batch) written.set(path, fields);
        },
      };
    },
  }),
}));
vi.mock('../require-uid', () => ({ requireUid: async () => 'ada' }));

beforeEach(() => written.clear());

const organization = orgId('Acme');
const stored = () => [...written].filter(([path]) => path.startsWith('organizations/'));
const inviteToTour = (remembers: boolean) =>
  invite({
    target: { type: 'tour', id: 'hall', name: 'Hall', organization },
    cards: [{ email: 'Eve@Guests.example', accessLevel: 'read', expires: null }],
    note: '',
    existing: Promise.resolve([]),
    remembers,
  });

describe('an address that was invited', () => {
  it('to a tour or an organization is remembered as a collaborator of the organization [COLLAB-045]', async () => {
    await inviteToTour(true);
    const toTour = stored();
    written.clear();
    await inviteToOrganization({ to: 'Eve@Guests.example', organization, role: 'viewer', note: '', expires: null });

    expect(toTour).toEqual([
      ['organizations/Acme/collaborators/eve@guests.example', expect.objectContaining({ email: 'eve@guests.example' })],
    ]);
    expect(stored()).toEqual(toTour);
  });

  it.each([
    ['names the language of the email', 'de', { language: 'de' }],
    ['names none where none is known, as before', undefined, {}],
  ])('%s', async (_, language, expected) => {
    const card = { email: 'eve@guests.example', accessLevel: 'read', expires: null } as const;
    const target = { type: 'tour', id: 'hall', name: 'Hall', organization } as const;
    await invite({ target, cards: [card], note: '', language, existing: Promise.resolve([]), remembers: false });
    await inviteToOrganization({ to: card.email, organization, role: 'viewer', note: '', expires: null, ...(language && { language }) });

    for (const path of ['collaboration/tour_eve@guests.example_hall', 'mail/org_Acme-eve@guests.example']) {
      const { language: stored, ...rest } = written.get(path) as { language?: string };
      expect(stored === undefined && !('language' in rest) ? {} : { language: stored }).toEqual(expected);
    }
  });

  it('is not remembered for those who may not store it', async () => {
    await inviteToTour(false);

    expect([stored().length, written.size]).toEqual([0, 1]);
  });
});
