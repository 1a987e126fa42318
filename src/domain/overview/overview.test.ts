import { describe, expect, it } from 'vitest';
import { accessRequestFrom } from '../access-requests/access-request';
import { notificationFrom } from '../notifications/notification';
import type { Stored } from '../stored';
import { needGroups } from './needs';
import { type Overview, overviewFrom } from './overview';
import { overviewCsv } from './overview-csv';
import { overviewVisitsFrom, periodNumbers } from './overview-visits';

const now = new Date('2026-05-20T15:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 3600_000);
const ending = (email: string, expires: Date) => ({ type: 'tour', email, name: 'Hall', accessLevel: 'read', expires });
const stored: Stored = {
  tours: { count: 9, unfinished: { count: 1, items: [{ id: 'draft', name: '' }] } },
  needs: {
    mails: {
      count: 2,
      items: [
        { kind: 'tour', to: 'Bo@x.example', name: 'Hall' },
        { kind: 'organization', to: '', name: '' },
      ],
    },
    ending: {
      count: 30,
      items: [ending('past@x.example', inDays(-1)), ending('soon@x.example', inDays(3)), ending('late@x.example', inDays(14.5))],
    },
    proposals: { count: 1, items: [{ tour: { id: 'barn', name: 'Barn' }, created: now }] },
  },
};
const groupsOf = (overview: Overview | null, canEdit = true) =>
  needGroups({
    overview,
    requests: canEdit ? [accessRequestFrom('hall_ada', { tour: 'hall', tourName: 'Hall', email: 'ada@x.example', name: 'Ada' })] : [],
    notifications: [
      notificationFrom('n1', { kind: 'mention', at: now, about: 'tours/hall', target: 't1', email: 'bo@x.example' }),
      notificationFrom('n2', { kind: 'access', at: now, about: 'tours/hall' }),
    ],
    canEdit,
    now,
  });

describe('overviewFrom', () => {
  it.each([{}, { tours: 7, visits: 'x', needs: [] }, { visits: { countedAt: 'x' }, tours: { unfinished: { items: [1, null] } } }])(
    'reads whatever is stored: %j',
    (fields) => {
      expect(overviewFrom('admin', fields)).toMatchObject({ tours: { count: 0, unfinished: { count: 0, items: [] } }, visits: null });
    },
  );

  it('has no needs where none are stored', () => {
    expect(overviewFrom('member', { tours: stored.tours }).needs).toBeNull();
    expect(overviewFrom('admin', stored).needs?.mails.items[0]).toEqual({ kind: 'tour', to: 'bo@x.example', name: 'Hall' });
  });

  it('leaves out mails that an earlier release counted, with which nobody here can do anything', () => {
    const mails = {
      count: 2,
      items: [
        { kind: 'answer', to: 'ada@x.example', name: 'Hall' },
        { kind: 'organization', to: 'bo@x.example', name: '' },
      ],
    };

    expect(overviewFrom('admin', { ...stored, needs: { mails } }).needs?.mails).toEqual({
      count: 1,
      items: [{ kind: 'organization', to: 'bo@x.example', name: '' }],
    });
  });
});

describe('needGroups', () => {
  it('has what waits for those who edit, each with the way to where it is done', () => {
    const groups = groupsOf(overviewFrom('admin', stored));

    expect(groups.map(({ kind, count, needs }) => [kind, count, needs.map(({ to }) => to)])).toEqual([
      ['requests', 1, ['/dashboard/collaborations']],
      ['mails', 2, ['/dashboard/collaborations?q=Hall', '/dashboard/members?people=invitations']],
      ['ending', 28, ['/dashboard/collaborations?q=Hall']],
      ['proposals', 1, ['/dashboard/tours/versions/barn']],
      ['mentions', 1, ['/digital-twin/hall/play?thread=t1']],
      ['unfinished', 1, ['/dashboard/tours/edit/draft']],
    ]);
    expect(groups[2]?.needs[0]?.text).toBe('soon@x.example');
  });

  it('has comments alone for those who cannot edit', () => {
    expect(groupsOf(overviewFrom('member', { tours: stored.tours }), false).map(({ kind }) => kind)).toEqual(['mentions']);
    expect(groupsOf(null, false)).toHaveLength(1);
  });
});

it('is a table for spreadsheets, without formulas, in which few openings are not told apart', () => {
  const visits = overviewVisitsFrom({
    countedAt: now,
    views: [...Array<number>(179).fill(0), 8],
    rankings: {
      7: {
        tours: [{ id: 'hall', name: '=Hall', views: 8, before: 2 }],
        points: [{ id: 'p', name: 'Stove', openings: 3, tour: { id: 'hall', name: 'Hall' } }],
        unvisited: { count: 1, items: [{ id: 'barn', name: 'Barn, old' }] },
      },
    },
  });

  const lines = visits ? overviewCsv(periodNumbers(visits, 7, now), visits.rankings[7]).split('\r\n') : [];

  expect(lines[0]).toBe('\uFEFFKind,Tour,Name,Measure,Value,Span before');
  expect(visits && overviewCsv(periodNumbers(visits, '2026-05', now), { tours: [], points: [] })).toContain(
    'Value,Same days of the month before\r\n',
  );
  expect(lines).toContain('Day,,2026-05-20,Views,8,');
  expect(lines.slice(-4)).toEqual(["Tour,'=Hall,,Views,8,2", 'Point,Hall,Stove,Openings,few,', 'Tour,"Barn, old",,Views,0,', '']);
});
