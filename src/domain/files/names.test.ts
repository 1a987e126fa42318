import { describe, expect, it } from 'vitest';
import { orgId, tourId } from '../ids';
import { contentLimits } from '../limits';
import { fileAddressFrom } from './file-address';
import { fileIdOf, nameChange, originalFileName, renameChange, renameStoredFile, storedFileName } from './names';
import { uploadPath } from './paths';

describe('file names', () => {
  it('are shown without what stands before the two underscores', () => {
    expect([originalFileName('a1b2__Plan__final.pdf'), originalFileName('Plan.pdf')]).toEqual(['Plan__final.pdf', 'Plan.pdf']);
  });

  it('are stored behind a unique id and two underscores, and shown as they were given [MODEL-081]', () => {
    const stored = storedFileName('Plan__final.pdf');

    expect(stored).toMatch(/^[0-9a-f-]{36}__Plan__final\.pdf$/);
    expect(originalFileName(stored)).toBe('Plan__final.pdf');
    expect(storedFileName('a.pdf')).not.toBe(storedFileName('a.pdf'));
  });

  it.each(['ramp 5% slope.png', '50%25off.png', 'a%20b.pdf', 'a%2Fb.pdf', '%', '%%.pdf', '%zz %E9 é.pdf', '100 %.geojson'])(
    'with percent signs are stored and shown as they were typed, and found by their address: %s [TOUR-072 EDIT-082]',
    (name) => {
      const path = uploadPath(orgId('50% Off'), tourId('hall'), 'Photos 10%', name, 'u1');
      const address = `https://firebasestorage.googleapis.com/v0/b/demo/o/${encodeURIComponent(path)}?alt=media&token=t`;

      expect(originalFileName(path.slice(path.lastIndexOf('/') + 1))).toBe(name);
      expect(fileAddressFrom(address)?.path).toBe(path);
      expect(renameStoredFile('u1__x.pdf', `${name} b.pdf`)).toBe(`u1__${name} b.pdf`);
      expect(nameChange(name, storedFileName(name))).toBeNull();
    },
  );

  it('that had to be changed are named, with the reason', () => {
    const change = (name: string) => nameChange(name, storedFileName(name));

    expect(change('hash #1.png')).toBe('“hash #1.png” is now named “hash 1.png”: a name cannot contain # [ ] * or ?.');
    expect(change('what?.png')).toContain('is now named “what.png”: a name cannot contain #');
    expect(change(`${'x'.repeat(200)}.pdf`)).toMatch(/is now named “x{30}\.\.\.”: it was too long, or had invisible characters\.$/);
    expect(change('a\tb.pdf')).toContain('invisible characters');
    expect(change('a\u202egnp.png')).toMatch(/^“agnp\.png” is now named “agnp\.png”: .* invisible characters\.$/);
    expect(change('e\u0301.pdf')).toBeNull();
    expect(renameChange('u1__Plan.pdf', 'Plan 1/2 [new]')).toBe(
      '“Plan 1/2 [new].pdf” is now named “Plan 1-2 new.pdf”: a name cannot contain / or \\.',
    );
    expect([renameChange('u1__Plan.pdf', 'Ground floor'), renameChange('u1__Plan.pdf', '50% off')]).toEqual([null, null]);
  });

  it('never point outside their folder', () => {
    expect(storedFileName('../../logo', 'u')).toBe('u__logo');
    expect(storedFileName('C:\\plans\\a\n.pdf', 'u')).toBe('u__a.pdf');
    expect(storedFileName('a\n/../../logo', 'u')).toBe('u__logo');
    expect(() => encodeURIComponent(storedFileName(`${'🏠'.repeat(150)}a.pdf`, 'u'))).not.toThrow();
    expect(storedFileName('half\ud83d.pdf', 'u')).toBe('u__half.pdf');
    expect(() => storedFileName('../..')).toThrow('Enter a name for the file.');
    expect(() => storedFileName('x/')).toThrow('Enter a name for the file.');
  });

  it('are shortened to fit in a stored address; the beginning and the extension stay', () => {
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

  it('can be renamed: the unique id stays, and the extension if none is given [MODEL-081]', () => {
    expect(renameStoredFile('u1__Plan.pdf', ' Ground floor ')).toBe('u1__Ground floor.pdf');
    expect(renameStoredFile('u1__Plan.pdf', 'Ground.docx')).toBe('u1__Ground.docx');
    expect(renameStoredFile('Plan.pdf', 'Ground')).toMatch(/^[0-9a-f-]{36}__Ground\.pdf$/);
    expect(() => renameStoredFile('u1__Plan.pdf', ' ')).toThrow('Enter a name for the file.');
    expect([fileIdOf('u1__Plan.pdf'), fileIdOf('Plan.pdf')]).toEqual(['u1', '']);
  });
});
