import { describe, expect, it } from 'vitest';
import { type FileDetails, filterAndSortFiles, guessContentType, itemFrom, storedFileAt } from './stored-files';

const known = (name: string, details?: Partial<FileDetails>) => ({
  file: storedFileAt(`organizations/Acme/tour/hall/uploads/u1__${name}`),
  details: details && { url: 'https://x', contentType: '', size: 1, created: null, uploader: '', ...details },
});
const files = [
  known('plan 10.pdf', { contentType: 'application/pdf', size: 5, created: new Date('2026-01-02') }),
  known('plan 2.pdf'),
  known('Wall.JPG', { contentType: 'image/jpeg', size: 9, created: new Date('2026-03-01') }),
  known('tour.mp4'),
];
const names = (choice: Partial<Parameters<typeof filterAndSortFiles>[1]>) =>
  filterAndSortFiles(files, { filter: null, sought: '', order: 'name', ...choice }).map(({ file }) => file.name.replace('u1__', ''));

describe('the files of a folder', () => {
  it('are filtered by document, image and video, also before their metadata is loaded [EDIT-078]', () => {
    expect(names({ filter: 'document' })).toEqual(['plan 2.pdf', 'plan 10.pdf']);
    expect(names({ filter: 'image' })).toEqual(['Wall.JPG']);
    expect(names({ filter: 'video' })).toEqual(['tour.mp4']);
    expect(guessContentType(files[1]!.file, undefined)).toBe('application/pdf');
  });

  it('are found by the name people gave them, and not by the id before it', () => {
    expect(names({ sought: 'PLAN' })).toEqual(['plan 2.pdf', 'plan 10.pdf']);
    expect(names({ sought: 'u1' })).toEqual([]);
  });

  it('are ordered by name, date, size and type', () => {
    expect(names({})).toEqual(['plan 2.pdf', 'plan 10.pdf', 'tour.mp4', 'Wall.JPG']);
    expect(names({ order: 'date' }).slice(0, 2)).toEqual(['Wall.JPG', 'plan 10.pdf']);
    expect(names({ order: 'size' }).slice(0, 2)).toEqual(['Wall.JPG', 'plan 10.pdf']);
    expect(names({ order: 'type' })).toEqual(['plan 2.pdf', 'plan 10.pdf', 'Wall.JPG', 'tour.mp4']);
  });

  it('become items of content by their stored name, without markers [MODEL-081]', () => {
    const { file, details } = known('a.png', { contentType: 'image/png', size: 7 });

    expect(itemFrom(file, details!)).toEqual({ name: 'u1__a.png', url: 'https://x', contentType: 'image/png', size: 7, markers: [] });
  });
});
