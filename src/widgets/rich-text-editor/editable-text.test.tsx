import { describe, expect, it } from 'vitest';
import { editableText } from './editable-text';

describe('editableText', () => {
  it('converts newlines to line breaks', () => {
    expect(editableText('One\nTwo\n\nThree')).toBe('One<br>Two<br><br>Three');
    expect(editableText('<p>One\nTwo</p>')).toBe('<p>One<br>Two</p>');
  });

  it('ignores newlines between paragraphs and keeps those in code', () => {
    expect(editableText('<p>One</p>\n<p>Two</p>')).toBe('<p>One</p>\n<p>Two</p>');
    expect(editableText('<pre>a\nb</pre>')).toBe('<pre>a\nb</pre>');
  });

  it('removes scripts', () => {
    expect(editableText('<p onclick="hit()">x</p><script>hit()</script>')).toBe('<p>x</p>');
  });
});
