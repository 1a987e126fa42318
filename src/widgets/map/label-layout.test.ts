import { describe, expect, it } from 'vitest';
import { labelOffsets } from './label-layout';

const aTown = (name: string, x: number, y = 0) => ({ name, x, y });
const shown = (towns: ReturnType<typeof aTown>[], obstacles: Parameters<typeof labelOffsets>[1] = []) =>
  Object.fromEntries([...labelOffsets(towns, obstacles)].map(([{ name }, offset]) => [name, offset]));

describe('the labels of towns', () => {
  it('stand beside their dots', () => {
    expect(shown([aTown('Oslo', 0), aTown('Bergen', 300)])).toEqual({ Oslo: 7, Bergen: 7 });
  });

  it('stand beside what covers the dot', () => {
    expect(shown([aTown('Oslo', 0)], [{ x: 5, y: 2, radius: 16 }])).toEqual({ Oslo: 25 });
  });

  it('are not shown where something else would cover a part of them', () => {
    expect(shown([aTown('Oslo', 0), aTown('Bergen', 300)], [{ x: 30, y: 0, radius: 16 }])).toEqual({ Bergen: 7 });
  });

  it('never touch each other: the first town has precedence', () => {
    expect(shown([aTown('Copenhagen', 0), aTown('Malmö', 20, 4), aTown('Aarhus', 20, 30)])).toEqual({ Copenhagen: 7, Aarhus: 7 });
  });
});
