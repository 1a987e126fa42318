import { expect, it, vi } from 'vitest';
import { breakpoints } from './breakpoints';

// reads the source file, because the test bundler replaces CSS imports with an empty module
const { readFileSync } = await vi.importActual<{ readFileSync: (file: URL, encoding: 'utf8') => string }>('node:fs');
const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

const pixels = (token: string) => 16 * Number(new RegExp(`--${token}: ([\\d.]+)rem`).exec(tokens)?.[1]);

it('changes the layout at 576, 768 and 800 px [UI-007]', () => {
  expect(breakpoints).toEqual({ tiny: 576, mobile: 768, small: 800 });
  expect([pixels('breakpoint-tiny'), pixels('breakpoint-small')]).toEqual([576, 800]);
});

it('makes panels 384 px wide, which is 96 units of 4 px [UI-008]', () => {
  expect(pixels('spacing-panel')).toBe(96 * 4);
});
