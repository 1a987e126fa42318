import { expect, it } from 'vitest';
import { plainText } from './rich-text';

it('leaves the words of a rich text', () => {
  expect(plainText('<p>Salt &amp; <b>pepper</b>,<br>ground</p><p>&lt;here&gt;</p>')).toBe('Salt & pepper , ground <here>');
});
