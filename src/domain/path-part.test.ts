import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AppError, isAppError } from './app-error';
import { pathPart } from './path-part';

it('accepts a valid path segment', () => {
  expect(['Acme', 'ada@acme.example', 'Haus & Hof', 'a.b', '...', '__x'].map((part) => pathPart(part, 'The name'))).toHaveLength(6);
});

it('rejects invalid segments with a message', () => {
  for (const part of ['', '/', 'a/b', '.', '..', '__x__', 'a\nb', '\u0000', 'x'.repeat(1001)]) {
    expect(() => pathPart(part, 'The name')).toThrow(AppError);
  }
  expect(() => pathPart('', 'The name')).toThrow('The name is missing.');
  expect(() => pathPart('a/b', 'The name')).toThrow('The name cannot be used in an address.');
});

it('rejects everything that changes the number of segments', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      try {
        const url = new URL(`https://x.example/a/${encodeURIComponent(pathPart(text, 'It'))}/b`);
        expect(url.pathname.split('/')).toHaveLength(4);
      } catch (error) {
        if (!isAppError(error, 'invalid-argument') && !(error instanceof URIError)) throw error;
      }
    }),
  );
});
