import { readFileSync, writeFileSync } from 'node:fs';
import { sampleOf } from './hunt';
import { type Mutant, mutantsOf } from './mutants';

/** A mutant of the rules in the sample. `nth` tells apart those that read the same. */
type Drawn = { file: string; line: number; where: string; was: string; becomes: string; nth: number };

const sampleFile = 'tests/mutants/sample.json';
const rulesFiles = ['firestore.rules', 'storage.rules'];
const read = (): { rules: Drawn[] } => JSON.parse(readFileSync(sampleFile, 'utf8'));

/** The mutants of a file as the sample would write them. */
function writtenOf(file: string): { mutant: Mutant; drawn: Drawn }[] {
  const counts = new Map<string, number>();
  return mutantsOf(readFileSync(file, 'utf8')).map((mutant) => {
    const { line, where, was, becomes } = mutant;
    const key = JSON.stringify([where, was, becomes]);
    const nth = counts.get(key) ?? 0;
    counts.set(key, nth + 1);
    return { mutant, drawn: { file, line, where, was, becomes, nth } };
  });
}

/** Draws mutants of both files, and writes them into the sample. */
export function drawRules(amount: number, seed: number): void {
  const all = rulesFiles.flatMap(writtenOf).map(({ drawn }) => drawn);
  const rules = sampleOf(all, amount, seed).map((drawn, index) => ({ id: `rules-${index + 1}`, ...drawn }));
  writeFileSync(sampleFile, `${JSON.stringify({ ...read(), rules }, null, 2)}\n`);
}

/** The mutants of the sample in a file of rules, and what of it is gone because the rules have changed. */
export function drawnIn(file: string): { mutants: Mutant[]; gone: Drawn[] } {
  const written = writtenOf(file);
  const isSame = (one: Drawn, { where, was, becomes, nth }: Drawn) =>
    one.where === where && one.was === was && one.becomes === becomes && one.nth === nth;
  const own = read().rules.filter((each) => each.file === file);
  return {
    mutants: written.filter(({ drawn }) => own.some((each) => isSame(each, drawn))).map(({ mutant }) => mutant),
    gone: own.filter((each) => !written.some(({ drawn }) => isSame(each, drawn))),
  };
}
