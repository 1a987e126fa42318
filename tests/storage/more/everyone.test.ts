import { describe, expect, it } from 'vitest';
import { everyone } from '../people';
import { thoseWhoMay } from '../stage';
import { table } from '../table';

describe('who may do what with a file, everybody asked', () => {
  it.each(table)('$title ($does $path)', async (row) => {
    expect((await thoseWhoMay(row, everyone)).toSorted()).toEqual(row.may.toSorted());
  });
});
