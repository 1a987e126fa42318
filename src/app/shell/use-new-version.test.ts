import { expect, it } from 'vitest';
import { entryOf } from './use-new-version';

it.each([
  ['as the build writes it', '<script type="module" crossorigin src="/assets/index-Ab12.js"></script>', '/assets/index-Ab12.js'],
  ['among others', '<script src="/x.js"></script><script type="module" src="/assets/index-9.js"></script>', '/assets/index-9.js'],
  ['where there is none', '<p>Under repair</p>', null],
])('finds the script that starts the app %s', (_where, html, entry) => {
  expect(entryOf(html)).toBe(entry);
});
