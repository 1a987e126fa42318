import { describe, expect, it } from 'vitest';
import { imagesIn, plainLines, plainText, withoutImages } from './rich-text';

it('keeps the text of rich text', () => {
  expect(plainText('&constructor; &toString; &copy;')).toBe('&constructor; &toString; &copy;');
  expect(plainText('a < b <i>c</i>')).toBe('a < b c');
  expect(plainText('<p>Salt &amp; <b>pepper</b>,<br>ground</p><p>&lt;here&gt;</p>')).toBe('Salt & pepper , ground <here>');
});

describe('the lines of a rich text', () => {
  it.each([
    ['<p>As it was shown in the spring of 2022.</p>', 'As it was shown in the spring of 2022.'],
    ['<p>One</p><p>Two<br>three</p>', 'One\n\nTwo\nthree'],
    ['<h2>Rooms</h2><ul><li>Hall &amp; stairs</li><li><p>Kitchen</p></li></ul><p>End</p>', 'Rooms\n- Hall & stairs\n- Kitchen\n\nEnd'],
    ['See <a href="https://example.org/a" target="_blank">the <b>plan</b></a>.', 'See the plan (https://example.org/a).'],
    ['See <a href="#point=p1">the stove</a>.', 'See the stove.'],
    ['<a href="https://example.org">https://example.org</a>', 'https://example.org'],
    ['<p style="color:red">5 &lt; 6&nbsp;&#8211; &#x2014; &quot;x&quot; &unknown;</p>', '5 < 6 – — "x" &unknown;'],
    ['<style>p { color: red }</style><p>a</p><script>hit()</script>', 'a'],
    [
      '<p>Open</p><table><thead><tr><th><p>Day</p></th><th>Hours</th></tr></thead><tbody><tr><td><p>Mon<b>day</b></p><p>Tuesday</p></td><td></td><td><a href="https://example.org">9–17</a></td></tr></tbody></table><p>End</p>',
      'Open\n\nDay · Hours\nMonday Tuesday · 9–17 (https://example.org)\n\nEnd',
    ],
    ['<p><br></p>', ''],
    ['<p>Before</p><img src="a" alt="5 &lt; 6 > 4"><img src="b"><p>After</p>', 'Before\n\n[5 < 6 > 4]\nAfter'],
  ])('of %j are %j', (html, lines) => {
    expect(plainLines(html)).toBe(lines);
  });

  it.each(['Plain\n\n text ', '5 < 6 & 7 > 3', 'a &amp; b', ''])('of %j, which has no markup, are itself', (text) => {
    expect(plainLines(text)).toBe(text);
  });
});

describe('images in a rich text', () => {
  const html = `<p>a</p><img src="https://x.example/o/a?alt=media&amp;token=t" alt='the "flue" > stove'><p>b <img class=x src="/demo/b.png"></p>`;

  it('have an address and an alternative text', () => {
    expect(imagesIn(html).map(({ address, alt }) => ({ address, alt }))).toEqual([
      { address: 'https://x.example/o/a?alt=media&token=t', alt: 'the "flue" > stove' },
      { address: '/demo/b.png', alt: '' },
    ]);
  });

  it('can be left out, all or some', () => {
    expect(withoutImages(html)).toBe('<p>a</p><p>b </p>');
    expect(withoutImages(html, ({ alt }) => alt !== '')).toBe('<p>a</p><p>b <img class=x src="/demo/b.png"></p>');
    expect(plainText(html)).toBe('a b');
  });
});
