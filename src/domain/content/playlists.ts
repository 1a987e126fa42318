import { isAt, partsOf, urlOf, videoAt, vimeoHosts, youtubeHosts } from './embeds';

const vimeoLists = ['showcase', 'album', 'channels', 'groups', 'ondemand'];

/** Whether an address or embed code points to a playlist, or to a video of one, of which only the video is shown. @see EDIT-039 */
export function isOfPlaylist(address: string): boolean {
  const url = urlOf(address);
  if (!url) return false;
  if (isAt(url, youtubeHosts)) return url.searchParams.has('list') || url.searchParams.has('listType');
  return isAt(url, vimeoHosts) && vimeoLists.includes(partsOf(url)[0] ?? '') && videoAt(address) === null;
}
