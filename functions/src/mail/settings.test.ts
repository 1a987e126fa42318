import { describe, expect, it } from 'vitest';
import { invitationPath } from '@/domain/page-addresses';
import { mailSettingsFrom } from './settings';

describe('mailSettingsFrom', () => {
  it('allows 200 a day for an organization and as many for a sender by default, and links to the app', () => {
    const { linkTo, perDay } = mailSettingsFrom({ APP_URL: 'https://loggia.example' });
    expect(perDay).toEqual({ organization: 200, sender: 200 });
    expect(linkTo(invitationPath('organization'))).toBe('https://loggia.example/#/dashboard/my-page');
    expect(linkTo(invitationPath('tour', 'a b'))).toBe('https://loggia.example/#/dashboard/tours/landing/a%20b');
    expect(linkTo(invitationPath('collection', 'a b'))).toBe('https://loggia.example/#/collection/a%20b');
    const more = { APP_URL: 'http://x.example/app/?q=1#/y', MAILS_PER_DAY_ORGANIZATION: '1000', MAILS_PER_DAY_SENDER: '0' };
    expect(mailSettingsFrom(more).perDay).toEqual({ organization: 1000, sender: 0 });
    expect(mailSettingsFrom(more).linkTo('/help')).toBe('http://x.example/app/#/help');
  });

  it.each([
    [{}, /APP_URL, the address of the app, is not set/],
    [{ APP_URL: 'loggia.example' }, /APP_URL must be the address/],
    [{ APP_URL: 'javascript:alert(1)' }, /APP_URL must be the address/],
    [{ APP_URL: 'https://x.example', MAILS_PER_DAY_SENDER: '-1' }, /MAILS_PER_DAY_SENDER must be a number/],
    [{ APP_URL: 'https://x.example', MAILS_PER_DAY_ORGANIZATION: 'many' }, /MAILS_PER_DAY_ORGANIZATION must be a number/],
    [{ APP_URL: 'https://x.example', MAILS_PER_DAY_ORGANIZATION: '1e3' }, /MAILS_PER_DAY_ORGANIZATION must be a number/],
  ])('names what is wrong with %j', (environment, words) => {
    expect(() => mailSettingsFrom(environment)).toThrow(words);
  });
});
