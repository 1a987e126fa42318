import { describe, expect, it } from 'vitest';
import { captionsProblem, stopFileProblem, stopFileType } from './stop-files';

describe('captions', () => {
  it.each([
    ['WEBVTT\n\n00:01.000 --> 00:04.000\nCome in.', null],
    ['\uFEFFWEBVTT - Hall\r\n\r\nNOTE a note\r\n\r\n1\r\n00:00:01.000 --> 00:00:04.500 align:start\r\nCome in.', null],
    ['1\n00:00:01,000 --> 00:00:04,000\nCome in.', 'This is not a WebVTT file: its first line must be WEBVTT.'],
    ['WEBVTT\n\n00:01,000 --> 00:04,000\nHi', 'Line 3 has no valid times. Write them like 00:01.000 --> 00:04.000.'],
    ['WEBVTT\n\n00:04.000 --> 00:01.000\nHi', 'Line 3 ends before it begins.'],
    ['WEBVTT\n\nCome in.', 'This file has no captions: no line has times such as 00:01.000 --> 00:04.000.'],
  ])('%j: %s', (text, problem) => expect(captionsProblem(text)).toBe(problem));
});

it.each([
  [{ name: 'hi.MP3', type: '' }, 'audio/mpeg'],
  [{ name: 'hi.m4a', type: 'audio/x-m4a' }, 'audio/mp4'],
  [{ name: 'hi', type: 'audio/mp3' }, 'audio/mpeg'],
  [{ name: 'hi.vtt', type: '' }, 'text/vtt'],
  [{ name: 'hi.wav', type: 'audio/wav' }, ''],
])('%j is stored as %j', (file, type) => expect(stopFileType(file)).toBe(type));

it.each([
  ['narration', { type: 'audio/mpeg', size: 1 }, null],
  ['narration', { type: '', size: 1 }, 'Choose an MP3 or M4A file.'],
  ['narration', { type: 'audio/mp4', size: 26 * 1024 * 1024 }, 'This file is too large. Choose one of at most 25 MiB.'],
  ['captions', { type: 'text/vtt', size: 1 }, null],
  ['captions', { type: 'audio/mpeg', size: 1 }, 'Choose a WebVTT file, whose name ends with .vtt.'],
  ['captions', { type: 'text/vtt', size: 0 }, 'This file is empty. Choose another one.'],
] as const)('as %s, %j: %s', (use, file, problem) => expect(stopFileProblem(use, file)).toBe(problem));
