// A copy of the project with all mutants of a sample in its source files, each behind a switch of its own.
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { root } from '../setup.mjs';
import { conditionsOf } from './conditions.mjs';

const notCopied = new Set(['node_modules', '.git', '.loggia', 'coverage']);

/** Copies the project to the folder, with the mutants that `locate` found. */
export function copyWithMutants(folder, mutants) {
  const isCopied = (path) => !notCopied.has(basename(path));
  for (const entry of readdirSync(root).filter(isCopied))
    cpSync(`${root}/${entry}`, `${folder}/${entry}`, { recursive: true, filter: isCopied });
  symlinkSync(`${root}/node_modules`, `${folder}/node_modules`);
  for (const file of new Set(mutants.map(({ place }) => place.file))) {
    const path = `${folder}/${file}`;
    const own = mutants.filter(({ place }) => place.file === file);
    writeFileSync(path, withMutants(readFileSync(path, 'utf8'), file, own));
  }
}

/** The source with both versions of each condition. `globalThis.mutants` chooses, and is told which conditions are reached. */
function withMutants(source, file, mutants) {
  const choices = conditionsOf(file, source).flatMap((condition) => {
    const own = mutants.filter(({ place }) => place.start === condition.start && place.end === condition.end);
    return own.length > 0 ? [{ ...condition, own }] : [];
  });
  /** The text between two places; conditions inside of others are part of their original version. */
  const render = (start, end, inside) => {
    const [first, ...rest] = inside;
    if (!first) return source.slice(start, end);
    const nested = rest.filter((each) => each.end <= first.end);
    const original = `(${render(first.start, first.end, nested)})`;
    const chosen = first.own.reduce(
      (otherwise, { id, change }) => `(globalThis.mutants?.isOn('${id}') ? (${first.changes[change]}) : ${otherwise})`,
      original,
    );
    const after = rest.filter((each) => !nested.includes(each));
    return source.slice(start, first.start) + chosen + render(first.end, end, after);
  };
  return render(0, source.length, choices);
}
