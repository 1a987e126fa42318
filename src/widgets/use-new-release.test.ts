import { expect, it } from 'vitest';
import { entryScriptOf } from './use-new-release';

it.each([
  ['of a build', '<script type="module" crossorigin src="/assets/index-Ab12.js"></script>', '/assets/index-Ab12.js'],
  ['among other scripts', '<script src="/x.js"></script><script type="module" src="/assets/index-9.js"></script>', '/assets/index-9.js'],
  ['none in a page without one', '<p>Under repair</p>', null],
])('finds the entry script: %s', (_where, html, entry) => {
  expect(entryScriptOf(html)).toBe(entry);
});
