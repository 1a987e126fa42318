import { expect, it } from 'vitest';
import { uploadTypes } from './file-types';
import { contentTypeOf } from './type-by-name';

it('uses the browser’s type, and the file extension if there is none [TOUR-072]', () => {
  const typed = (name: string, type = '') => contentTypeOf({ name, type });

  expect(typed('plan.pdf', 'image/png')).toBe('image/png');
  expect(['a.jpg', 'a.PDF', 'a.exe', 'a'].map((name) => typed(name, 'application/octet-stream'))).toEqual([
    'image/jpeg',
    'application/pdf',
    '',
    '',
  ]);
  expect(typed('Plan.v2.PDF')).toBe('application/pdf');
  expect(uploadTypes).toContain(typed('minutes.docx'));
  expect(['plan', 'plan.exe', 'plan.constructor', ''].map((name) => typed(name))).toEqual(['', '', '', '']);
});

it.each([
  ['a.jfif', '', 'image/jpeg'],
  ['a.JPE', '', 'image/jpeg'],
  ['a.jpg', 'image/pjpeg', 'image/jpeg'],
  ['a.bmp', 'image/x-ms-bmp', 'image/bmp'],
  ['a.mp3', 'audio/x-mp3', 'audio/mpeg'],
  ['a.mp3', 'audio/mpeg', 'audio/mpeg'],
])('names the same types by one name: %s %s', (name, type, same) => {
  expect(contentTypeOf({ name, type })).toBe(same);
  expect(uploadTypes).toContain(same);
});
