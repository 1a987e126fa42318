import { formatFileSize } from '../files/file-types';
import { fileLimits } from '../limits';

/** What a file of a stop is for. */
export type StopFileUse = 'narration' | 'captions';

/** As browsers name the same types. */
const sameTypes: Record<string, string> = {
  'audio/mp3': 'audio/mpeg',
  'audio/x-m4a': 'audio/mp4',
  'audio/m4a': 'audio/mp4',
  'audio/aac': 'audio/mp4',
};
const typesByEnding: Record<string, string> = { mp3: 'audio/mpeg', m4a: 'audio/mp4', vtt: 'text/vtt' };

/** What the file chooser offers. */
export const acceptedFiles: Record<StopFileUse, string> = { narration: '.mp3,.m4a,audio/mpeg,audio/mp4', captions: '.vtt,text/vtt' };

/** The type under which a file of a stop is stored: by its ending, since browsers name it differently; "" for any other file. */
export function stopFileType({ name, type }: { name: string; type: string }): string {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const stored = Object.hasOwn(typesByEnding, ending) ? (typesByEnding[ending] ?? '') : (sameTypes[type] ?? type);
  return Object.values(typesByEnding).includes(stored) ? stored : '';
}

/** Why a file can't be a stop's narration or captions; null if it can. */
export function stopFileProblem(use: StopFileUse, { type, size }: { type: string; size: number }): string | null {
  if (use === 'narration' ? !type.startsWith('audio/') : type !== 'text/vtt')
    return use === 'narration' ? 'Choose an MP3 or M4A file.' : 'Choose a WebVTT file, whose name ends with .vtt.';
  if (size === 0) return 'This file is empty. Choose another one.';
  return size > fileLimits.other ? `This file is too large. Choose one of at most ${formatFileSize(fileLimits.other)}.` : null;
}

const timing = /^((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})[ \t]+-->[ \t]+((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})(?:[ \t].*)?$/;

/** Why a text is no WebVTT captions, as a sentence that says where; null if it is. */
export function captionsProblem(text: string): string | null {
  if (/[\0\uFFFD]/.test(text)) return 'These captions are not in UTF-8. Save them as UTF-8 in a text editor, then choose them again.';
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) return 'This is not a WebVTT file: its first line must be WEBVTT.';
  let count = 0;
  for (const [index, line] of lines.entries()) {
    if (!line.includes('-->')) continue;
    const [, from, to] = timing.exec(line.trim()) ?? [];
    if (from === undefined || to === undefined) return `Line ${index + 1} has no valid times. Write them like 00:01.000 --> 00:04.000.`;
    if (secondsOf(to) <= secondsOf(from)) return `Line ${index + 1} ends before it begins.`;
    count += 1;
  }
  return count === 0 ? 'This file has no captions: no line has times such as 00:01.000 --> 00:04.000.' : null;
}

const secondsOf = (time: string): number => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
