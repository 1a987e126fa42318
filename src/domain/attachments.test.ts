import { describe, expect, it } from 'vitest';
import {
  documentsFrom,
  fileCount,
  filesFrom,
  floorPlansFrom,
  newDocument,
  newFloorPlan,
  newTourFile,
  rowState,
  storedRow,
  uploadButtonLabel,
} from './attachments';

const file = { name: 'a.pdf', url: 'u', contentType: 'application/pdf', progress: 100 };

describe('the files of a tour', () => {
  it('are plans with a floor, documents with a type, and files [MODEL-033]', () => {
    expect(floorPlansFrom([{ ...file, floor: '2' }, { floor: 3 }, 'odd'])).toEqual([
      { ...file, floor: '2' },
      { name: '', url: '', contentType: '', progress: 0, floor: '3' },
    ]);
    expect(documentsFrom([{ ...file, documentType: 'Fire' }])).toEqual([{ ...file, documentType: 'Fire' }]);
    expect(filesFrom([file, { progress: 250 }, { progress: -3 }]).map(({ progress }) => progress)).toEqual([100, 100, 0]);
  });

  it('keep unknown fields to store them again', () => {
    expect(filesFrom([{ ...file, path: 'p' }])).toEqual([{ ...file, path: 'p' }]);
  });
  it('have an alternative text only where one is stored', () => {
    expect(floorPlansFrom([{ alt: 'Two rooms' }])[0]?.alt).toBe('Two rooms');
    for (const stored of [{}, { alt: '' }, { alt: 7 }]) expect(floorPlansFrom([stored])[0]).not.toHaveProperty('alt');
  });

  it('start empty [MODEL-033]', () => {
    expect([newTourFile(), newFloorPlan(), newDocument()]).toEqual([
      { name: '', url: '', contentType: '', progress: 0 },
      { name: '', url: '', contentType: '', progress: 0, floor: '' },
      { name: '', url: '', contentType: '', progress: 0, documentType: '' },
    ]);
  });

  it('are counted together', () => {
    expect(fileCount({ floorplans: [1], documents: [1, 2], files: [1] })).toBe(4);
  });
});

describe('a row of the files overlay', () => {
  it('spins from 1 to 99 and links at 100 with an address', () => {
    expect([0, 1, 99, 100].map((progress) => rowState({ url: 'u', progress }))).toEqual(['empty', 'uploading', 'uploading', 'linked']);
    expect(rowState({ url: '', progress: 100 })).toBe('empty');
  });

  it('offers Upload File, and Change File at 100', () => {
    expect([0, 50, 100].map((progress) => uploadButtonLabel({ progress }))).toEqual(['Upload File', 'Upload File', 'Change File']);
  });

  it('is stored at 100 once it has an address, and otherwise can be retried', () => {
    expect([storedRow({ ...file, progress: 40 }).progress, storedRow({ ...file, url: '', progress: 40 }).progress]).toEqual([100, 0]);
  });
});
