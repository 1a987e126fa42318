import type { Video } from './embeds';

/** Message for an address of another service. @see EDIT-040 */
export const unknownVideoService = 'We do not recgonize this third party.';

/** Message for the address of a playlist. @see EDIT-039 */
export const playlistRejected = 'This is a playlist. Enter the address of one of its videos.';

/** The address of the embedded player. @see PLAYER-060 */
export function playerAddress({ type, id, hash, start }: Video, options: { autoplay?: boolean } = {}): string {
  const page = type === 'youtube' ? `https://www.youtube-nocookie.com/embed/${id}` : `https://player.vimeo.com/video/${id}`;
  const query = new URLSearchParams({
    ...(hash && { h: hash }),
    ...(type === 'youtube' && start && { start: `${start}` }),
    ...(type === 'vimeo' && { dnt: '1' }),
    ...(options.autoplay && { autoplay: '1' }),
  });
  return `${query.size > 0 ? `${page}?${query}` : page}${type === 'vimeo' ? vimeoStart(start) : ''}`;
}

/** Names of the two services. */
export const videoServices = { youtube: 'YouTube', vimeo: 'Vimeo' } as const satisfies Record<Video['type'], string>;

/** The address of a video's page at its service. @see EDIT-039 */
export const watchAddress = ({ type, id, hash, start }: Video): string =>
  type === 'youtube'
    ? `https://youtu.be/${id}${start ? `?t=${start}` : ''}`
    : `https://vimeo.com/${id}${hash ? `/${hash}` : ''}${vimeoStart(start)}`;

const vimeoStart = (start: number | undefined): string => (start ? `#t=${start}s` : '');
