import { describe, expect, it } from 'vitest';
import {
  documentsFrom,
  documentTypes,
  fileCount,
  filesFrom,
  floorPlansFrom,
  keptRow,
  newDocument,
  newFloorPlan,
  newTourFile,
  rowState,
  uploadButton,
} from './attachments';

const file = { name: 'a.pdf', url: 'u', contentType: 'application/pdf', progress: 100 };

describe('the files of a tour', () => {
  it('MODEL-031 MODEL-032 MODEL-033 are plans with a floor, documents with a type, and files', () => {
    expect(floorPlansFrom([{ ...file, floor: '2' }, { floor: 3 }, 'odd'])).toEqual([
      { ...file, floor: '2' },
      { name: '', url: '', contentType: '', progress: 0, floor: '3' },
    ]);
    expect(documentsFrom([{ ...file, documentType: 'Fire' }])).toEqual([{ ...file, documentType: 'Fire' }]);
    expect(filesFrom([file, { progress: 250 }, { progress: -3 }]).map(({ progress }) => progress)).toEqual([100, 100, 0]);
  });

  it('keep fields that nobody reads, to be stored again', () => {
    expect(filesFrom([{ ...file, path: 'p' }])).toEqual([{ ...file, path: 'p' }]);
  });
  it('MODEL-034 have 20 document types', () => {
    expect(documentTypes).toHaveLength(20);
    expect([documentTypes[0], documentTypes[6], documentTypes[19]]).toEqual(['Induction', 'First Aid', 'Hazardous Vehicles']);
    expect(documentTypes.filter((type) => type.startsWith('Hazardous '))).toHaveLength(13);
    expect(new Set(documentTypes).size).toBe(20);
  });

  it('MODEL-031 MODEL-032 MODEL-033 start empty', () => {
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
    expect([0, 50, 100].map((progress) => uploadButton({ progress }))).toEqual(['Upload File', 'Upload File', 'Change File']);
  });

  it('is kept at 100 once it has an address, and otherwise can be tried again', () => {
    expect([keptRow({ ...file, progress: 40 }).progress, keptRow({ ...file, url: '', progress: 40 }).progress]).toEqual([100, 0]);
  });
});
