import type { Wire } from './store-wire';

type Expression = {
  sourcePosition: { currentOffset: number; endOffset: number };
  values?: { value: { undefined?: { causeMessage: string } }; count: number }[];
  children?: Expression[];
};

/** How often each `get` and its like was asked, by what stands in the source. */
type Asked = ReadonlyMap<string, number>;

/** Counts the documents that rules in force ask for, as the coverage of their expressions tells. */
export class DocumentReads {
  private before: Asked = new Map();

  constructor(
    private readonly wire: Wire,
    private readonly rules: string,
  ) {}

  /** How many since the last time. A path that is the same for everyone, or for one person, is one document, however often it is asked for. */
  async sinceLast(): Promise<number> {
    const asked = await this.asked();
    const counts = [...asked].map(([source, count]) => {
      const more = count - (this.before.get(source) ?? 0);
      return isOneDocument(source) ? Math.min(more, 1) : more;
    });
    this.before = asked;
    return counts.reduce((sum, count) => sum + count, 0);
  }

  private async asked(): Promise<Asked> {
    const answer = await fetch(`http://127.0.0.1:${this.wire.port}/emulator/v1/projects/${this.wire.project}:ruleCoverage`);
    const { report } = (await answer.json()) as { report: Expression[] };
    const asked = new Map<string, number>();
    for (const { sourcePosition, values = [] } of report.flatMap(withChildren)) {
      const source = this.rules.slice(sourcePosition.currentOffset, sourcePosition.endOffset);
      const known = values.filter(({ value }) => value.undefined?.causeMessage !== unknownDocument);
      if (isRead(source)) asked.set(source, (asked.get(source) ?? 0) + known.reduce((sum, { count }) => sum + count, 0));
    }
    return asked;
  }
}

/** A rule for a query names a document that no single document is: none is read. */
const unknownDocument = 'Not determined by the query.';

const isRead = (source: string) => /^(get|getAfter|exists)\(\/\S*\)$/.test(source);

const isOneDocument = (source: string) => !/\$\((?!database\)|uid\(\)\))/.test(source);

const withChildren = (expression: Expression): Expression[] => [expression, ...(expression.children ?? []).flatMap(withChildren)];
