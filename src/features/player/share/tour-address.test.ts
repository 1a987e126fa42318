import { describe, expect, it } from 'vitest';
import { tourId } from '@/domain/ids';
import { tourAddress } from './tour-address';

describe('tourAddress', () => {
  it('ACCESS-042 is where the tour opens', () => {
    expect(tourAddress('https://loggia.example/', tourId('hall/1'))).toBe('https://loggia.example/#/digital-twin/hall%2F1/play');
  });
});
