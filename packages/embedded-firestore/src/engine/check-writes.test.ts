import { describe, expect, it } from 'vitest';
import { aDelete, anUpdate, aVerify } from '../../tests/support/builders';
import { refusal } from '../../tests/support/recorded';
import { Timestamp } from '../model/timestamp';
import type { Transform, Write } from '../model/write';
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

  it('may not demand that a document is missing which the one before writes', () => {
    const missing = { precondition: { exists: false } };

    expect(refused(anUpdate('c/a'), anUpdate('c/a', {}, missing))).toBe(
      'the same document cannot be written and then created in a single request',
    );
    expect(refused(anUpdate('c/a'), aDelete('c/a', { exists: false }))).toContain('written and then deleted');
    expect(refused(aDelete('c/a'), anUpdate('c/a', {}, missing))).toBeUndefined();
  });

  it('may demand one version only, and none of what is deleted', () => {
    const at = (seconds: number) => ({ precondition: { updateTime: new Timestamp(seconds, 0) } });

    expect(refused(anUpdate('c/a', {}, at(1)), anUpdate('c/a', {}, at(1)), anUpdate('c/a'))).toBeUndefined();
    expect(refused(anUpdate('c/a', {}, at(1)), anUpdate('c/a', {}, at(2)))).toContain('different version preconditions');
    expect(refused(anUpdate('c/a'), anUpdate('c/a', {}, at(1)))).toContain('different version preconditions');
    expect(refused(aDelete('c/a', at(1).precondition), anUpdate('c/a', {}, at(1)))).toContain('deleted and then updated');
  });
});

describe('the transforms of one write', () => {
  const increment = (...field: string[]): Transform => ({ kind: 'increment', field, operand: 1n });

  it('may not be of a field and of a part of it', () => {
    expect(refused(anUpdate('c/a', {}, { transforms: [increment('m', 'x'), increment('m')] }))).toBe(
      'Cannot transform property m and its nested property at the same time.',
    );
    expect(refused(anUpdate('c/a', {}, { transforms: [increment('m', 'x'), increment('m', 'y'), increment('mx')] }))).toBeUndefined();
    expect(
      refused(anUpdate('c/a', {}, { transforms: [increment('m')] }), anUpdate('c/a', {}, { transforms: [increment('m', 'x')] })),
    ).toBeUndefined();
  });
});
