import { describe, expect, it } from 'vitest';
import { shownFileName, storedFileName } from './names';

describe('file names', () => {
  it('MODEL-082 are shown without what stands before the two underscores', () => {
    expect([shownFileName('a1b2__Plan__final.pdf'), shownFileName('Plan.pdf')]).toEqual(['Plan__final.pdf', 'Plan.pdf']);
  });

  it('MODEL-081 are stored behind a unique id and two underscores, and shown as they were given', () => {
    const stored = storedFileName('Plan__final.pdf');

    expect(stored).toMatch(/^[0-9a-f-]{36}__Plan__final\.pdf$/);
    expect(shownFileName(stored)).toBe('Plan__final.pdf');
    expect(storedFileName('a.pdf')).not.toBe(storedFileName('a.pdf'));
  });

  it('never lead out of their folder', () => {
    expect(storedFileName('../../logo', 'u')).toBe('u__logo');
    expect(storedFileName('C:\\plans\\a\n.pdf', 'u')).toBe('u__a.pdf');
    expect(storedFileName('a\n/../../logo', 'u')).toBe('u__logo');
    expect(() => encodeURIComponent(storedFileName(`${'🏠'.repeat(150)}a.pdf`, 'u'))).not.toThrow();
    expect(() => storedFileName('../..')).toThrow('Give the file a name first.');
    expect(() => storedFileName('x/')).toThrow('Give the file a name first.');
  });
});
