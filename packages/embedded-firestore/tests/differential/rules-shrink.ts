import type { Expression } from '../../src/rules/ast';
import { expressionsOf } from '../../src/rules/declarations';
import { parseSource } from '../../src/rules/parser';
import { childrenOf } from '../../src/rules/tree';
import { type Difference, differsAlike, type Engines } from './rules-round';
import type { Block } from './rules-world';

const PREFIX = "rules_version = '2';\nservice cloud.firestore {\n";
const MOST_TRIES = 400;

/** The smallest block found that the engines still differ about: expressions are replaced by parts of them as long as that is so. */
export async function shrink(engines: Engines, difference: Difference): Promise<Block> {
  let smallest = difference.block;
  let tries = 0;
  const isKept = async (candidate: Block): Promise<boolean> => tries++ < MOST_TRIES && (await differsAlike(engines, candidate, difference));
  for (let isSmaller = true; isSmaller; ) {
    isSmaller = false;
    for (const source of smallerSources(smallest.source)) {
      const candidate = { ...smallest, source };
      if (!(await isKept(candidate))) continue;
      smallest = candidate;
      isSmaller = true;
      break;
    }
  }
  return smallest;
}

function* smallerSources(block: string): Generator<string> {
  for (const statement of block.matchAll(/\n {2}(allow|function) [^\n]*/g)) yield block.replace(statement[0], '');
  for (const statement of block.matchAll(/let \w+ = [^;]*;/g)) yield block.replace(statement[0], '');
  const source = `${PREFIX}${block}\n}`;
  const parsed = parseSource(source).source;
  if (parsed === undefined) return;
  const nodes = expressionsOf(parsed).toSorted((a, b) => b.at.end - b.at.offset - (a.at.end - a.at.offset));
  const text = ({ at }: Expression): string => source.slice(at.offset, at.end);
  for (const node of nodes) {
    const parts = childrenOf(node).map((child) => text(child));
    for (const part of [...parts, 'true', 'null', '1', "''"]) {
      if (part.length >= text(node).length) continue;
      const replaced = source.slice(0, node.at.offset) + part + source.slice(node.at.end);
      yield replaced.slice(PREFIX.length, -2);
    }
  }
}
