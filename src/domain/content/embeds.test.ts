import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressIn, storedVideo, videoAt } from './embeds';
import { playerAddress, watchAddress } from './video-addresses';

const id = 'dQw4w9WgXcQ';

describe('videoAt', () => {
  it.each([
    `https://www.youtube.com/watch?v=${id}`,
    `http://youtube.com/watch?feature=share&v=${id}`,
    `https://m.youtube.com/watch?v=${id}#here`,
    `https://music.youtube.com/watch?v=${id}`,
    `https://youtu.be/${id}?si=abc`,
    `youtu.be/${id}`,
    `//www.youtube.com/embed/${id}`,
    `https://www.youtube.com/embed/${id}`,
    `https://www.youtube-nocookie.com/embed/${id}`,
    `https://www.youtube.com/shorts/${id}`,
    `https://www.youtube.com/live/${id}?feature=share`,
    `https://www.youtube.com/v/${id}`,
    `https://www.youtube.com/watch/${id}`,
    `https://www.youtube.com/vi/${id}`,
    `https:youtu.be/${id}`,
    `https:/www.youtube.com/watch?v=${id}`,
    `  https://WWW.YouTube.com/watch?v=${id}  `,
  ])('recognises YouTube in %s [EDIT-039 LEGACY-IMPORT-009]', (address) => {
    expect(videoAt(address)).toEqual({ type: 'youtube', id });
  });

  it.each([
    'https://vimeo.com/76979871',
    'vimeo.com/76979871',
    'https://player.vimeo.com/video/76979871?h=1',
    'https://vimeo.com/channels/staffpicks/76979871',
    'https://vimeo.com/groups/name/videos/76979871',
    'https://vimeo.com/showcase/1234/video/76979871',
    'https://vimeo.com/ondemand/film/76979871',
    'https://vimeo.com/showcase/1234?video=76979871',
    'https://vimeo.com/album/1234?share=copy&video=76979871',
    'https://vimeo.com/user123/review/76979871/0a1b2c3d4e',
    'https://vimeo.com/manage/videos/76979871',
  ])('recognises Vimeo in %s [EDIT-039 LEGACY-IMPORT-009]', (address) => {
    expect(videoAt(address)).toEqual({ type: 'vimeo', id: '76979871' });
  });

  it.each([
    [`https://youtu.be/${id}?t=90`, 90],
    [`https://www.youtube.com/watch?v=${id}&t=42s`, 42],
    [`https://www.youtube.com/watch?v=${id}&t=1h2m3s`, 3723],
    [`https://www.youtube.com/watch?v=${id}#t=1m30s`, 90],
    [`https://www.youtube.com/embed/${id}?start=3`, 3],
    [`https://youtu.be/${id}?t=1:30`, 90],
    [`https://youtu.be/${id}&t=90`, 90],
    [`https://www.youtube.com/watch?v=${id}&amp;t=90s`, 90],
    [`https://youtu.be/${id}?si=x&t=1%3A02%3A03`, 3723],
    [`https://www.youtube.com/watch?v=${id}&t=2M`, 120],
    [`https://www.youtube.com/watch?time_continue=7&v=${id}`, 7],
    [`https://www.youtube.com/watch?v=${id}&start=1m5s`, 65],
    [`https://youtu.be/${id}?t=62.5`, 62],
  ])('keeps where the YouTube video of %s begins', (address, start) => {
    expect(videoAt(address)).toEqual({ type: 'youtube', id, start });
  });

  it.each([
    ['https://vimeo.com/76979871#t=62s', 62],
    ['https://vimeo.com/76979871#t=62', 62],
    ['https://vimeo.com/76979871#t=0h1m2s', 62],
    ['https://vimeo.com/76979871?t=1:02', 62],
    ['https://vimeo.com/76979871?share=copy#t=1m2s', 62],
    ['https://player.vimeo.com/video/76979871?badge=0#t=62s', 62],
  ])('keeps where the Vimeo video of %s begins', (address, start) => {
    expect(videoAt(address)).toEqual({ type: 'vimeo', id: '76979871', start });
  });

  it.each([
    `<iframe width="560" height="315" src="https://www.youtube.com/embed/${id}" title="Tour" allowfullscreen></iframe>`,
    `<iframe width='560' src='https://www.youtube-nocookie.com/embed/${id}?si=a&amp;controls=0'></iframe>`,
    `<IFRAME\n  SRC=https://www.youtube.com/embed/${id}></IFRAME>`,
    `&lt;iframe src=&quot;https://www.youtube.com/embed/${id}&quot;&gt;&lt;/iframe&gt;`,
    `<iframe src=“https://www.youtube.com/embed/${id}” title=“Tour”></iframe>`,
    `<div class="video"><iframe title="src=x" src="//www.youtube.com/embed/${id}"></iframe></div><script src="https://a.example/x.js"></script>`,
    `<a href="https://youtu.be/${id}">The film</a>`,
    `[The film](https://youtu.be/${id})`,
    `[embed]https://youtu.be/${id}[/embed]`,
    `https://www.youtube.com/watch?v=${id}%20`,
    `<iframe title='hall > yard' src='https://www.youtube.com/embed/${id}'></iframe>`,
  ])('reads the embed code %s [EDIT-039]', (code) => {
    expect(videoAt(code)).toEqual({ type: 'youtube', id });
  });

  it('reads the embed code of a private Vimeo video from its beginning [EDIT-039]', () => {
    const code =
      '<div style="padding:56.25% 0 0 0;position:relative;"><iframe src="https://player.vimeo.com/video/76979871?h=0a1b2c3d4e&amp;badge=0#t=62s" style="position:absolute"></iframe></div><script src="https://player.vimeo.com/api/player.js"></script>';

    expect(videoAt(code)).toEqual({ type: 'vimeo', id: '76979871', hash: '0a1b2c3d4e', start: 62 });
  });

  it.each([
    `“https://youtu.be/${id}”`,
    `„https://youtu.be/${id}“.`,
    `«https://youtu.be/${id}»`,
    `'https://youtu.be/${id}',`,
    `(https://youtu.be/${id}).`,
    `<https://youtu.be/${id}>`,
    `https://www.youtube.com/watch?v=${id}.`,
    `https://www.youtube.com/watch?v=${id}…`,
    `\u200bhttps://youtu.be/\u200b${id}\ufeff`,
    `‚https://youtu.be/${id}‘`,
    `「https://youtu.be/${id}」。`,
    `https://youtu.be/${id}،`,
    `https://youtu.be/${id}؟`,
    `https://youtu.be/${id}।`,
    `**https://youtu.be/${id}**`,
    `_https://youtu.be/${id}_.`,
    `\`https://youtu.be/${id}\``,
    `**_https://youtu.be/${id}_**`,
    `~~<https://youtu.be/${id}>~~`,
    `Watch **https://youtu.be/${id}** again`,
    `See https://youtu.be/${id}, the film`,
  ])('reads %s without quotes and the end of a sentence [EDIT-039]', (address) => {
    expect(videoAt(address)).toEqual({ type: 'youtube', id });
  });

  it.each([
    `Watch this: https://youtu.be/${id}`,
    `[film](https://youtu.be/${id}) of the hall`,
    `<iframe title="a > b" src="//www.youtube-nocookie.com/embed/${id}?rel=0"></iframe>`,
  ])('finds the address in %s [EDIT-039]', (text) => {
    expect(videoAt(text)).toEqual({ type: 'youtube', id });
  });

  it.each([
    ['https://youtu.be/abcdefghij_', 'abcdefghij_'],
    ['_https://youtu.be/abcdefghij__', 'abcdefghij_'],
    ['**https://youtu.be/_bcdefghi-_**', '_bcdefghi-_'],
    ['Watch _https://youtu.be/abcdefghij__ again', 'abcdefghij_'],
  ])('takes no mark that belongs to the id of %s', (address, own) => {
    expect(videoAt(address)).toEqual({ type: 'youtube', id: own });
  });

  it.each([
    [`https://www.google.com/url?sa=t&q=https://www.youtube.com/watch%3Fv%3D${id}&usg=x`, { type: 'youtube', id }],
    [
      `https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fyoutu.be%2F${id}%3Ft%3D90&data=05`,
      { type: 'youtube', id, start: 90 },
    ],
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Fvimeo.com%2F76979871&h=AT0', { type: 'vimeo', id: '76979871' }],
    [`https://a.example/?url=https%3A%2F%2Fb.example%2F%3Furl%3Dhttps%253A%252F%252Fyoutu.be%252F${id}`, null],
    [`https://a.example/?url=youtu.be/${id}`, null],
    [`https://a.example/?url=javascript:youtu.be/${id}`, null],
    [`https://a.example/?next=https://youtu.be/${id}`, null],
  ])('reads the one address that %s leads to', (address, video) => {
    expect(videoAt(address)).toEqual(video);
  });

  it('takes no page of a Vimeo video for its key', () => {
    expect(videoAt('https://vimeo.com/76979871/settings')).toEqual({ type: 'vimeo', id: '76979871' });
  });

  it.each(['t=0', 't=soon', 't=-4', 't=1e9', 't="><script>'])('ignores the beginning %s', (query) => {
    expect(videoAt(`https://youtu.be/${id}?${query}`)).toEqual({ type: 'youtube', id });
  });

  it.each([
    'https://vimeo.com/76979871/0a1b2c3d4e',
    'https://vimeo.com/76979871/0a1b2c3d4e?share=copy',
    'https://vimeo.com/76979871?h=0a1b2c3d4e',
    'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e',
    'https://vimeo.com/showcase/1234/video/76979871?h=0a1b2c3d4e',
  ])('keeps the key of a private Vimeo video in %s', (address) => {
    expect(videoAt(address)).toEqual({ type: 'vimeo', id: '76979871', hash: '0a1b2c3d4e' });
  });

  it.each([
    '',
    'words',
    '*',
    '*'.repeat(50_000),
    'https://youtube.com/watch?v=short',
    `https://youtube.com/watch?v=${id}x`,
    `https://evil.example/youtube.com/watch?v=${id}`,
    `https://youtube.com.evil.example/watch?v=${id}`,
    `https://notyoutube.com/watch?v=${id}`,
    `https://youtube.com@evil.example/watch?v=${id}`,
    `javascript:alert(1)//youtube.com/watch?v=${id}`,
    'https://youtube.com/watch?v="><script>',
    'https://www.youtube.com/embed/videoseries?list=PL0000000000',
    'https://www.youtube.com/embed/videoseries',
    'https://www.youtube.com/embed/live_stream?channel=UC0000000000',
    'https://www.youtube.com/playlist?list=PL0000000000',
    '<iframe src="https://evil.example/embed/dQw4w9WgXcQ"></iframe>',
    '<iframe srcdoc="https://youtu.be/dQw4w9WgXcQ"></iframe>',
    'https://vimeo.com/showcase/1234',
    'https://vimeo.com/about',
    'https://vimeo.com/12a',
    'https://vimeo.com/',
    'https://dailymotion.com/video/x7tgad0',
  ])('recognises no video in %j', (address) => {
    expect(videoAt(address)).toBeNull();
  });

  it('never throws, and never gives an id that could leave the address of the player', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('', 'https://youtu.be/', 'https://youtube.com/watch?v=', 'https://vimeo.com/', 'https://'),
        fc.string(),
        (start, rest) => {
          const address = start + rest;

          const found = videoAt(address);
          if (found) expect(found.id).toMatch(/^[\w-]{1,12}$/);
        },
      ),
    );
  });
});

