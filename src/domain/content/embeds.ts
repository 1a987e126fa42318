/**
 * A video of one of the two supported services; `hash` is the key of a private Vimeo video, `start` where a YouTube video begins, in seconds.
 * @see MODEL-080 PLAYER-060
 */
export type Video = { type: 'youtube' | 'vimeo'; id: string; hash?: string; start?: number };

const youtubeId = /^[\w-]{11}$/;
const vimeoId = /^\d{1,12}$/;
const vimeoHash = /^[0-9a-z]{4,40}$/i;

const youtubeHosts = ['youtube.com', 'youtube-nocookie.com', 'youtu.be'];
const vimeoHosts = ['vimeo.com'];
const youtubeFolders = ['embed', 'shorts', 'live', 'v', 'e'];

/**
 * The video that an address points to, in any format of the two services; null for every other address. Only the host counts:
 * "https://evil.example/youtube.com/watch?v=…" is not a video.
 * @see EDIT-039 LEGACY-IMPORT-009
 */
export function videoAt(address: string): Video | null {
  const url = urlOf(address);
  if (!url) return null;
  if (isAt(url, youtubeHosts)) return video({ type: 'youtube', id: youtubeIdIn(url), start: startIn(url) });
  if (isAt(url, vimeoHosts)) return video({ type: 'vimeo', ...vimeoVideoIn(url) });
  return null;
}

type StoredVideo = { type: string; url: string; hash?: unknown; start?: unknown };

/** The video stored as service and id; null if it is invalid. @see PLAYER-060 PLAYER-062 */
export function storedVideo({ type, url, hash, start }: StoredVideo): Video | null {
  return type === 'youtube' || type === 'vimeo' ? (video({ type, id: url, hash, start }) ?? videoAt(url)) : videoAt(url);
}

/** The video, without a key or beginning that cannot be one; null if the id cannot be one. */
function video({ type, id, hash, start }: { type: Video['type']; id: unknown; hash?: unknown; start?: unknown }): Video | null {
  if (typeof id !== 'string' || !(type === 'youtube' ? youtubeId : vimeoId).test(id)) return null;
  return {
    type,
    id,
    ...(type === 'vimeo' && typeof hash === 'string' && vimeoHash.test(hash) && { hash }),
    ...(type === 'youtube' && typeof start === 'number' && Number.isSafeInteger(start) && start > 0 && { start }),
  };
}

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

/** The beginning in seconds, as in "t=90", "t=1m30s", "start=90" or "#t=90s". */
function startIn({ searchParams, hash }: URL): number | undefined {
  const written = searchParams.get('t') ?? searchParams.get('start') ?? new URLSearchParams(hash.slice(1)).get('t') ?? '';
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(written) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

// vimeo.com/1, /1/key, /channels/name/1, /groups/name/videos/1, /showcase/1/video/2, player.vimeo.com/video/1, all with ?h=key
function vimeoVideoIn(url: URL): { id: string | undefined; hash: string | undefined } {
  const parts = partsOf(url);
  const videoPart = parts.findIndex((part) => part === 'video' || part === 'videos');
  const at = videoPart >= 0 ? videoPart + 1 : ['channels', 'ondemand'].includes(parts[0] ?? '') ? 2 : 0;
  return { id: parts[at], hash: url.searchParams.get('h') ?? parts[at + 1] };
}
