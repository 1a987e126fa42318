import { comparableName } from '../../plain-name';

/** Names for files that stand beside each other: of those that are the same, also in other letter case, the later ones get a number. */
export function distinctFileNames(names: readonly string[]): string[] {
  const used = new Set<string>();
  return names.map((name) => {
    const dot = name.lastIndexOf('.');
    const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    let distinct = name;
    for (let count = 2; used.has(comparableName(distinct)); count += 1) distinct = `${stem} (${count})${ending}`;
    used.add(comparableName(distinct));
    return distinct;
  });
}
