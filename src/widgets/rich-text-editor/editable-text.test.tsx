import { describe, expect, it } from 'vitest';
import { editableText, storedText } from './editable-text';

describe('editableText', () => {
  it('converts newlines to line breaks', () => {
    expect(editableText('One\nTwo\n\nThree')).toBe('One<br>Two<br><br>Three');
    expect(editableText('<p>One\nTwo</p>')).toBe('<p>One<br>Two</p>');
  });

  it('ignores newlines between paragraphs and keeps those in code', () => {
    expect(editableText('<p>One</p>\n<p>Two</p>')).toBe('<p>One</p>\n<p>Two</p>');
    expect(editableText('<pre>a\nb</pre>')).toBe('<pre>a\nb</pre>');
  });

  it('has a paragraph behind a table at its end, which is not stored', () => {
    const table = '<table><tbody><tr><td><p>a</p></td></tr></tbody></table>';

    expect(editableText(table)).toBe(`${table}<p></p>`);
    expect(storedText(`${table}<p></p>`)).toBe(table);
    expect(storedText(`${table}<p>b</p>`)).toBe(`${table}<p>b</p>`);
  });

  it('removes scripts', () => {
    expect(editableText('<p onclick="hit()">x</p><script>hit()</script>')).toBe('<p>x</p>');
  });
});
