import { describe, expect, it } from 'vitest';
import { messageIdOf } from './sender-address';
import { transportFrom } from './transport';

describe('transportFrom', () => {
  it.each([
    [{}, /neither SMTP_URL nor MAIL_OUTBOX/],
    [{ SMTP_URL: 'smtp://127.0.0.1:25' }, /MAIL_FROM, the sender of the mails, is not/],
    [{ SMTP_URL: 'mail.example', MAIL_FROM: 'a@b.example' }, /SMTP_URL must be an address/],
    [{ SMTP_URL: 'https://mail.example', MAIL_FROM: 'a@b.example' }, /SMTP_URL must be an address/],
    [{ MAIL_OUTBOX: '/nowhere', MAIL_FROM: 'Loggia' }, /MAIL_FROM is not an address/],
  ])('names what is wrong with %j', (environment, words) => {
    expect(() => transportFrom(environment)).toThrow(words);
  });

  it.each([
    { MAIL_OUTBOX: '/nowhere' },
    { SMTP_URL: 'smtps://user:password@mail.example:465', MAIL_FROM: 'Loggia <no-reply@loggia.example>' },
    { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'no-reply@loggia.example', MAIL_OUTBOX: '/nowhere' },
  ])('takes %j', (environment) => {
    expect(transportFrom(environment)).toHaveProperty('send');
  });
});

describe('messageIdOf', () => {
  it.each(['Loggia <no-reply@tours.example>', 'no-reply@tours.example'])('is at home where the sender %s is', (sender) => {
    expect(messageIdOf('m1', sender)).toBe('<m1@tours.example>');
  });
});
