import { describe, expect, it } from 'vitest';
import { cleanPastedHtml } from './clean-pasted-html';

const word = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const line = (level: number, mark: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-GB>${text}<o:p></o:p></span></p>`;

describe('cleanPastedHtml from Word', () => {
  it('keeps text, marks and links, and drops styles, classes and comments', () => {
    const pasted = cleanPastedHtml(
      word(
        `<p class=MsoNormal style='margin-bottom:8.0pt'><b style='mso-bidi-font-weight:normal'><span style='color:#C00000'>Swept</span></b> by <i>Nils</i>, <u>twice</u> a year: <a href="https://example.org/sweep" target=_blank>his page</a>.<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>`,
      ),
    );

    expect(pasted).toBe('<p><b>Swept</b> by <i>Nils</i>, <u>twice</u> a year: <a href="https://example.org/sweep">his page</a>.</p>');
  });

  it('converts Word’s list paragraphs to nested lists', () => {
    const pasted = cleanPastedHtml(
      word(
        `<p class=MsoNormal>Before</p>${line(1, '·', 'Wood')}${line(2, 'o', 'Birch')}${line(2, 'o', 'Beech')}${line(1, '·', 'Ash')}<p class=MsoNormal>After</p>${line(1, '1.', 'First')}${line(1, '2.', 'Second')}`,
      ),
    );

    expect(pasted).toBe(
      '<p>Before</p><ul><li>Wood<ul><li>Birch</li><li>Beech</li></ul></li><li>Ash</li></ul><p>After</p><ol><li>First</li><li>Second</li></ol>',
    );
  });
});

const normalizeWhitespace = (html: string) =>
  html
    .replace(/\s+/g, ' ')
    .replace(/(<\/?(?:p|ul|li|div)>) /g, '$1')
    .replace(/ (?=<\/?(?:p|ul|li|div)>)/g, '');

describe('cleanPastedHtml from a web page', () => {
  it('converts styles to marks, and drops marks that their style cancels', () => {
    const docs =
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Bold</span><span style="font-style:italic"> italic</span><span style="text-decoration:underline"> under</span><span style="font-size:0.6em;vertical-align:super">2</span></p></b>';

    expect(cleanPastedHtml(docs)).toBe('<p><strong>Bold</strong><em> italic</em><u> under</u><sup>2</sup></p>');
  });

  it('nests lists in their parent item', () => {
    expect(cleanPastedHtml('<ul><li>One</li><ul><li>Inner</li></ul><li>Two</li></ul>')).toBe(
      '<ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul>',
    );
  });

  it('converts tables to lines and headings to bold lines, and drops images', () => {
    const page =
      '<h2>Opening</h2><table><thead><tr><th>Day</th><th>Hours</th></tr></thead><tbody><tr><td>Monday</td><td>9–17</td></tr></tbody></table><p><img src="https://evil.example/x.png" alt="x">Closed on Sunday</p><blockquote><p>Ring twice</p></blockquote>';

    expect(cleanPastedHtml(page)).toBe(
      '<p><strong>Opening</strong></p><p>Day · Hours</p><p>Monday · 9–17</p><p>Closed on Sunday</p><p>Ring twice</p>',
    );
  });

  it('keeps links and marks in table rows', () => {
    const row = '<table><tr><td><p><b>Maker</b></p></td><td><p><a href="https://example.org">Ofen AG</a></p></td><td></td></tr></table>';

    expect(normalizeWhitespace(cleanPastedHtml(row))).toBe('<p><b>Maker</b> · <a href="https://example.org">Ofen AG</a></p>');
  });

  it('keeps paragraphs and lists of emails laid out with tables', () => {
    const mail =
      '<table><tr><td></td><td><table><tr><td><p>Dear all,</p><p>bring:</p><ul><li>Gloves</li></ul></td></tr></table></td></tr></table>';

    expect(normalizeWhitespace(cleanPastedHtml(mail))).toContain('<p>Dear all,</p><p>bring:</p><ul><li>Gloves</li></ul>');
  });

  it('collapses non-breaking spaces, also very many, in reasonable time', () => {
    expect(cleanPastedHtml('<p>a&nbsp; &nbsp;b  c</p>')).toBe('<p>a b  c</p>');
    expect(cleanPastedHtml(`<p>a${' '.repeat(300_000)}b</p>`)).toHaveLength(300_009);
  });

  const hostile = [
    '<script>hit()</script><p>x</p>',
    '<p onclick="hit()">x</p>',
    '<a href="javascript:hit()">x</a>',
    '<img src=x onerror="hit()">x',
    '<svg><animate onbegin="hit()" attributeName="x"/></svg>x',
    '<iframe srcdoc="<script>hit()</script>"></iframe>x',
    '<form><button formaction="javascript:hit()">x</button></form>',
    '<p style="display:none">secret</p>x',
    '<template><script>hit()</script></template>x',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=hit()&gt;">x',
  ];
  it.each(hostile)('removes everything that runs, loads or hides: %s', (html) => {
    const pasted = cleanPastedHtml(html);

    expect(pasted).not.toMatch(/hit\(\)|<(?:script|img|svg|iframe|form|button|style|template)|\son\w+=|javascript:|secret/i);
  });

  it('returns HTML copied from this editor unchanged', () => {
    const own = '<table data-pm-slice="1 1 []"><tbody><tr><td><p>Cell</p></td></tr></tbody></table>';

    expect(cleanPastedHtml(own)).toBe(own);
  });
});
