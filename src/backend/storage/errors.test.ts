import { describe, expect, it } from 'vitest';
import { AppError } from '@/domain/app-error';
import { toStorageError } from './errors';

const refusal = (code: string) => Object.assign(new Error(`Firebase Storage: ${code}`), { code });

describe('toStorageError', () => {
  it.each([
    ['storage/unauthorized', 'permission-denied', 'You don’t have permission to store this file here.'],
    ['storage/quota-exceeded', 'resource-exhausted', 'The storage is full. Contact your administrator.'],
    ['storage/retry-limit-exceeded', 'unavailable', 'The server cannot be reached. Check your connection, then try again.'],
    ['storage/canceled', 'cancelled', 'The upload was cancelled.'],
    ['storage/something-new', 'internal', 'The file could not be stored. Try again.'],
  ])('%s is %s: %s [TOUR-074]', (code, word, message) => {
    const error = toStorageError(refusal(code));

    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code: word, message });
  });

  it('returns bugs and AppErrors unchanged', () => {
    const bug = new TypeError('x is not a function');
    const refused = new AppError('not-found', 'Gone.');

    expect([bug, refused, refusal('firestore/unavailable')].map((error) => toStorageError(error))).toMatchObject([
      bug,
      refused,
      { code: 'firestore/unavailable' },
    ]);
  });
});
