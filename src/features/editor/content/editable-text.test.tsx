import { describe, expect, it } from 'vitest';
import { editableText } from './editable-text';

describe('a stored text that is to be edited', () => {
  it('shows the line ends that visitors see', () => {
    expect(editableText('One\nTwo\n\nThree')).toBe('One<br>Two<br><br>Three');
    expect(editableText('<p>One\nTwo</p>')).toBe('<p>One<br>Two</p>');
  });

  it('has none for those between its paragraphs, and keeps those of code', () => {
    expect(editableText('<p>One</p>\n<p>Two</p>')).toBe('<p>One</p>\n<p>Two</p>');
    expect(editableText('<pre>a\nb</pre>')).toBe('<pre>a\nb</pre>');
  });

  it('holds nothing that runs', () => {
    expect(editableText('<p onclick="hit()">x</p><script>hit()</script>')).toBe('<p>x</p>');
  });
});
