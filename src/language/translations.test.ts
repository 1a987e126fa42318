import { describe, expect, it } from 'vitest';
import { differences } from './testing/differences';

// npm run languages prints what is missing
describe.each(differences)('texts in $language.name', ({ language, differences: { missing, unused, broken } }) => {
  it('translate all English ones, and no others', () => {
    // a language that nobody has checked may be incomplete
    expect({ missing: language.isReviewed ? missing : [], unused, broken }).toEqual({ missing: [], unused: [], broken: [] });
  });
});
