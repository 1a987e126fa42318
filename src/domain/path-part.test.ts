import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AppError, isRefusal } from './app-error';
import { pathPart } from './path-part';

it('takes what can be a part of a path', () => {
  expect(['Acme', 'ada@acme.example', 'Haus & Hof', 'a.b', '...', '__x'].map((part) => pathPart(part, 'The name'))).toHaveLength(6);
});

it('refuses what would lead elsewhere, with a sentence', () => {
  for (const part of ['', '/', 'a/b', '.', '..', '__x__', 'a\nb', '\u0000', 'x'.repeat(1001)]) {
    expect(() => pathPart(part, 'The name')).toThrow(AppError);
  }
  expect(() => pathPart('', 'The name')).toThrow('The name is missing.');
  expect(() => pathPart('a/b', 'The name')).toThrow('The name cannot be used in an address.');
});

it('lets nothing through that changes the number of parts', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      try {
        const url = new URL(`https://x.example/a/${encodeURIComponent(pathPart(text, 'It'))}/b`);
        expect(url.pathname.split('/')).toHaveLength(4);
      } catch (error) {
        if (!isRefusal(error, 'invalid-argument') && !(error instanceof URIError)) throw error;
      }
    }),
  );
});
