import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html';

it('leaves nothing that ends a text or an attribute, and escapes once', () => {
  expect(escapeHtml(`<b title="it's">&amp;</b>`)).toBe('&lt;b title=&quot;it&#39;s&quot;&gt;&amp;amp;&lt;/b&gt;');
});
