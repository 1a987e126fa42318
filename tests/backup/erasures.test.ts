import { describe, expect, it } from 'vitest';
import { erasureLines, requireErasures } from '../../scripts/backup/erasures.mjs';

const project = { isReal: true, name: 'the project museum' };
const emulators = { isReal: false, name: 'the emulators' };

describe('requireErasures', () => {
  it('lets nobody restore into a project without saying who was erased since', () => {
    expect(() => requireErasures(project, {})).toThrow(/back in the project museum\. Name the newest backup with --erasures DIR/);
    expect(() => requireErasures(project, { erasures: '/newer', 'no-erasures': true })).toThrow(/not both/);
  });

  it.each([
    [project, { erasures: '/newer' }],
    [project, { 'no-erasures': true }],
    [emulators, {}],
  ])('lets them where it is said, and into emulators: %j %j', (installation, options) => {
    expect(() => requireErasures(installation, options)).not.toThrow();
  });
});

describe('erasureLines', () => {
  it('names whose erasure was interrupted, and says that nobody else was erased', () => {
    const [nobody] = erasureLines({ erased: 0, continued: 0, unmatched: 0 }, false);
    const begun = 'Erasures that were begun and not done: 1; they are done now.';

    expect(nobody).toMatch(/^Nobody was erased again\. Whoever was erased since this backup is back/);
    expect(erasureLines({ erased: 0, continued: 1, unmatched: 0 }, false)).toEqual([
      begun,
      expect.stringMatching(/^Nobody else was erased again\. Whoever else was erased since this backup is back/),
    ]);
    expect(erasureLines({ erased: 2, continued: 1, unmatched: 0 }, false)).toEqual([begun, expect.stringContaining('erased again: 2;')]);
  });
});
