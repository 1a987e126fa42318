import { expect, it } from 'vitest';
import { areTextsUntouched, isUntouched } from './untouched';

const created = new Date('2026-11-30T10:00:00Z');

it.each([
  ['as it was created', { created, updated: new Date(created) }, true],
  ['saved since', { created, updated: new Date('2026-11-30T10:00:01Z') }, false],
  ['published since', { created, updated: created, publication: { isPublished: true, isProposed: false } }, false],
])('tells whether a tour is untouched: %s', (_, stored, expected) => {
  expect(isUntouched(stored)).toBe(expected);
});

it.each([
  ['as they were copied', { updated: new Date(created) }, true],
  ['saved since', { updated: new Date('2026-11-30T10:00:01Z') }, false],
  ['without the time of a save', {}, false],
])('tells whether texts in another language are untouched: %s', (_, stored, expected) => {
  expect(areTextsUntouched(stored, created)).toBe(expected);
});
