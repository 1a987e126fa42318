import { originalFileName } from '../../files/names';

const maxNameLength = 80;
/** File systems count at most 255 for a whole name; two names, a hyphen and an ending fit. */
const maxNameBytes = 120;
/** Names that Windows reserves, with any ending. */
const reserved = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]|conin\$|conout\$) *(?:\.|$)/i;

/** A name that every file system accepts; "" if nothing remains of it. */
export function safeName(name: string): string {
  const plain = name
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: file names contain no control characters
    .replace(/[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069"*/:<>?\\|]/g, ' ')
    .replace(/\p{Surrogate}/gu, '')
    .replace(/\s+/g, ' ');
  const short = shortened([...plain].slice(0, maxNameLength));
  const trimmed = short.replace(/^[\s.]+|[\s.]+$/g, '');
  return reserved.test(trimmed) ? `_${trimmed}` : trimmed;
}

function shortened(characters: readonly string[]): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  const end = characters.findIndex((character) => {
    bytes += encoder.encode(character).length;
    return bytes > maxNameBytes;
  });
  return characters.slice(0, end < 0 ? undefined : end).join('');
}

/** The file name of a version's website: tour and version, then ".zip". */
export const archiveName = (tour: string, version: string): string =>
  `${[safeName(tour) || 'Tour', safeName(version)].filter(Boolean).join('-')}.zip`;

/** The endings that web servers serve as what they are, and that run no script when opened as a page. */
const endings = new Set(
  'jpg jpeg png gif webp bmp tif tiff ico avif pdf doc docx xls xlsx ppt pptx mp4 m4a webm ogv mp3 ogg oga opus wav aac flac vtt txt csv geojson'.split(
    ' ',
  ),
);

/** Whether a file is an SVG, which can run scripts on the site that serves it: the archive has it drawn, as PNG. */
export const isSvg = (name: string): boolean => /\.svg$/i.test(name);

/** The ending of a file in the archive, with its dot: that of its name, or ".bin" if a web server could run it. */
export function safeEnding(name: string): string {
  if (isSvg(name)) return '.png';
  const ending = /\.([a-z\d]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return endings.has(ending) ? `.${ending}` : '.bin';
}

/** What a stored file is called for people. */
export const shownName = (stored: string): string => originalFileName(stored).trim() || 'File';
