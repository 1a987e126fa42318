import { expect, it, vi } from 'vitest';
import { sentence } from './sentence';

vi.mock('./word', () => ({ word: () => 'mocked' }));

it('has its own mocks', () => {
  expect(sentence()).toBe('a mocked word');
});
