import { describe, expect, it } from 'vitest';
import { videoAt } from './embeds';
import { isOfPlaylist } from './playlists';

const id = 'dQw4w9WgXcQ';

describe('a playlist', () => {
  it.each([
    'https://www.youtube.com/embed/videoseries?list=PL0000000000',
    '<iframe src="https://www.youtube-nocookie.com/embed/videoseries?si=a&amp;list=PL0000000000"></iframe>',
    'https://www.youtube.com/playlist?list=PL0000000000.',
    'https://www.youtube.com/watch?list=PL0000000000',
    'https://www.youtube.com/embed?listType=playlist&list=PL0000000000',
    'https://vimeo.com/showcase/1234',
    'https://vimeo.com/album/1234/embed',
    'https://vimeo.com/channels/staffpicks',
  ])('is no video, and recognized in %s [EDIT-039]', (address) => {
    expect([videoAt(address), isOfPlaylist(address)]).toEqual([null, true]);
  });

  it.each([`https://www.youtube.com/watch?v=${id}&list=PL0000000000&index=2`, `https://youtu.be/${id}?list=RD${id}`])(
    'has the video of %s [EDIT-039]',
    (address) => {
      expect([videoAt(address), isOfPlaylist(address)]).toEqual([{ type: 'youtube', id }, true]);
    },
  );

  it.each([
    `https://youtu.be/${id}`,
    'https://vimeo.com/channels/staffpicks/76979871',
    'https://vimeo.com/about',
    'https://evil.example/playlist?list=PL0000000000',
    '',
  ])('is not in %j', (address) => {
    expect(isOfPlaylist(address)).toBe(false);
  });
});
