import { describe, expect, it } from 'vitest';
import { poiId } from '@/domain/ids';
import { richTextHtml as writeRichText } from './rich-text-html';

const stove = poiId('the stove');
const richTextHtml = (html: string) => writeRichText(html, (poi) => poi === stove);

describe('richTextHtml', () => {
  it('keeps formatting, and puts headings below those of the page', () => {
    expect(richTextHtml('<h1>Fire</h1><p>Burn <b>dry</b> wood</p><h3>Ash</h3>')).toBe(
      '<h4 dir="auto">Fire</h4><p dir="auto">Burn <b>dry</b> wood</p><h5 dir="auto">Ash</h5>',
    );
  });

  it('keeps the numbers of lists, which follow the direction of their first letter', () => {
    expect(richTextHtml('<ol start="4" type="a" style="x" dir="ltr"><li value="7">שסתום</li></ol><p>שלום (RTL) 123</p>')).toBe(
      '<ol start="4" type="a" dir="auto"><li value="7">שסתום</li></ol><p dir="auto">שלום (RTL) 123</p>',
    );
  });

  it.each([
    '<script>hit()</script>',
    '<img src=x onerror="hit()">',
    '<style>@import "https://elsewhere.example"</style>',
    '<iframe src="https://elsewhere.example"></iframe>',
    '<svg><a href="javascript:hit()"></a></svg>',
    '<p> </p>',
  ])('drops %j, which is no text', (html) => {
    expect(richTextHtml(html)).toBe('');
  });

  it('puts a table in a region that scrolls', () => {
    expect(richTextHtml('<table><tr><th colspan="2" style="x">Day</th></tr><tr><td colspan="x">9</td><td>17</td></tr></table>')).toBe(
      '<section class="table" tabindex="0" aria-label="Table"><table><tbody><tr><th colspan="2" dir="auto">Day</th></tr><tr><td dir="auto">9</td><td dir="auto">17</td></tr></tbody></table></section>',
    );
  });

  it('links to the web and to files of the archive only', () => {
    const html = '<a href="https://example.org/">web</a><a href="files/a.pdf">plan</a><a href="javascript:hit()">no</a><a href="">gone</a>';

    expect(richTextHtml(html)).toBe(
      '<a href="https://example.org/" rel="noreferrer">web</a><a href="files/a.pdf" rel="noreferrer">plan</a>nogone',
    );
  });

  it('shows images of the archive, which open in full size, and no others', () => {
    const html =
      '<p>a</p><img src="files/a.png" alt="The flue" width="40" height="30"><img src="" alt="Gone"><img src="https://elsewhere.example/b.png">';

    expect(richTextHtml(html)).toBe(
      '<p dir="auto">a</p><a class="image" href="files/a.png" data-caption="The flue"><img src="files/a.png" alt="The flue" width="40" height="30" loading="lazy"></a>Gone<a href="https://elsewhere.example/b.png" rel="noreferrer">https://elsewhere.example/b.png</a>',
    );
  });

  it('links to the points that are on the page', () => {
    expect(richTextHtml('By <a href="#point=the%20stove">the stove</a>, not <a href="#point=gone">the sink</a>.')).toBe(
      'By <a href="#point=the%20stove">the stove</a>, not the sink.',
    );
  });
});
