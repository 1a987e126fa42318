import { describe, expect, it } from 'vitest';
import { notificationKinds } from './notification';
import { mailDueAt, notificationSettingsFrom, topicOf } from './notification-settings';

describe('notificationSettingsFrom', () => {
  it('has mails about requests and mentions alone until somebody chooses', () => {
    expect(notificationSettingsFrom({})).toEqual({
      requests: 'grouped',
      mentions: 'grouped',
      answers: 'none',
      proposals: 'none',
      webhooks: 'none',
      timeZone: 'UTC',
    });
  });

  it('reads what was chosen, and no mode, language or time zone that there is not', () => {
    const stored = { requests: 'none', mentions: 'hourly', answers: 'daily', proposals: 7, language: 'nb', timeZone: 'Europe/Oslo' };

    expect(notificationSettingsFrom(stored)).toEqual({
      requests: 'none',
      mentions: 'grouped',
      answers: 'daily',
      proposals: 'none',
      webhooks: 'none',
      language: 'nb',
      timeZone: 'Europe/Oslo',
    });
    expect(notificationSettingsFrom({ language: '<b>', timeZone: 'Moon/Sea' })).toMatchObject({ timeZone: 'UTC' });
  });
});

describe('topicOf', () => {
  it('is none for what has a mail of its own', () => {
    expect(notificationKinds.filter((kind) => topicOf(kind) === null)).toEqual(['request-granted', 'request-declined', 'access']);
  });
});

describe('mailDueAt', () => {
  const at = (time: string) => new Date(`2026-11-29T${time}:00Z`);

  it('waits for five minutes, and for half an hour after the last mail', () => {
    expect(mailDueAt('grouped', at('12:00'), null, 'UTC')).toEqual(at('12:05'));
    expect(mailDueAt('grouped', at('12:00'), at('11:00'), 'UTC')).toEqual(at('12:05'));
    expect(mailDueAt('grouped', at('12:00'), at('11:50'), 'UTC')).toEqual(at('12:20'));
  });

  it('is at seven in the morning of the person for a daily mail', () => {
    expect(mailDueAt('daily', at('04:30'), null, 'UTC')).toEqual(at('07:00'));
    expect(mailDueAt('daily', at('04:30'), null, 'Europe/Oslo')).toEqual(at('06:00'));
    expect(mailDueAt('daily', at('07:00'), null, 'UTC')).toEqual(new Date('2026-11-30T07:00:00Z'));
    expect(mailDueAt('daily', at('06:59'), at('06:50'), 'UTC')).toEqual(at('07:20'));
  });
});
