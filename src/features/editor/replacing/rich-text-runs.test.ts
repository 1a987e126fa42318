// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { finder } from '@/domain/replacing/matches';
import { replaceInLines, replaceLinks, richTextLines, richTextLinks } from './rich-text-runs';

function replaced(html: string, find: string, replacement: string) {
  const matchesIn = finder({ find, matchCase: false, wholeWord: false });
  const matches = new Map(richTextLines(html).map((line, at) => [at, matchesIn(line)]));
  return replaceInLines(html, matches, replacement);
}

describe('replaceInLines', () => {
  it('keeps the formatting, and gives the replacement that of where the match begins', () => {
    expect(replaced('<p>The <strong>main pump</strong> and a pump</p>', 'pump', 'valve')).toBe(
      '<p>The <strong>main valve</strong> and a valve</p>',
    );
    expect(replaced('<p>ma<strong>in pu</strong>mp <em>A</em></p>', 'main pump', 'valve')).toBe('<p>valve <em>A</em></p>');
    expect(replaced('<ul><li><p>pump</p></li></ul><table><tbody><tr><td>Pump 2</td></tr></tbody></table>', 'pump', 'V')).toBe(
      '<ul><li><p>V</p></li></ul><table><tbody><tr><td>V 2</td></tr></tbody></table>',
    );
  });

  it('finds no word across lines, and none in tags, attributes and entities', () => {
    expect(replaced('<p>pu</p><p>mp</p><p>pu<br>mp</p>', 'pump', 'x')).toBe('<p>pu</p><p>mp</p><p>pu<br>mp</p>');
    expect(replaced('<p><a href="https://strong.example">amp &amp; p</a></p>', 'amp', 'volt')).toBe(
      '<p><a href="https://strong.example">volt &amp; p</a></p>',
    );
    expect(replaced('<p>a &lt; b</p>', 'a <', '<b>')).toBe('<p>&lt;b&gt; b</p>');
  });
});

describe('replaceLinks', () => {
  it('changes addresses alone', () => {
    const html = '<p><a href="https://old.example/a">old.example</a></p>';

    expect(richTextLinks(html)).toEqual(['https://old.example/a']);
    expect(replaceLinks(html, (href) => href.replace('old', 'new'))).toBe('<p><a href="https://new.example/a">old.example</a></p>');
  });
});
