import { AppError } from '../app-error';
import { formatFileSize } from '../files/file-types';
import { textOfFile } from '../files/text-of-bytes';
import { captionsProblem } from '../guided-tours/stop-files';
import { fileLimits } from '../limits';

/** What the file chooser offers: WebVTT, and SubRip, which becomes WebVTT. */
export const captionFiles = '.vtt,.srt,text/vtt,application/x-subrip';

const arrow = '(?:[-–—]{1,3}>|→)';
const time = String.raw`(\d{1,3}):([0-5]?\d):([0-5]?\d)(?:[ \t]?[,.][ \t]?(\d{1,3}))?`;
const times = new RegExp(String.raw`^${time}[ \t]*${arrow}[ \t]*${time}(?:[ \t].*)?$`);
/** A line that can only be one of times, also where they are wrong. */
const almostTimes = new RegExp(String.raw`^\d+:[\d:,.; \t]*-->|^\d+:\d+:[\d:,.; \t]+${arrow}`);

/** The text of a file of captions, as WebVTT. A file in no Unicode has characters that `captionFileProblem` rejects. @throws as `webVttFrom` */
export async function captionsIn(file: Blob): Promise<string> {
  const { text, isGuessed } = await textOfFile(file);
  return webVttFrom(isGuessed ? await file.text() : text);
}

/**
 * SubRip captions as WebVTT: its numbers become names of cues, its times have points, and places and fonts, which WebVTT has not, are left out.
 * A text that is no SubRip stays as it is.
 * @throws AppError `invalid-argument` with the line whose times cannot be read: without it, its text would be a part of the captions before
 */
export function webVttFrom(text: string): string {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '') || !lines.some((line) => times.test(line.trim()))) return text;
  const written = lines.map((line, index) => {
    const found = times.exec(line.trim());
    if (found) return `${timeOf(found.slice(1, 5))} --> ${timeOf(found.slice(5, 9))}`;
    if (almostTimes.test(line.trim()))
      throw new AppError('invalid-argument', `Line ${index + 1} has no valid times. Write them like 00:00:01,000 --> 00:00:04,000.`);
    return line.replace(/<\/?font\b[^>]*>|\{\\an?\d\}/gi, '').replaceAll('-->', '->');
  });
  return `WEBVTT\n\n${written.join('\n').trim()}\n`;
}

/** "00:00:05.500" of hours, minutes, seconds, and their fraction: ",5" is half a second. */
function timeOf(parts: readonly (string | undefined)[]): string {
  const [hours, minutes, seconds] = parts.map((part = '') => part.padStart(2, '0'));
  return `${hours}:${minutes}:${seconds}.${(parts[3] ?? '').padEnd(3, '0')}`;
}

/** Why a file can't be captions, as a sentence; null if it can. @param text what is in it, as WebVTT */
export function captionFileProblem({ name, size }: { name: string; size: number }, text: string): string | null {
  if (!/\.(?:vtt|srt)$/i.test(name)) return 'Choose a WebVTT or SubRip file, whose name ends with .vtt or .srt.';
  if (size > fileLimits.other) return `This file is too large. Choose one of at most ${formatFileSize(fileLimits.other)}.`;
  if (/\.srt$/i.test(name) && !/^\uFEFF?WEBVTT/.test(text))
    return 'This is not a SubRip file: no line has times such as 00:00:01,000 --> 00:00:04,000.';
  return captionsProblem(text);
}
