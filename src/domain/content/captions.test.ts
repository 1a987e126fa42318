import { describe, expect, it } from 'vitest';
import { captionFileProblem, captionsIn, webVttFrom } from './captions';
import { contentFrom } from './content-blocks';
import { captionFile, fileBlocks } from './file-changes';

const vtt = 'WEBVTT\n\n00:01.000 --> 00:04.000\nHello\n';

describe('webVttFrom', () => {
  it('makes WebVTT of SubRip: times with points, lines and italics as they were, without fonts and places', () => {
    const srt =
      '\uFEFF1\r\n00:00:01,500 --> 00:00:04,000 X1:40 X2:600\r\n<i>Hello</i>\r\n{\\an8}<font color="red">there</font>\r\n\r\n2\r\n1:00:05,000 --> 1:00:06,250\r\nEnd -->\r\n';

    const made = webVttFrom(srt);

    expect(made).toBe('WEBVTT\n\n1\n00:00:01.500 --> 00:00:04.000\n<i>Hello</i>\nthere\n\n2\n01:00:05.000 --> 01:00:06.250\nEnd ->\n');
    expect(captionFileProblem({ name: 'a.srt', size: 9 }, made)).toBeNull();
  });

  it.each([
    ['00:00:05,500-->00:00:08,000', '00:00:05.500 --> 00:00:08.000'],
    ['00:00:05,50 --> 00:00:08,00', '00:00:05.500 --> 00:00:08.000'],
    ['00:00:05,5 --> 00:00:08', '00:00:05.500 --> 00:00:08.000'],
    ['00:00:05 --> 00:00:08 X1:40', '00:00:05.000 --> 00:00:08.000'],
    ['00:00:05, 500 --> 00:00:08 , 000', '00:00:05.500 --> 00:00:08.000'],
    ['0:0:5.500 -> 0:0:8.000', '00:00:05.500 --> 00:00:08.000'],
    ['00:00:05,500 → 00:00:08,000', '00:00:05.500 --> 00:00:08.000'],
    ['100:00:01,000 –> 100:00:02,000', '100:00:01.000 --> 100:00:02.000'],
  ])('reads the times %s', (written, read) => {
    const made = webVttFrom(`1\n00:00:01,000 --> 00:00:02,000\nHello\n\n2\n${written}\nthere`);

    expect(made).toContain(`Hello\n\n2\n${read}\nthere`);
    expect(captionFileProblem({ name: 'a.srt', size: 9 }, made)).toBeNull();
  });

  it.each(['00:00:60,500 --> 00:01:02,000', '00:05,500 --> 00:08,000', '00:00:05;500 -> 00:00:08;000', '00:00:05,5000 --> 00:00:08,000'])(
    'names the line of the times %s, which cannot be read',
    (written) => {
      expect(() => webVttFrom(`1\n00:00:01,000 --> 00:00:02,000\nHello\n\n2\n${written}\nthere`)).toThrow('Line 6 has no valid times.');
    },
  );

  it.each(['12:30 -> 14:00', '5 --> 6', 'From 00:00:01 --> on', 'a → b'])('reads the line %s as text', (line) => {
    expect(webVttFrom(`1\n00:00:01,000 --> 00:00:02,000\n${line}`)).toContain(`\n${line.replace('-->', '->')}\n`);
  });

  it('is read from files in UTF-8 and UTF-16; other characters are refused', async () => {
    const srt = '1\n00:00:01,000 --> 00:00:02,000\nGrüße';
    const utf16 = Uint8Array.from([0xff, 0xfe, ...[...srt].flatMap((letter) => [letter.charCodeAt(0), 0])]);
    const latin = Uint8Array.from(srt, (letter) => letter.charCodeAt(0));

    expect(await captionsIn(new Blob([srt]))).toContain('Grüße');
    expect(await captionsIn(new Blob([utf16]))).toBe(await captionsIn(new Blob([srt])));
    expect(captionFileProblem({ name: 'a.srt', size: 9 }, await captionsIn(new Blob([latin])))).toMatch(/not in UTF-8/);
  });

  it.each([vtt, `\uFEFF${vtt}`, 'Hello', ''])('leaves %j as it is', (text) => {
    expect(webVttFrom(text)).toBe(text);
  });
});

it.each([
  [{ name: 'a.txt', size: 9 }, vtt, /ends with .vtt or .srt/],
  [{ name: 'a.vtt', size: 26 * 1024 * 1024 }, vtt, /too large/],
  [{ name: 'a.vtt', size: 9 }, 'Hello', /not a WebVTT file/],
  [{ name: 'a.vtt', size: 9 }, vtt.replace('Hello', 'Gr\uFFFD\uFFFDe'), /not in UTF-8\. Save/],
  [{ name: 'a.srt', size: 9 }, 'Hello', /not a SubRip file/],
  [{ name: 'a.vtt', size: 9 }, 'WEBVTT\n', /has no captions/],
])('captions %j with %j are refused with why', (file, text, problem) => {
  expect(captionFileProblem(file, text)).toMatch(problem);
});

describe('the captions of a film', () => {
  const film = { name: 'a__film.mp4', url: 'u', contentType: 'video/mp4' };
  const blockWith = (captions: unknown) => {
    const [block] = fileBlocks(
      contentFrom([{ identifier: 'b', type: 'file', content: [{ ...film, ...(captions !== undefined && { captions }) }] }], 'p'),
    );
    if (!block) throw new Error('no block');
    return block;
  };
  const [en, de] = ['en', 'de'].map((language) => ({ language, name: `${language}.vtt`, url: `https://x/${language}` })) as [Of, Of];
  type Of = { language: string; name: string; url: string };

  it('are read with a language and a file, one for each language, and are missing in films from before them', () => {
    expect(
      blockWith([en, { ...de, language: 'nonsense!' }, { ...de, url: '' }, { ...en, url: 'other' }, 3, de]).content[0]?.captions,
    ).toEqual([en, de]);
    expect(blockWith(undefined).content[0]).not.toHaveProperty('captions');
    expect(blockWith('x').content[0]).not.toHaveProperty('captions');
  });

  it('are added, replaced in their place, and removed', () => {
    const at = { url: 'u', place: 0 };
    const both = captionFile(captionFile(blockWith(undefined), at, 'en', en), at, 'de', de);
    const newer = { ...en, name: 'newer.vtt' };

    expect(both.content[0]?.captions).toEqual([en, de]);
    expect(captionFile(both, at, 'en', newer).content[0]?.captions).toEqual([newer, de]);
    expect(captionFile(captionFile(both, at, 'en', null), at, 'de', null).content[0]).not.toHaveProperty('captions');
  });
});
