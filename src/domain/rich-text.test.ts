import { expect, it } from 'vitest';
import { plainLines, plainText } from './rich-text';

it('keeps the text of rich text', () => {
  expect(plainText('&constructor; &toString; &copy;')).toBe('&constructor; &toString; &copy;');
  expect(plainText('a < b <i>c</i>')).toBe('a < b c');
  expect(plainText('<p>Salt &amp; <b>pepper</b>,<br>ground</p><p>&lt;here&gt;</p>')).toBe('Salt & pepper , ground <here>');
});

it('divides rich text into lines', () => {
  expect(
    plainLines('<h1>Terms</h1><p>One<br>two</p><ul><li><p>three</p></li></ul><p></p><table><tr><td>4</td><td>5</td></tr></table>'),
  ).toEqual([...['Terms', 'One', 'two', 'three', '4 5']]);
  expect(plainLines('Plain')).toEqual(['Plain']);
  expect(plainLines('')).toEqual([]);
});
