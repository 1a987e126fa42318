import { describe, expect, it } from 'vitest';
import { orgId, tourId } from '../ids';
import { contentLimits } from '../limits';
import { renamedFile, shownFileName, storedFileName, uniqueOf } from './names';
import { uploadPath } from './paths';

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
    expect(storedFileName('half\ud83d.pdf', 'u')).toBe('u__half.pdf');
    expect(() => storedFileName('../..')).toThrow('Give the file a name first.');
    expect(() => storedFileName('x/')).toThrow('Give the file a name first.');
  });

  it('are cut to what an address that is saved with a tour has room for; their beginning and their ending stay', () => {
    const folder = '写'.repeat(60);
    const stored = (given: string) => storedFileName(given, '0'.repeat(36));
    const address = (given: string) =>
      `https://firebasestorage.googleapis.com/v0/b/${'b'.repeat(60)}/o/${encodeURIComponent(
        uploadPath(orgId('Casa Aperta'), tourId('t'.repeat(20)), folder, given, '0'.repeat(36)),
      )}?alt=media&token=${'0'.repeat(36)}`;

    for (const sign of ['🏠', '写', 'é', 'x']) expect(address(`${sign.repeat(200)}.pdf`).length).toBeLessThanOrEqual(contentLimits.url);
    expect(stored(`${'x'.repeat(200)}.pdf`)).toBe(`${'0'.repeat(36)}__${'x'.repeat(146)}.pdf`);
    expect(stored(`Wall of the hall, ${'x'.repeat(200)}.jpeg`)).toMatch(/^0{36}__Wall of the hall, x{127}\.jpeg$/);
    expect(stored(`${'🏠'.repeat(200)}.pdf`)).toBe(`${'0'.repeat(36)}__${'🏠'.repeat(74)}.pdf`);
  });

  it('MODEL-081 can be shown otherwise: the unique id stays, and the ending where none is given', () => {
    expect(renamedFile('u1__Plan.pdf', ' Ground floor ')).toBe('u1__Ground floor.pdf');
    expect(renamedFile('u1__Plan.pdf', 'Ground.docx')).toBe('u1__Ground.docx');
    expect(renamedFile('Plan.pdf', 'Ground')).toMatch(/^[0-9a-f-]{36}__Ground\.pdf$/);
    expect(() => renamedFile('u1__Plan.pdf', ' ')).toThrow('Give the file a name first.');
    expect([uniqueOf('u1__Plan.pdf'), uniqueOf('Plan.pdf')]).toEqual(['u1', '']);
  });
});
