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
  [
    'See https://wiki.example/Loggia_(arch). Then (https://help.example/a_(b)_c)…',
    [
      { text: 'See ' },
      { text: 'https://wiki.example/Loggia_(arch)', href: 'https://wiki.example/Loggia_(arch)' },
      { text: '. Then (' },
      { text: 'https://help.example/a_(b)_c', href: 'https://help.example/a_(b)_c' },
      { text: ')…' },
    ],
  ],
  ['https://help.example/\u202e', [{ text: 'https://help.example/', href: 'https://help.example/' }, { text: '\u202e' }]],
  ['javascript:alert(1)', [{ text: 'javascript:alert(1)' }]],
])('finds the addresses in “%s”', (text, parts) => {
  expect(linkedText(text)).toEqual(parts);
});
