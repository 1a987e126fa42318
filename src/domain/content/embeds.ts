/** A video at one of the two services whose videos are shown. @see MODEL-080 PLAYER-060 */
export type Video = { type: 'youtube' | 'vimeo'; id: string };

/** What people read when an address is of neither service. @see EDIT-040 */
export const unknownVideoService = 'We do not recgonize this third party.';

const youtubeId = /^[\w-]{11}$/;
const vimeoId = /^\d{1,12}$/;

const youtubeHosts = ['youtube.com', 'youtube-nocookie.com', 'youtu.be'];
const vimeoHosts = ['vimeo.com'];
const youtubeFolders = ['embed', 'shorts', 'live', 'v', 'e'];

/**
 * The video that an address leads to, in any of the forms the two services hand out; null for every other address.
 * Only the host decides: "https://evil.example/youtube.com/watch?v=…" is no video.
 * @see EDIT-039 LEGACY-IMPORT-009
 */
export function videoAt(address: string): Video | null {
  const url = urlOf(address);
  if (!url) return null;
  if (isAt(url, youtubeHosts)) return video('youtube', youtubeIdIn(url));
  if (isAt(url, vimeoHosts)) return video('vimeo', vimeoIdIn(url));
  return null;
}

/** The video that is stored by service and id; null when there is none to show. @see PLAYER-060 PLAYER-062 */
export function storedVideo({ type, url }: { type: string; url: string }): Video | null {
  return type === 'youtube' || type === 'vimeo' ? (video(type, url) ?? videoAt(url)) : videoAt(url);
}

/** The address of the player that a frame shows. @see PLAYER-060 */
export const playerAddress = ({ type, id }: Video): string =>
  type === 'youtube' ? `https://www.youtube-nocookie.com/embed/${id}` : `https://player.vimeo.com/video/${id}?dnt=1`;

/** What the two services are called. */
export const videoServices = { youtube: 'YouTube', vimeo: 'Vimeo' } as const satisfies Record<Video['type'], string>;

/** The address at which people watch a video, as they would write it. @see EDIT-039 */
export const watchAddress = ({ type, id }: Video): string => (type === 'youtube' ? `https://youtu.be/${id}` : `https://vimeo.com/${id}`);

const video = (type: Video['type'], id: string | null | undefined): Video | null =>
  id && (type === 'youtube' ? youtubeId : vimeoId).test(id) ? { type, id } : null;

function urlOf(address: string): URL | null {
  const trimmed = address.trim();
  const complete = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed.replace(/^\/\//, '')}`;
  return URL.canParse(complete) ? new URL(complete) : null;
}

const isAt = ({ hostname }: URL, hosts: readonly string[]): boolean =>
  hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));

const partsOf = ({ pathname }: URL): string[] => pathname.split('/').filter(Boolean);

function youtubeIdIn(url: URL): string | null | undefined {
  const [first = '', second] = partsOf(url);
  if (isAt(url, ['youtu.be'])) return first;
  if (youtubeFolders.includes(first)) return second;
  return url.searchParams.get('v');
}

// vimeo.com/1, /1/key, /channels/name/1, /groups/name/videos/1, /showcase/1/video/2, player.vimeo.com/video/1
function vimeoIdIn(url: URL): string | undefined {
  const parts = partsOf(url);
  const after = parts.findIndex((part) => part === 'video' || part === 'videos');
  if (after >= 0) return parts[after + 1];
  return ['channels', 'ondemand'].includes(parts[0] ?? '') ? parts[2] : parts[0];
}
