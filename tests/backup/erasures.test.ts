import { describe, expect, it } from 'vitest';
import { requireErasures } from '../../scripts/backup/erasures.mjs';

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
