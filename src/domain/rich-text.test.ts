import { expect, it } from 'vitest';
import { plainText } from './rich-text';

it('keeps the text of rich text', () => {
  expect(plainText('&constructor; &toString; &copy;')).toBe('&constructor; &toString; &copy;');
  expect(plainText('a < b <i>c</i>')).toBe('a < b c');
  expect(plainText('<p>Salt &amp; <b>pepper</b>,<br>ground</p><p>&lt;here&gt;</p>')).toBe('Salt & pepper , ground <here>');
});
