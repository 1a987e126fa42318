/**
 * A video of one of the two supported services; `hash` is the key of a private Vimeo video, `start` where the video begins, in seconds.
 * @see MODEL-080 PLAYER-060
 */
export type Video = { type: 'youtube' | 'vimeo'; id: string; hash?: string; start?: number };

const youtubeId = /^[\w-]{11}$/;
const vimeoId = /^\d{1,12}$/;
const vimeoHash = /^[0-9a-f]{6,40}$/i;

export const youtubeHosts = ['youtube.com', 'youtube-nocookie.com', 'youtu.be'];
export const vimeoHosts = ['vimeo.com'];
const youtubeFolders = ['embed', 'shorts', 'live', 'watch', 'v', 'vi', 'e'];
// where a video's id would be, in the addresses of playlists and channels
const youtubePages = ['videoseries', 'live_stream'];

/**
 * The video that an address or embed code points to, in any format of the two services, also through one address of a mail program or search;
 * null for every other. Only the host counts: "https://evil.example/youtube.com/watch?v=…" is not a video.
 * @see EDIT-039 LEGACY-IMPORT-009
 */
export function videoAt(address: string): Video | null {
  const url = urlOf(address);
  if (!url) return null;
  if (isAt(url, youtubeHosts)) return video({ type: 'youtube', id: youtubeIdIn(url), start: startIn(url) });
  if (isAt(url, vimeoHosts)) return video({ type: 'vimeo', ...vimeoVideoIn(url), start: startIn(url) });
  return null;
}

/** What was entered as an address, or the address that an embed code loads. */
export function addressIn(text: string): string {
  const plain = text.replace(/&(amp|lt|gt|quot|#39);/g, (_, entity: keyof typeof entities) => entities[entity]);
  const code = /<(?:iframe|embed|a)\b(?:"[^"]*"|'[^']*'|[^>"'])*?\s(?:src|href)\s*=\s*["'“”„«‘’]?([^"'“”«»‘’\s<>]+)/i.exec(plain);
  return code?.[1] ?? plain.trim();
}

const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" } as const;

type StoredVideo = { type: string; url: string; hash?: unknown; start?: unknown };

/** The video stored as service and id; null if it is invalid. @see PLAYER-060 PLAYER-062 */
export function storedVideo({ type, url, hash, start }: StoredVideo): Video | null {
  return type === 'youtube' || type === 'vimeo' ? (video({ type, id: url, hash, start }) ?? videoAt(url)) : videoAt(url);
}

/** The video, without a key or beginning that cannot be one; null if the id cannot be one. */
function video({ type, id, hash, start }: { type: Video['type']; id: unknown; hash?: unknown; start?: unknown }): Video | null {
  if (typeof id !== 'string' || !(type === 'youtube' ? youtubeId : vimeoId).test(id) || youtubePages.includes(id)) return null;
  return {
    type,
    id,
    ...(type === 'vimeo' && typeof hash === 'string' && vimeoHash.test(hash) && { hash }),
    ...(typeof start === 'number' && Number.isSafeInteger(start) && start > 0 && { start }),
  };
}

/** Without quotes around it and the end of a sentence. */
const withoutPunctuation = (text: string): string => text.replace(/^[<\p{Ps}\p{Pi}\p{Pf}"'\s]+|[>\p{Pe}\p{Pi}\p{Pf}"'\p{Po}\s]+$/gu, '');

/** Without marks of Markdown such as `_` around it; an id may end with one, which no mark at the beginning belongs to. */
function withoutMarks(text: string): string {
  let [start, end] = [0, text.length];
  for (; /[*_`~]/.test(text.charAt(start)) && start < end; start += 1) if (text.charAt(end - 1) === text.charAt(start)) end -= 1;
  return text.slice(start, Math.max(start, end));
}

const bareAddress = (text: string): string => withoutPunctuation(withoutMarks(withoutPunctuation(text)));

/** Where mail programs and searches lead through an address of theirs, the parameters with the other one. */
const wrappers = ['url', 'q', 'u'];

/** The address in an entered text; null if there is none. */
export function urlOf(address: string, isWrapped = false): URL | null {
  const bare = bareAddress(addressIn(address).replace(/\p{Cf}/gu, ''))
    // a parameter that was added by hand, behind none
    .replace(/^([^?#&]*)&/, '$1?');
  // words or brackets of Markdown around an address; an embed code without one has none
  const inText = /^[^<]*[\s[\]()][^<]*$/.test(bare) ? bareAddress(/[*_`~]*https?:\/\/[^\s<>()[\]"“”«»]+/i.exec(bare)?.[0] ?? bare) : bare;
  const complete = /^https?:/i.test(inText) ? inText.replace(/:\/*/, '://') : `https://${inText.replace(/^\/\//, '')}`;
  const url = URL.canParse(complete) ? new URL(complete) : null;
  if (!url || isWrapped || isAt(url, [...youtubeHosts, ...vimeoHosts])) return url;
  const inside = wrappers.map((name) => url.searchParams.get(name) ?? '').find((value) => /^https?:\/\//i.test(value));
  return inside ? urlOf(inside, true) : url;
}

/** Whether an address is at one of these hosts, or a part of one. */
export const isAt = ({ hostname }: URL, hosts: readonly string[]): boolean =>
  hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));

/** The folders of an address. */
export const partsOf = ({ pathname }: URL): string[] => pathname.split('/').filter(Boolean);

function youtubeIdIn(url: URL): string | null | undefined {
  const [first = '', second] = partsOf(url);
  if (isAt(url, ['youtu.be'])) return first;
  if (second && youtubeFolders.includes(first)) return second;
  return url.searchParams.get('v')?.trim();
}

const startNames = ['t', 'start', 'time_continue'];

/** The beginning in seconds, as in "t=90", "t=1m30s", "t=1:30", "start=90" or "#t=90s". */
function startIn({ searchParams, hash }: URL): number | undefined {
  const parts = [searchParams, new URLSearchParams(hash.slice(1))];
  const written = parts.flatMap((part) => startNames.map((name) => part.get(name))).find((start) => start !== null) ?? '';
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})(?:\.\d*)?s?)?$/i.exec(written) ??
    /^(?:(\d{1,3}):)?(\d{1,4}):(\d{1,2})$/.exec(written) ??
    [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

// vimeo.com/1, /1/key, /channels/name/1, /groups/name/videos/1, /showcase/1/video/2, /showcase/1?video=2, /name/review/1/(key of that page),
// player.vimeo.com/video/1, all with ?h=key
function vimeoVideoIn(url: URL): { id: string | undefined; hash: string | undefined } {
  const parts = partsOf(url);
  const hash = url.searchParams.get('h') ?? undefined;
  const chosen = parts[1] === 'review' ? parts[2] : url.searchParams.get('video');
  if (chosen) return { id: chosen, hash };
  const videoPart = parts.findIndex((part) => part === 'video' || part === 'videos');
  const at = videoPart >= 0 ? videoPart + 1 : ['channels', 'ondemand'].includes(parts[0] ?? '') ? 2 : 0;
  return { id: parts[at], hash: hash ?? parts[at + 1] };
}
