import { describe, expect, it } from 'vitest';
import { archiveName, safeEnding, safeName } from './archive-names';

describe('archiveName', () => {
  it('joins the names of tour and version', () => {
    expect(archiveName('City Hall', 'Version 1')).toBe('City Hall-Version 1.zip');
    expect(archiveName('', '')).toBe('Tour.zip');
  });
});

describe('safeName', () => {
  it.each([
    ['👩‍🚒 می‌خواهم', '👩‍🚒 می‌خواهم'],
    ['../../etc/passwd', 'etc passwd'],
    ['a\\b:c*d?e"f<g>h|i', 'a b c d e f g h i'],
    ['con', '_con'],
    ['NUL.txt', '_NUL.txt'],
    ['aux .txt', '_aux .txt'],
    ['COM¹', '_COM¹'],
    ['conout$', '_conout$'],
    ['  dots... ', 'dots'],
    ['line\nbreak\u0000', 'line break'],
    ['right\u202eto left', 'right to left'],
    ['Übersicht 見取図', 'Übersicht 見取図'],
  ])('makes %j a name for every file system', (name, safe) => {
    expect(safeName(name)).toBe(safe);
  });

  it('shortens long names', () => {
    expect(safeName('a'.repeat(500))).toHaveLength(80);
    for (const letter of ['é', '見', '👩'])
      expect(new TextEncoder().encode(archiveName(letter.repeat(99), letter.repeat(99))).length).toBeLessThanOrEqual(255);
  });
});

describe('safeEnding', () => {
  it.each([
    ['Plan.PDF', '.pdf'],
    ['sound.wav', '.wav'],
    ['page.html', '.bin'],
    ['script.js', '.bin'],
    ['none', '.bin'],
    ['drawing.svg', '.png'],
    ['DRAWING.SVG', '.png'],
    ['drawing.svgz', '.bin'],
    ['page.xhtml', '.bin'],
    ['data.xml', '.bin'],
  ])('of %j is %j', (name, ending) => {
    expect(safeEnding(name)).toBe(ending);
  });
});
