import { expect, it } from 'vitest';
import { linkedText } from './linked-text';

it.each([
  ['Nothing here.', [{ text: 'Nothing here.' }]],
  ['', []],
  [
    'See https://loggia.example/news?a=1, or (http://help.example).',
    [
      { text: 'See ' },
      { text: 'https://loggia.example/news?a=1', href: 'https://loggia.example/news?a=1' },
      { text: ', or (' },
      { text: 'http://help.example', href: 'http://help.example' },
      { text: ').' },
    ],
  ],
  ['javascript:alert(1)', [{ text: 'javascript:alert(1)' }]],
])('finds the addresses in “%s”', (text, parts) => {
  expect(linkedText(text)).toEqual(parts);
});