it('is the address that an embed code loads, and otherwise what was entered', () => {
  expect(addressIn('<iframe src="https://example.org/film?a=1&amp;b=2"></iframe>')).toBe('https://example.org/film?a=1&b=2');
  expect(addressIn(' https://example.org/File:X_(film)?a=1&b=2 ')).toBe('https://example.org/File:X_(film)?a=1&b=2');
});

describe('a stored video', () => {
  it('is played at the embed addresses of YouTube and Vimeo [PLAYER-060]', () => {
    expect(
      [storedVideo({ type: 'youtube', url: id }), storedVideo({ type: 'vimeo', url: '76979871' })].map((video) => playerAddress(video!)),
    ).toEqual([`https://www.youtube-nocookie.com/embed/${id}`, 'https://player.vimeo.com/video/76979871?dnt=1']);
  });

  it('is played from its beginning, and with the key of a private video', () => {
    expect(
      [
        storedVideo({ type: 'youtube', url: id, start: 90 }),
        storedVideo({ type: 'vimeo', url: '76979871', hash: '0a1b2c3d4e', start: 62 }),
      ].map((video) => playerAddress(video!, { autoplay: true })),
    ).toEqual([
      `https://www.youtube-nocookie.com/embed/${id}?start=90&autoplay=1`,
      'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e&dnt=1&autoplay=1#t=62s',
    ]);
  });

  it('has no key or beginning that cannot be one', () => {
    expect(storedVideo({ type: 'youtube', url: id, start: '90&x=1', hash: 'abcd' })).toEqual({ type: 'youtube', id });
    expect(storedVideo({ type: 'vimeo', url: '76979871', hash: 'a&b"', start: -4 })).toEqual({ type: 'vimeo', id: '76979871' });
  });

  it('is none when its id is no id', () => {
    expect(storedVideo({ type: 'youtube', url: '../../evil' })).toBeNull();
    expect(storedVideo({ type: 'youtube', url: 'videoseries' })).toBeNull();
    expect(storedVideo({ type: '', url: 'https://example.org/a.mp4' })).toBeNull();
  });

  it('is found when the whole address was stored in place of the id', () => {
    expect(storedVideo({ type: '', url: `https://youtu.be/${id}` })).toEqual({ type: 'youtube', id });
    expect(storedVideo({ type: 'vimeo', url: 'https://vimeo.com/76979871' })).toEqual({ type: 'vimeo', id: '76979871' });
  });

  it('is found again at the address that people are shown for it [EDIT-039]', () => {
    const videos = [
      { type: 'youtube', id },
      { type: 'vimeo', id: '76979871' },
      { type: 'youtube', id, start: 90 },
      { type: 'vimeo', id: '76979871', hash: '0a1b2c3d4e' },
      { type: 'vimeo', id: '76979871', start: 62 },
      { type: 'vimeo', id: '76979871', hash: '0a1b2c3d4e', start: 62 },
    ] as const;

    expect(videos.map((video) => videoAt(watchAddress(video)))).toEqual(videos);
  });
});
