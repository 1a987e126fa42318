import { expect, it } from 'vitest';
import { decoded } from './decoded';

it.each([
  ['hall', 'hall'],
  ['', ''],
  ['a%2Fb%20%C3%A4', 'a/b ä'],
  ['100 %', null],
  ['%E0%A4%A', null],
  ['%FF', null],
])('resolves the codes of "%s", or says that they are malformed', (part, text) => {
  expect(decoded(part)).toBe(text);
});
