import { describe, expect, it } from 'vitest';
import { type Activity, activityFrom, activityKinds, activityText, actorOf } from './activity';
import { activityCsv } from './activity-csv';

const at = new Date('2026-03-01T10:20:30Z');
const stored = {
  kind: 'invited',
  at,
  actor: 'ada',
  actorEmail: 'ada@acme.example',
  whom: 'bo@acme.example',
  what: 'Hall',
  detail: 'Can View',
};
const entry = activityFrom('e', stored) as Activity;

describe('an entry of the activity', () => {
  it('is read as it is stored; one of another version is left out', () => {
    expect(entry).toEqual({ id: 'e', ...stored, about: '', times: 1 });
    expect(activityFrom('e', { ...stored, kind: 'flew' })).toBeNull();
    expect(activityFrom('e', { kind: 'invited' })).toBeNull();
  });

  it('says who did what to whom', () => {
    expect(`${actorOf(entry)} ${activityText(entry)}`).toBe('ada@acme.example invited bo@acme.example to Hall (Can View)');
    expect([actorOf({ actor: '', actorEmail: '' }), actorOf({ actor: 'x', actorEmail: '' })]).toEqual([
      'Loggia',
      'Somebody whose account is gone',
    ]);
  });

  it('says who joined and left by themselves', () => {
    const own = { ...entry, actorEmail: entry.whom, what: 'Editor' };
    expect(activityText({ ...own, kind: 'member-joined' })).toBe('joined the organization as Editor');
    expect(activityText({ ...own, kind: 'member-moved' })).toBe('left the organization for another one');
    expect(activityText({ ...entry, kind: 'member-moved' })).toBe('moved bo@acme.example out of the organization');
    expect(activityText({ ...own, kind: 'member-removed' })).toBe('left the organization');
    expect(activityText({ ...entry, kind: 'member-removed' })).toBe('removed bo@acme.example from the organization');
  });

  it('says how often it was repeated', () => {
    const repeated = activityFrom('e', { ...stored, kind: 'declined', detail: '', times: 10 }) as Activity;
    expect(activityText(repeated)).toBe('declined the invitation to Hall, 10 times within an hour');
  });

  it('has a text for every kind', () => {
    const texts = activityKinds.map((kind) => activityText({ ...entry, kind }));
    expect(new Set(texts).size).toBe(activityKinds.length);
  });
});

describe('the activity as a table', () => {
  it('quotes what needs it, and keeps texts from becoming formulas', () => {
    const odd = { ...entry, actorEmail: '=cmd()', what: 'Hall "A",\nnorth', detail: '' };

    expect(activityCsv([odd]).split('\r\n')).toEqual([
      '\uFEFFTime (UTC),Who,What happened,Kind,Whom,What,Details',
      `2026-03-01 10:20:30,'=cmd(),"invited bo@acme.example to Hall ""A"",\nnorth",invited,bo@acme.example,"Hall ""A"",\nnorth",`,
      '',
    ]);
  });
});
