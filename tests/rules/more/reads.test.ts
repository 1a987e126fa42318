import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { columns, operations } from '../cases/operations';
import type { Person } from '../cases/people';
import { DocumentReads } from '../document-reads';
import type { Operation } from '../operation';
import { Runner } from '../run-case';
import { loadRules } from '../store-wire';

const wire = { port: inject('ports').firestore!, project: 'demo-rules-reads' };

const rules = readFileSync('firestore.rules', 'utf8');
const runner = new Runner(wire);
const reads = new DocumentReads(wire, rules);
beforeAll(() => loadRules(wire, rules));

/** How many documents the rules read; in brackets when the answer is no. */
async function measured(operation: Operation, who: Person): Promise<string> {
  const may = await runner.mayDo({ who, operation });
  const count = await reads.sinceLast();
  return may ? String(count) : `(${count})`;
}

const sectionOf = (lines: readonly string[], at: number): string => lines.slice(0, at).findLast((line) => line.startsWith('## ')) ?? '';

/** The rows of the table, cell by cell. */
const written = readFileSync('docs/access-model.md', 'utf8')
  .split('\n')
  .filter((line, at, lines) => line.startsWith('|') && sectionOf(lines, at).startsWith('## 6.'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

describe('the documents that the rules read, as docs/access-model.md says', () => {
  it('are written down for everyone and everything', () => {
    expect(written[0]).toEqual(['what', ...Object.keys(columns)]);
    expect(written.slice(2).map(([row]) => row)).toEqual(Object.keys(operations));
  });

  it.each(Object.entries(operations))('%s', async (row, operation) => {
    const found: string[] = [];
    for (const person of Object.values(columns)) found.push(await measured(operation, person));

    expect([row, ...found]).toEqual(written.find(([title]) => title === row));
  });

  it('are none where a member opens or lists the tours, and two at most on the ways that most people go', () => {
    const cost = (row: string, column: string) => Number(written.find(([title]) => title === row)?.[written[0]!.indexOf(column)]);
    const ways = ['open a private tour', 'list the tours of an organization', 'change a tour’s content', 'add to the PoI history'];

    expect(ways.slice(0, 2).map((row) => cost(row, 'viewer'))).toEqual([0, 0]);
    expect(ways.map((row) => cost(row, 'editor')).every((reads) => reads <= 2)).toBe(true);
    expect(ways.filter((row) => !row.startsWith('list')).every((row) => cost(row, 'guest of the tour') <= 2)).toBe(true);
    expect(cost('list the tours of a collection', 'guest of the collection')).toBe(1);
  });
});
