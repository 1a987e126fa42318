import { describe, expect, it } from 'vitest';
import { embedCode, posterEmbedCode, posterScript } from './embed-code';

const hall = {
  name: 'Hall',
  address: 'https://loggia.example/#/digital-twin/hall/play',
  size: { width: 960, height: 540 },
  rights: ['fullscreen'] as const,
};

describe('embedCode', () => {
  it('is an iframe with the tour in the chosen size, which may do what was chosen', () => {
    expect(embedCode(hall)).toBe(
      '<iframe src="https://loggia.example/#/digital-twin/hall/play" title="Hall" width="960" height="540" style="border:0" allow="fullscreen" loading="lazy"></iframe>',
    );
    expect(embedCode({ ...hall, size: 'wide', rights: ['fullscreen', 'autoplay'] })).toContain(
      ' title="Hall" style="width:100%;aspect-ratio:16/9;border:0" allow="fullscreen; autoplay" ',
    );
  });

  it('keeps a hostile name inside its attribute', () => {
    expect(embedCode({ ...hall, name: '"><script>hit()</script>&', address: 'https://x.example/?a=1&b="' })).toContain(
      'src="https://x.example/?a=1&amp;b=&quot;" title="&quot;&gt;&lt;script&gt;hit()&lt;/script&gt;&amp;"',
    );
  });
});

describe('posterEmbedCode', () => {
  const code = (changes: object = {}) =>
    posterEmbedCode({ ...hall, image: 'https://loggia.example/hall.jpg', label: 'Open the 3D tour', ...changes });

  it('is a link with an image and a small script that asks for nothing', () => {
    expect(code()).toContain('<a href="https://loggia.example/#/digital-twin/hall/play" title="Hall" data-allow="fullscreen" ');
    expect(code()).toContain('max-width:960px;aspect-ratio:960/540"');
    expect(code().match(/ src="[^"]*"/g)).toEqual([' src="https://loggia.example/hall.jpg"']);
    expect(posterScript.length).toBeLessThan(2048);
    expect(posterScript).not.toMatch(/https?:|</);
  });

  it('keeps a hostile name inside its attributes', () => {
    expect(code({ name: '"><script>hit()</script>' }).match(/<script/g)).toHaveLength(1);
  });
});
