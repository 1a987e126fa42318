import type { Operation } from '../operation';
import { isPerson, type Person } from './people';

/** One expectation: this person does this, and may or may not, in the world as it is or `without` one of its documents. */
export type Case = { title: string; who: Person; operation: Operation; may: boolean; without?: string };

/**
 * Reads a table: a line of people, then a line for each operation with a cell for each of them, `x` for may and `.` for may not.
 * `operations` says what each line stands for.
 * @throws for a line without operation, an operation without line, an unknown person, or a cell too many or too few
 */
export function table(text: string, operations: Record<string, Operation>): Case[] {
  const [header = '', ...lines] = text.split('\n').filter((line) => line.trim() !== '');
  const columns = header.trim().split(/\s+/).map(personOf);
  const titles = new Set<string>();
  const cases = lines.flatMap((line) => {
    const { title, cells } = partsOf(line);
    const operation = operations[title];
    if (!operation) throw new Error(`The table has no operation for "${title}".`);
    if (cells.length !== columns.length) throw new Error(`"${title}" has ${cells.length} cells for ${columns.length} people.`);
    titles.add(title);
    return columns.map((who, at) => ({ title, who, operation, may: cells[at] === 'x' }));
  });
  const unused = Object.keys(operations).find((title) => !titles.has(title));
  if (unused) throw new Error(`The table has no line for "${unused}".`);
  return cases;
}

/** The same person does one thing that is well formed and may, and its neighbour that is not and may not. */
export type Counterpart = [what: string, good: Operation, bad: Operation];

export const counterparts = (who: Person, pairs: readonly Counterpart[]): Case[] =>
  pairs.flatMap(([what, good, bad]) => [
    { title: what, who, operation: good, may: true },
    { title: what, who, operation: bad, may: false },
  ]);

/** The same expectations where a document is not there yet. */
export const without = (path: string, cases: readonly Case[]): Case[] => cases.map((each) => ({ ...each, without: path }));

function personOf(name: string): Person {
  if (!isPerson(name)) throw new Error(`There is no "${name}" among the people.`);
  return name;
}

function partsOf(line: string): { title: string; cells: string[] } {
  const [, title, cells] = /^\s*(\S.*?)((?:\s+[x.])+)\s*$/.exec(line) ?? [];
  if (!title || !cells) throw new Error(`"${line}" is no line of a table.`);
  return { title, cells: cells.trim().split(/\s+/) };
}
