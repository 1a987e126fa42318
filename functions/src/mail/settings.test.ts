import { describe, expect, it } from 'vitest';
import { mailSettingsFrom } from './settings';

describe('mailSettingsFrom', () => {
  it('sends 200 a day for an organization and 50 for a sender unless told otherwise, and leads to the app', () => {
    expect(mailSettingsFrom({ APP_URL: 'https://loggia.example' })).toEqual({
      link: 'https://loggia.example/#/dashboard/my-page',
      perDay: { organization: 200, sender: 50 },
    });
    const more = { APP_URL: 'http://x.example/app/?q=1#/y', MAILS_PER_DAY_ORGANIZATION: '1000', MAILS_PER_DAY_SENDER: '0' };
    expect(mailSettingsFrom(more)).toEqual({
      link: 'http://x.example/app/#/dashboard/my-page',
      perDay: { organization: 1000, sender: 0 },
    });
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
