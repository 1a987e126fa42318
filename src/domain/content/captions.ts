import { formatFileSize } from '../files/file-types';
import { captionsProblem } from '../guided-tours/stop-files';
import { fileLimits } from '../limits';

/** What the file chooser offers: WebVTT, and SubRip, which becomes WebVTT. */
export const captionFiles = '.vtt,.srt,text/vtt,application/x-subrip';

const times = /^(\d{1,2}:[0-5]\d:[0-5]\d)[,.](\d{3})[ \t]*-->[ \t]*(\d{1,2}:[0-5]\d:[0-5]\d)[,.](\d{3})(?:[ \t].*)?$/;
const twoDigits = (time: string): string => (time.indexOf(':') === 1 ? `0${time}` : time);

/**
 * SubRip captions as WebVTT: its numbers become names of cues, its times have points, and places and fonts, which WebVTT has not, are left out.
 * A text that is no SubRip stays as it is.
 */
export function webVttFrom(text: string): string {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '') || !lines.some((line) => times.test(line))) return text;
  const written = lines.map((line) => {
    const [, from = '', fromMs, to = '', toMs] = times.exec(line.trim()) ?? [];
    if (from !== '') return `${twoDigits(from)}.${fromMs} --> ${twoDigits(to)}.${toMs}`;
    return line.replace(/<\/?font\b[^>]*>|\{\\an?\d\}/gi, '').replaceAll('-->', '->');
  });
  return `WEBVTT\n\n${written.join('\n').trim()}\n`;
}

/** Why a file can't be captions, as a sentence; null if it can. @param text what is in it, as WebVTT */
export function captionFileProblem({ name, size }: { name: string; size: number }, text: string): string | null {
  if (!/\.(?:vtt|srt)$/i.test(name)) return 'Choose a WebVTT or SubRip file, whose name ends with .vtt or .srt.';
  if (size > fileLimits.other) return `This file is too large. Choose one of at most ${formatFileSize(fileLimits.other)}.`;
  if (/\.srt$/i.test(name) && !/^\uFEFF?WEBVTT/.test(text))
    return 'This is no SubRip file: no line has times such as 00:00:01,000 --> 00:00:04,000.';
  return captionsProblem(text);
}
