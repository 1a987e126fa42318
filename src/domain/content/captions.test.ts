import { describe, expect, it } from 'vitest';
import { captionFileProblem, webVttFrom } from './captions';
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

  it('reads times without spaces', () => {
    expect(webVttFrom('1\n00:00:01,000-->00:00:02,000\nHello')).toContain('00:00:01.000 --> 00:00:02.000\nHello');
  });

  it.each([vtt, `\uFEFF${vtt}`, 'Hello', ''])('leaves %j as it is', (text) => {
    expect(webVttFrom(text)).toBe(text);
  });
});

it.each([
  [{ name: 'a.txt', size: 9 }, vtt, /ends with .vtt or .srt/],
  [{ name: 'a.vtt', size: 26 * 1024 * 1024 }, vtt, /too large/],
  [{ name: 'a.vtt', size: 9 }, 'Hello', /no WebVTT file/],
  [{ name: 'a.vtt', size: 9 }, vtt.replace('Hello', 'Gr\uFFFD\uFFFDe'), /not in UTF-8\. Save/],
  [{ name: 'a.srt', size: 9 }, 'Hello', /no SubRip file/],
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
