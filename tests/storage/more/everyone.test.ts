import { describe, expect, it } from 'vitest';
import { everyone } from '../people';
import { thoseWhoMay } from '../stage';
import { table } from '../table';

describe('who may do what with a file, everybody asked', () => {
  it.each(table)('$title ($does $path)', async (row) => {
    // some are in two groups
    expect(new Set(await thoseWhoMay(row, everyone))).toEqual(new Set(row.may));
  });
});
