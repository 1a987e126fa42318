import { useState } from 'react';
import { RichTextField } from '../../rich-text-editor/rich-text-field';

const terms =
  '<h3>Terms of use</h3><p>Tours are shown <strong>as they were scanned</strong>. See <a href="https://example.org">the licence</a>.</p><ul><li><p>No liability</p></li><li><p>No warranty</p></li></ul>';

/** A text in a form: filled, empty and with an error. */
export function RichTextFieldExample() {
  const [filled, setFilled] = useState(terms);
  const [empty, setEmpty] = useState('');
  return (
    <div className="grid w-full gap-6 md:grid-cols-2">
      <RichTextField label="Terms" value={filled} onChange={setFilled} maxLength={500_000} hint="Shown before people sign up." />
      <RichTextField
        label="About the collection"
        value={empty}
        onChange={setEmpty}
        maxLength={100}
        placeholder="What its tours have in common"
        error={empty ? null : 'Enter a description.'}
      />
    </div>
  );
}
