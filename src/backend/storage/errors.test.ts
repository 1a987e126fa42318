import { describe, expect, it } from 'vitest';
import { AppError } from '@/domain/app-error';
import { toStorageError } from './errors';

const refusal = (code: string) => Object.assign(new Error(`Firebase Storage: ${code}`), { code });

describe('a refusal of Storage', () => {
  it.each([
    ['storage/unauthorized', 'permission-denied', 'You do not have permission to store this file here.'],
    ['storage/quota-exceeded', 'resource-exhausted', 'There is no room left for files. Ask your administrator.'],
    ['storage/retry-limit-exceeded', 'unavailable', 'The server cannot be reached. Check your connection, then try again.'],
    ['storage/canceled', 'cancelled', 'The upload was cancelled.'],
    ['storage/something-new', 'internal', 'The file could not be stored. Try again.'],
  ])('TOUR-074 %s is %s: %s', (code, word, message) => {
    const error = toStorageError(refusal(code));

    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code: word, message });
  });

  it('leaves bugs, and what is a refusal already, as they are', () => {
    const bug = new TypeError('x is not a function');
    const refused = new AppError('not-found', 'Gone.');

    expect([bug, refused, refusal('firestore/unavailable')].map((error) => toStorageError(error))).toMatchObject([
      bug,
      refused,
      { code: 'firestore/unavailable' },
    ]);
  });
});
