import { describe, expect, it } from 'vitest';
import { collectionId, orgId, poiId, tourId } from '../ids';
import {
  collectionCoverPath,
  logoPath,
  olderPosterPath,
  olderSweepFolder,
  olderThumbPath,
  screenshotPath,
  tourFilePath,
  uploadPath,
  uploadsFolder,
} from './paths';

const [acme, hall] = [orgId('Acme'), tourId('hall')];

describe('paths of files', () => {
  it('put an organization’s logo at one path [MODEL-094]', () => {
    expect(logoPath(acme)).toBe('organizations/Acme/logo');
  });

  it('give every cover of a collection a path of its own', () => {
    expect(collectionCoverPath(acme, collectionId('villas'), 'u1')).toBe('organizations/Acme/collections/villas/u1');
    expect(collectionCoverPath(acme, collectionId('villas'))).not.toBe(collectionCoverPath(acme, collectionId('villas')));
    expect(() => collectionCoverPath(acme, collectionId('..'))).toThrow();
  });

  it('keep the files of the dashboard below files, behind a uuid', () => {
    expect(tourFilePath(acme, hall, 'Plan.pdf', 'u1')).toBe('organizations/Acme/tour/hall/files/u1__Plan.pdf');
    expect(tourFilePath(acme, hall, 'Plan.pdf')).toMatch(/\/files\/[0-9a-f-]{36}__Plan\.pdf$/);
  });

  it('keep the file manager’s below uploads, in a folder or in none', () => {
    expect(uploadPath(acme, hall, '', 'a.png', 'u1')).toBe('organizations/Acme/tour/hall/uploads/u1__a.png');
    expect(uploadPath(acme, hall, 'Photos', 'a.png', 'u1')).toBe('organizations/Acme/tour/hall/uploads/Photos/u1__a.png');
    expect(uploadsFolder(acme, hall)).toBe('organizations/Acme/tour/hall/uploads');
  });

  it('keep screenshots by the identifier of the PoI', () => {
    expect(screenshotPath(acme, hall, poiId('p1'))).toBe('organizations/Acme/tour/hall/screenshots/p1.jpg');
  });

  it('keep older files by sweep, with a poster and thumbs [MODEL-098]', () => {
    expect(olderSweepFolder(acme, 'hall', 's1')).toBe('organizations/Acme/tours/hall/sweeps/s1');
    expect(olderPosterPath(acme, 'hall', 's1')).toBe('organizations/Acme/tours/hall/sweeps/s1/poster');
    expect(olderThumbPath(acme, 'hall', 's1', 'p1')).toBe('organizations/Acme/tours/hall/sweeps/s1/thumbs/p1.jpg');
  });

  it('cannot point to another folder', () => {
    expect(() => logoPath(orgId(''))).toThrow('The organization is missing.');
    expect(() => uploadsFolder(acme, hall, '..')).toThrow('The folder cannot be used in an address.');
    expect(() => screenshotPath(acme, tourId('a/b'), poiId('p'))).toThrow('The tour cannot be used in an address.');
    expect(() => screenshotPath(acme, hall, poiId('../logo'))).toThrow('The identifier cannot be used in an address.');
  });
});
