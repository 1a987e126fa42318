import { describe, expect, it } from 'vitest';
import { pastedText } from './pasted-text';

const word = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`;

const line = (level: number, mark: string, words: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-GB>${words}<o:p></o:p></span></p>`;

describe('what is pasted from Word', () => {
  it('keeps words, marks and links, and leaves styles, classes and comments behind', () => {
    const pasted = pastedText(
      word(
        `<p class=MsoNormal style='margin-bottom:8.0pt'><b style='mso-bidi-font-weight:normal'><span style='color:#C00000'>Swept</span></b> by <i>Nils</i>, <u>twice</u> a year: <a href="https://example.org/sweep" target=_blank>his page</a>.<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>`,
      ),
    );

    expect(pasted).toBe('<p><b>Swept</b> by <i>Nils</i>, <u>twice</u> a year: <a href="https://example.org/sweep">his page</a>.</p>');
  });

  it('makes lists of what Word draws as paragraphs with marks, as far in as they stand', () => {
    const pasted = pastedText(
      word(
        `<p class=MsoNormal>Before</p>${line(1, '·', 'Wood')}${line(2, 'o', 'Birch')}${line(2, 'o', 'Beech')}${line(1, '·', 'Ash')}<p class=MsoNormal>After</p>${line(1, '1.', 'First')}${line(1, '2.', 'Second')}`,
      ),
    );

    expect(pasted).toBe(
      '<p>Before</p><ul><li>Wood<ul><li>Birch</li><li>Beech</li></ul></li><li>Ash</li></ul><p>After</p><ol><li>First</li><li>Second</li></ol>',
    );
  });
});

const squeezed = (html: string) =>
  html
    .replace(/\s+/g, ' ')
    .replace(/(<\/?(?:p|ul|li|div)>) /g, '$1')
    .replace(/ (?=<\/?(?:p|ul|li|div)>)/g, '');

describe('what is pasted from a web page', () => {
  it('takes marks from styles, and drops marks that are none', () => {
    const docs =
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Bold</span><span style="font-style:italic"> italic</span><span style="text-decoration:underline"> under</span><span style="font-size:0.6em;vertical-align:super">2</span></p></b>';

    expect(pastedText(docs)).toBe('<p><strong>Bold</strong><em> italic</em><u> under</u><sup>2</sup></p>');
  });

  it('lays lists into the line they belong to', () => {
    expect(pastedText('<ul><li>One</li><ul><li>Inner</li></ul><li>Two</li></ul>')).toBe(
      '<ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul>',
    );
  });

  it('makes lines of tables, bold lines of headings, and shows no pictures', () => {
    const page =
      '<h2>Opening</h2><table><thead><tr><th>Day</th><th>Hours</th></tr></thead><tbody><tr><td>Monday</td><td>9–17</td></tr></tbody></table><p><img src="https://evil.example/x.png" alt="x">Closed on Sunday</p><blockquote><p>Ring twice</p></blockquote>';

    expect(pastedText(page)).toBe(
      '<p><strong>Opening</strong></p><p>Day · Hours</p><p>Monday · 9–17</p><p>Closed on Sunday</p><p>Ring twice</p>',
    );
  });

  it('keeps links and marks in the rows of a table', () => {
    const row = '<table><tr><td><p><b>Maker</b></p></td><td><p><a href="https://example.org">Ofen AG</a></p></td><td></td></tr></table>';

    expect(squeezed(pastedText(row))).toBe('<p><b>Maker</b> · <a href="https://example.org">Ofen AG</a></p>');
  });

  it('keeps paragraphs and lists of mails, which tables lay out', () => {
    const mail =
      '<table><tr><td></td><td><table><tr><td><p>Dear all,</p><p>bring:</p><ul><li>Gloves</li></ul></td></tr></table></td></tr></table>';

    expect(squeezed(pastedText(mail))).toContain('<p>Dear all,</p><p>bring:</p><ul><li>Gloves</li></ul>');
  });

  it('makes one space of those that do not break, and comes to an end of very many', () => {
    expect(pastedText('<p>a&nbsp; &nbsp;b  c</p>')).toBe('<p>a b  c</p>');
    expect(pastedText(`<p>a${' '.repeat(300_000)}b</p>`)).toHaveLength(300_009);
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
  it.each(hostile)('leaves nothing behind that runs, loads or hides: %s', (html) => {
    const pasted = pastedText(html);

    expect(pasted).not.toMatch(/hit\(\)|<(?:script|img|svg|iframe|form|button|style|template)|\son\w+=|javascript:|secret/i);
  });

  it('is left alone when it was copied from a text here', () => {
    const own = '<table data-pm-slice="1 1 []"><tbody><tr><td><p>Cell</p></td></tr></tbody></table>';

    expect(pastedText(own)).toBe(own);
  });
});
