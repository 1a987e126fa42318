import { describe, expect, it } from 'vitest';
import { omissionMessage, pastedMedia } from './pasted-media';

const dot = 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const png = new File(['x'], 'image.png', { type: 'image/png' });

const data = (values: Readonly<Record<string, string>>, files: File[] = []) =>
  ({
    types: [...Object.keys(values), ...(files.length > 0 ? ['Files'] : [])],
    files,
    getData: (type: string) => values[type] ?? '',
  }) as unknown as DataTransfer;
const ofHtml = (html: string, files?: File[]) => pastedMedia(data({ 'text/html': html, 'text/plain': 'x' }, files));

describe('pastedMedia', () => {
  it('has files that are pasted alone', () => {
    expect(pastedMedia(data({}, [png]))).toEqual({ files: [png], omitted: [], isAll: true });
  });

  it('has the image that a browser copied', () => {
    expect(ofHtml('<meta charset="utf-8"><img src="https://elsewhere.example/a.png">', [png])).toEqual({
      files: [png],
      omitted: [],
      isAll: true,
    });
  });

  it('has images that are part of the HTML', async () => {
    const { files, omitted, isAll } = ofHtml(
      `<p>Text</p><img src="data:image/gif;base64,${dot}"><img src="data:image/svg+xml,%3Csvg/%3E">`,
    );

    expect([files.map(({ name, type }) => [name, type]), omitted, isAll]).toEqual([
      [
        ['image.gif', 'image/gif'],
        ['image.svg', 'image/svg+xml'],
      ],
      [],
      false,
    ]);
    expect([files[0]?.size, await files[1]?.text()]).toEqual([atob(dot).length, '<svg/>']);
  });

  it.each([
    ['<img src="https://elsewhere.example/a/floor%20plan.png?size=2">', 'image “floor plan.png”'],
    ['<img src="https://elsewhere.example/x.png" alt="The stove">', 'image “The stove”'],
    ['<img src="file:///C:/Users/ada/AppData/msohtmlclip1/01/clip_image002.jpg">', 'image “clip_image002.jpg”'],
    ['<img src="blob:https://elsewhere.example/1-2">', 'image without a name'],
    ['<img src="data:image/png;base64,%%%">', 'image without a name'],
    ['<img src="cid:100%.png">', 'image “cid:100%.png”'],
    ['<iframe src="https://elsewhere.example/embed/film" title="The film"></iframe>', 'frame “The film”'],
    ['<video src="https://elsewhere.example/film.mp4"></video>', 'video “film.mp4”'],
    ['<math><mi>x</mi></math>', 'formula without a name'],
    ['<svg role="img" aria-label="Floor plan" width="300" height="200"></svg>', 'drawing “Floor plan”'],
    ['<svg viewBox="0 0 9 9" width="100%"><title>Floor plan</title><svg width="90"></svg></svg>', 'drawing “Floor plan”'],
    ['<svg style="width: 120px; height: 80px"><path/></svg>', 'drawing without a name'],
    ['<svg aria-label="Floor plan"></svg>', 'drawing “Floor plan”'],
  ])('names %s, which cannot be read', (html, name) => {
    expect(ofHtml(`<p>Text</p>${html}`)).toEqual({ files: [], omitted: [name], isAll: false });
  });

  it.each([
    ['<a href="file:///C:/plan.pdf">Plan</a> <a href="file:///C:/plan.pdf">again</a>', ['link to file:///C:/plan.pdf']],
    ['<a href="ftp://files.example/a">a</a><a href="tel:ask">b</a>', ['link to ftp://files.example/a', 'link to tel:ask']],
    [
      '<a href="onenote:https://elsewhere.example/notes/of/the/hall/and/of/the/yard">a</a>',
      ['link to onenote:https://elsewhere.example/notes/of/the/hall/and/of/…'],
    ],
    ['<a href="tel:+49%2030%201234">a</a><a href="http://intranet/wiki">b</a><a href="mailto:a@b.example?subject=The hall">c</a>', []],
    [
      '<a href="#_ftn1">1</a><a href="javascript:void(0)">More</a><a name="_Toc1">Heading</a><a href="">x</a><a href="#poi=stove">The stove</a>',
      [],
    ],
  ])('names the links of %s that lead nowhere', (html, omitted) => {
    expect(ofHtml(`<p>Text ${html}</p>`)).toEqual({ files: [], omitted, isAll: false });
  });

  it('has nothing for drawings of the text, counters, emoji, and text of this editor', () => {
    const nothing = { files: [], omitted: [], isAll: false };

    expect(ofHtml('<p>Text</p>', [png])).toEqual(nothing);
    expect(pastedMedia(data({ 'text/plain': 'Text' }, [png]))).toEqual(nothing);
    expect(ofHtml('<p>Text <img src="https://elsewhere.example/o.gif" width="1" height="1"><img alt="😀" src="x"></p>')).toEqual(nothing);
    expect(ofHtml('<p>Text</p><img src="data:image/png;base64,iVBORw0KGgo=" aria-roledescription="checkbox">')).toEqual(nothing);
    for (const icon of [
      '<svg width="16" height="16" aria-label="Copy"></svg>',
      '<svg viewBox="0 0 24 24"></svg>',
      '<svg width="1em" height="1em"><title>Link</title></svg>',
      '<svg width="300" height="200" aria-hidden="true"></svg>',
    ])
      expect(ofHtml(`<p>Text ${icon}</p>`)).toEqual(nothing);
    expect(ofHtml('<p data-pm-slice="1 1 []">Text</p>')).toEqual(nothing);
    expect(pastedMedia(null)).toEqual(nothing);
  });
});

it('says what was left out, at most five by name', () => {
  expect(omissionMessage([])).toBeNull();
  expect(omissionMessage(['image “a.png”', 'video “b”'], 'Add files under Files.')).toBe(
    'Not pasted: image “a.png”, video “b”. Add files under Files.',
  );
  expect(omissionMessage(['1', '2', '3', '4', '5', '6', '7'])).toBe('Not pasted: 1, 2, 3, 4, 5, 2 more.');
});
