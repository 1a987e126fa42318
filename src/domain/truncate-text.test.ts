import { expect, it } from 'vitest';
import { excerpt, truncateText } from './truncate-text';

it('cuts a text after 30 characters and adds ..., and leaves a shorter one', () => {
  expect(truncateText('x'.repeat(31))).toBe(`${'x'.repeat(30)}...`);
  expect(truncateText('x'.repeat(30))).toBe('x'.repeat(30));
  expect(truncateText('🏠🏠🏠', 2)).toBe('🏠🏠...');
});

it('begins a text of more than 400 characters with its first 200, and shows a shorter one whole', () => {
  expect(excerpt('x'.repeat(401))).toBe(`${'x'.repeat(200)}…`);
  expect(excerpt('x'.repeat(400))).toBeNull();
});
