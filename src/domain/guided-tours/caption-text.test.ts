import { expect, it } from 'vitest';
import { captionText } from './caption-text';

it('the text of captions is what is said, without times and markup', () => {
  const file = [
    'WEBVTT - Hall',
    '',
    'NOTE made by hand',
    '',
    'STYLE\n::cue { color: red }',
    '',
    'intro\n00:00.000 --> 00:02.000 align:start\n<v Anna>This is the <b>hall</b>,\nbuilt in 1890.</v>',
    '',
    '00:02.000 --> 00:04.000\nTea &amp; coffee',
    '',
    '00:04.000 --> 00:05.000\n',
  ].join('\n');

  expect(captionText(file)).toBe('This is the hall, built in 1890.\nTea & coffee');
  expect(captionText(file.replaceAll('\n', '\r\n'))).toBe('This is the hall, built in 1890.\nTea & coffee');
  expect(captionText('no captions')).toBe('');
});
