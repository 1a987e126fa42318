import { describe, expect, it } from 'vitest';
import { aDelete, anUpdate, aVerify } from '../../tests/support/builders';
import { refusal } from '../../tests/support/recorded';
import type { Write } from '../model/write';
import { checkCommit } from './check-writes';

const refused = (...writes: Write[]) => refusal(() => checkCommit(writes))?.message;
const exists = { precondition: { exists: true } };

describe('writes to one document in one commit', () => {
  it('may follow each other, also after a delete', () => {
    expect(refused(anUpdate('c/a', {}, exists), aDelete('c/a'), anUpdate('c/a', {}), anUpdate('c/a', {}, exists))).toBeUndefined();
  });

  it('may not demand a document that the one before deletes', () => {
    expect(refused(aDelete('c/a'), anUpdate('c/b', {}, exists), anUpdate('c/a', {}, exists))).toBe(
      'the same document cannot be deleted and then updated in a single request',
    );
  });

  it('may not be mixed with verifies', () => {
    const verify = aVerify('c/a', { exists: true });

    expect(refused(verify, aVerify('c/b', { exists: true }), anUpdate('c/a', {}))).toBe(
      'the same document cannot be verified and then written in a single request',
    );
    expect(refused(anUpdate('c/a', {}), verify)).toBe('the same document cannot be written and then verified in a single request');
    expect(refused(verify, verify)).toBe('the same document cannot be verified more than once in a single request');
  });
});
