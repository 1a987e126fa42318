import { describe, expect, it } from 'vitest';
import {
  fileKind,
  formatFileSize,
  imageProblem,
  imageTypes,
  isShownAsImage,
  matchesFileFilter,
  olderUploadTypes,
  uploadProblem,
  uploadTypes,
} from './file-types';
import { contentTypeOf } from './type-by-name';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

describe('uploads', () => {
  it('may be images, pdf, word, excel, video and sound [LEGACY-IMPORT-008 EDIT-082]', () => {
    const images = ['jpg', 'jpeg', 'png', 'gif', 'svg+xml', 'webp', 'avif', 'bmp', 'tiff', 'x-icon', 'vnd.microsoft.icon'];
    const documents = ['pdf', 'msword', 'vnd.ms-excel'];
    const video = ['mp4', 'webm', 'ogg'];
    const sound = ['mpeg', 'mp4', 'ogg', 'wav'];

    expect(uploadTypes.toSorted()).toEqual(
      [
        ...images.map((type) => `image/${type}`),
        ...documents.map((type) => `application/${type}`),
        ...video.map((type) => `video/${type}`),
        ...sound.map((type) => `audio/${type}`),
        word,
        excel,
      ].toSorted(),
    );
  });

  it('may be plain text only in the older editor, which takes six types [OLD-024]', () => {
    expect(uploadProblem({ type: 'text/plain', size: 1 })).toBe('File type not allowed');
    expect(uploadProblem({ type: 'text/plain', size: 1 }, 'older')).toBeNull();
    expect(olderUploadTypes.toSorted()).toEqual(['image/jpeg', 'image/png', 'application/pdf', 'text/plain', word, excel].toSorted());
  });

  it('of another type are not allowed [EDIT-084 OLD-024]', () => {
    expect(uploadProblem({ type: 'application/x-msdownload', size: 1 })).toBe('File type not allowed');
    expect(uploadProblem({ type: 'video/mp4', size: 1 }, 'older')).toBe('Unsupported file type');
    expect(uploadProblem({ type: 'constructor', size: 1 })).toBe('File type not allowed');
  });

  it.each([
    ['IMG_0042.HEIC', '', /HEIC images: export it as JPEG/],
    ['IMG_0042.heif', 'image/heif', /HEIC images: export it as JPEG/],
    ['burst.heics', 'image/heic-sequence', /HEIC images: export it as JPEG/],
    ['walk.MOV', '', /play this kind of video: export it as MP4/],
    ['walk.mov', 'video/quicktime', /export it as MP4/],
    ['walk.3gp', 'video/3gpp', /export it as MP4/],
    ...['avi', 'mkv', 'MTS', 'm2ts', 'insv', 'wmv', 'mpg'].map((end): [string, string, RegExp] => [`walk.${end}`, '', /export it as MP4/]),
    ...['avi', 'matroska', 'mpeg', 'x-ms-wmv', 'x-matroska', 'mp2t'].map((type): [string, string, RegExp] => [
      'walk',
      `video/${type}`,
      /export it as MP4/,
    ]),
    ...['nef', 'cr2', 'CR3', 'arw', 'raf', 'jp2', 'jxl'].map((end): [string, string, RegExp] => [`hall.${end}`, '', /export it as JPEG/]),
    ['hall.nef', 'image/x-nikon-nef', /export it as JPEG/],
    ['IMG_0042.HEIC', 'application/octet-stream', /HEIC images: export it as JPEG/],
    ['IMG_0042.DNG', '', /show this kind of image: export it as JPEG/],
  ])('of phones that browsers cannot show are not allowed, with what to do: %s %s [EDIT-084]', (name, type, advice) => {
    const file = { type: contentTypeOf({ name, type }), size: 1 };

    expect(uploadProblem(file)).toMatch(/^File type not allowed\. Most browsers/);
    expect(uploadProblem(file)).toMatch(advice);
    expect(uploadProblem(file, 'older')).toMatch(/^Unsupported file type\. Most browsers/);
    expect(imageProblem(file)).toMatch(/^Choose a PNG, JPEG, WebP, AVIF or GIF image\. Most browsers/);
  });

  it('are chosen without HEIC, so that phones convert their images, and with AVIF', () => {
    for (const types of [uploadTypes, imageTypes]) {
      expect(types).toContain('image/avif');
      expect(types.join()).not.toMatch(/hei[cf]|quicktime|\*/);
    }
    expect(uploadProblem({ type: contentTypeOf({ name: 'wall.avif', type: '' }), size: 1 })).toBeNull();
  });

  it('may weigh 200 MiB as video and 25 MiB otherwise', () => {
    const mebibyte = 1024 * 1024;

    expect(uploadProblem({ type: 'video/mp4', size: 200 * mebibyte })).toBeNull();
    expect(uploadProblem({ type: 'video/mp4', size: 200 * mebibyte + 1 })).toBe('This file is too large. Choose one of at most 200 MiB.');
    expect(uploadProblem({ type: 'application/pdf', size: 25 * mebibyte + 1 })).toBe(
      'This file is too large. Choose one of at most 25 MiB.',
    );
  });

  it('may not be empty', () => {
    expect(uploadProblem({ type: 'application/pdf', size: 0 })).toBe('This file is empty. Choose another one.');
    expect(uploadProblem({ type: 'application/pdf', size: 1 })).toBeNull();
  });
});

describe('a logo', () => {
  it('is a picture of at most 5 MiB that can carry no script [MODEL-094]', () => {
    expect(imageProblem({ type: 'image/png', size: 5 * 1024 * 1024 })).toBeNull();
    expect(imageProblem({ type: 'image/png', size: 5 * 1024 * 1024 + 1 })).toBe('This image is too large. Choose one of at most 5 MiB.');
    expect(imageProblem({ type: 'image/svg+xml', size: 1 })).toBe('Choose a PNG, JPEG, WebP, AVIF or GIF image.');
  });
});

describe('files', () => {
  it('are of a kind, whatever the case and parameters of their content type', () => {
    expect(['IMAGE/PNG', ' text/plain ; charset=utf-8', excel, 'toString', ''].map(fileKind)).toEqual([
      'image',
      'text',
      'excel',
      'other',
      'other',
    ]);
  });

  it('are shown as images where browsers can draw them: TIFF is one for Safari alone', () => {
    expect(['image/png', 'image/avif', 'image/tiff', 'IMAGE/TIFF; x=y', 'application/pdf'].map(isShownAsImage)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(matchesFileFilter('image/tiff', 'image')).toBe(true);
  });

  it('pass the filters document, image and video', () => {
    const types = ['application/pdf', 'image/png', 'video/mp4', 'application/zip'];

    expect(types.filter((type) => matchesFileFilter(type, 'document'))).toEqual(['application/pdf', 'application/zip']);
    expect(types.filter((type) => matchesFileFilter(type, 'image'))).toEqual(['image/png']);
    expect(types.filter((type) => matchesFileFilter(type, 'video'))).toEqual(['video/mp4']);
    expect(types.filter((type) => matchesFileFilter(type, null))).toEqual(types);
  });

  it('say their size in words', () => {
    expect([0, 1, 300, 1024, 1536, 5_242_880, 2 ** 31].map(formatFileSize)).toEqual([
      '0 bytes',
      '1 byte',
      '300 bytes',
      '1 KiB',
      '1.5 KiB',
      '5 MiB',
      '2 GiB',
    ]);
  });
});
