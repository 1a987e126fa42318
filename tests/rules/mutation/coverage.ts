import type { Wire } from '../store-wire';

/** A place in the source of rules, and what stood there came to: `true`, or something else. */
export type Place = string;
export const placeOf = ({ offset, end }: { offset: number; end: number }): Place => `${offset}-${end}`;
export type Touched = { yes: ReadonlySet<Place>; other: ReadonlySet<Place> };

type Counts = ReadonlyMap<Place, { yes: number; other: number }>;
type Report = {
  sourcePosition: { currentOffset: number; endOffset: number };
  values?: { value: { boolValue?: boolean }; count: number }[];
  children?: Report[];
};

/** Tells, step by step, which expressions of the rules in force were evaluated since the last step. */
export class CoverageMeter {
  private before: Counts = new Map();

  constructor(private readonly wire: Wire) {}

  async step(): Promise<Touched> {
    const after = await this.read();
    const grown = (key: 'yes' | 'other') =>
      new Set([...after].filter(([place, counts]) => counts[key] > (this.before.get(place)?.[key] ?? 0)).map(([place]) => place));
    const touched = { yes: grown('yes'), other: grown('other') };
    this.before = after;
    return touched;
  }

  private async read(): Promise<Counts> {
    const answer = await fetch(`http://127.0.0.1:${this.wire.port}/emulator/v1/projects/${this.wire.project}:ruleCoverage`);
    const counts = new Map<Place, { yes: number; other: number }>();
    const visit = ({ sourcePosition: { currentOffset, endOffset }, values = [], children = [] }: Report): void => {
      const sum = (isYes: boolean) =>
        values.filter(({ value }) => (value.boolValue === true) === isYes).reduce((total, { count }) => total + count, 0);
      counts.set(placeOf({ offset: currentOffset, end: endOffset }), { yes: sum(true), other: sum(false) });
      children.forEach(visit);
    };
    ((await answer.json()) as { report: Report[] }).report.forEach(visit);
    return counts;
  }
}
