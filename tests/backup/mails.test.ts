import { describe, expect, it } from 'vitest';
import { isPendingMail, withoutPendingMail } from '../../scripts/backup/mails.mjs';

const text = (stringValue: string) => ({ stringValue });
const time = (timestampValue: string) => ({ timestampValue });
const map = (fields: object) => ({ mapValue: { fields } });
const requested = { sendRequested: time('2026-01-02T00:00:00Z') };
const delivered = (state: string, request = requested.sendRequested) => ({ delivery: map({ state: text(state), request }) });

describe('a mail that waits', () => {
  it.each([
    ['an invitation to an organization that nobody sent yet', 'mail/1', {}, true],
    ['one that is being sent', 'mail/1', delivered('PROCESSING'), true],
    ['one that was sent', 'mail/1', { delivery: map({ state: text('SUCCESS') }) }, false],
    ['one that failed', 'mail/1', { ...requested, ...delivered('ERROR') }, false],
    ['one that was sent and is requested again', 'mail/1', { ...requested, ...delivered('SUCCESS', time('2026-01-01T00:00:00Z')) }, true],
    ['an invitation to a tour that is requested', 'collaboration/1', requested, true],
    ['an imported invitation to a tour', 'collaboration/1', {}, false],
    ['a declined request for access', 'organizations/o/accessRequests/1', { state: text('declined') }, true],
    ['an open request for access', 'organizations/o/accessRequests/1', { state: text('open') }, false],
    ['the link that takes a deletion back, which was sent', 'accountDeletions/u', { ...requested, ...delivered('SUCCESS') }, true],
    ['one that failed', 'accountDeletions/u', { ...requested, ...delivered('ERROR') }, false],
    ['any other document', 'tours/1', requested, false],
  ])('%s', (_, path, fields, isPending) => {
    expect(isPendingMail(path, fields)).toBe(isPending);

    const handled = withoutPendingMail(path, fields);

    expect(isPendingMail(path, handled)).toBe(false);
    expect(handled === fields).toBe(!isPending);
    expect(withoutPendingMail(path, handled)).toBe(handled);
  });

  it('is marked as failed, with what to do, for the very request', () => {
    const fields = { to: text('a@b.example'), ...requested, ...delivered('SUCCESS', time('2026-01-01T00:00:00Z')) };

    expect(withoutPendingMail('mail/1', fields)).toEqual({
      ...fields,
      delivery: map({
        request: requested.sendRequested,
        endTime: requested.sendRequested,
        state: text('ERROR'),
        error: text('Not sent, because it was restored from a backup. Send it again.'),
      }),
    });
  });
});
