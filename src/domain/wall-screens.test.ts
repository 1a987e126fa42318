import { expect, it } from 'vitest';
import { wallScreenAddress, wallScreenFrom } from './wall-screens';

it('a screen has url and public [MODEL-058]', () => {
  expect(wallScreenFrom('s', { url: 'https://x.example', public: true })).toEqual({ id: 's', url: 'https://x.example', public: true });
  expect(wallScreenFrom('s', { public: 'true' })).toEqual({ id: 's', url: '', public: false });
});

it('a screen is shown only with a url and when it is public [OLD-037]', () => {
  const shown = [
    { url: 'https://x.example', public: true },
    { url: 'https://x.example', public: false },
    { url: '', public: true },
    { url: 'javascript:alert(1)', public: true },
  ].map((stored) => wallScreenAddress(wallScreenFrom('s', stored)));

  expect(shown).toEqual(['https://x.example', null, null, null]);
});
