import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inAppPath } from './in-app-path';

it('a redirect leads to a path of the app', () => {
  expect(['/dashboard/tours?search=hall', '#/digital-twin/hall/play/x', '/', '/a:b'].map(inAppPath)).toEqual([
    '/dashboard/tours?search=hall',
    '/digital-twin/hall/play/x',
    '/',
    '/a:b',
  ]);
});

it('a redirect leads nowhere else', () => {
  const outside = [
    null,
    '',
    'tours',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '#//evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    ' /x',
  ];

  expect(outside.map(inAppPath)).toEqual(outside.map(() => null));
  fc.assert(
    fc.property(fc.constantFrom('', '/', '//', '/\\', '#/', 'https:'), fc.string(), (start, rest) => {
      const redirect = start + rest;

      const path = inAppPath(redirect);
      if (path !== null) expect(new URL(path, 'https://loggia.example').origin).toBe('https://loggia.example');
    }),
  );
});
