import type { RulesEngine } from './rules-engine';
import { type Asked, type Block, blockOf } from './rules-world';

/** One thing that the engines do not agree on. */
export type Difference = {
  readonly seed: number;
  readonly block: Block;
  /** Absent: whether the rules compile. */
  readonly asked?: Asked;
  readonly ours: string;
  readonly official: string;
};

export type Engines = { readonly ours: RulesEngine; readonly official: RulesEngine };
export type Round = { readonly decisions: number; readonly differences: readonly Difference[] };

/** Blocks that are loaded together; loading is slow in Google's emulator. */
const BLOCKS = 40;
const CONCURRENT = 8;

/** Asks both engines about the blocks of these seeds. */
export async function compareSeeds(engines: Engines, seeds: readonly number[]): Promise<Round> {
  const rounds: Round[] = [];
  for (let at = 0; at < seeds.length; at += BLOCKS) rounds.push(await compareGroup(engines, seeds.slice(at, at + BLOCKS)));
  return {
    decisions: rounds.reduce((sum, { decisions }) => sum + decisions, 0),
    differences: rounds.flatMap(({ differences }) => differences),
  };
}

type Seeded = { readonly seed: number; readonly block: Block };

async function compareGroup(engines: Engines, seeds: readonly number[]): Promise<Round> {
  const blocks = seeds.map((seed, at): Seeded => ({ seed, block: blockOf(seed, `c${at}`) }));
  const { accepted, differences } = await compile(engines, blocks);
  if (accepted.length < blocks.length && !(await bothAccept(engines, accepted))) throw new Error('Blocks compile alone, but not together.');
  const pending = [...accepted];
  const work = async (): Promise<void> => {
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) differences.push(...(await compareBlock(engines, next)));
  };
  await Promise.all(Array.from({ length: CONCURRENT }, work));
  const asked = accepted.reduce((sum, { block }) => sum + block.asked.length, 0);
  return { decisions: seeds.length + asked, differences };
}

type Compilation = { readonly accepted: readonly Seeded[]; readonly differences: Difference[] };

/** Finds the blocks that do not compile, half by half, and whether both engines refuse them. The rulesets of the last load stay in force. */
async function compile(engines: Engines, blocks: readonly Seeded[]): Promise<Compilation> {
  if (blocks.length === 0 || (await bothAccept(engines, blocks))) return { accepted: blocks, differences: [] };
  const [only] = blocks;
  if (only !== undefined && blocks.length === 1) {
    const [ours, official] = await compileBoth(engines, only.block);
    const difference = { ...only, ours: ours.issues.join('; '), official: official.issues.join('; ') };
    return { accepted: [], differences: ours.accepted === official.accepted ? [] : [difference] };
  }
  const middle = Math.ceil(blocks.length / 2);
  const halves = [await compile(engines, blocks.slice(0, middle)), await compile(engines, blocks.slice(middle))];
  return { accepted: halves.flatMap(({ accepted }) => accepted), differences: halves.flatMap(({ differences }) => differences) };
}

async function bothAccept({ ours, official }: Engines, blocks: readonly Seeded[]): Promise<boolean> {
  const source = blocks.map(({ block }) => block.source).join('\n');
  const compiled = await Promise.all([ours.load(source), official.load(source)]);
  return compiled.every(({ accepted }) => accepted);
}

const compileBoth = async ({ ours, official }: Engines, { source }: Block) => Promise.all([ours.load(source), official.load(source)]);

async function compareBlock({ ours, official }: Engines, { seed, block }: Seeded): Promise<Difference[]> {
  await Promise.all([ours.restore(block), official.restore(block)]);
  const differences: Difference[] = [];
  for (const asked of block.asked) {
    const [mine, theirs] = await Promise.all([ours.ask(block, asked), official.ask(block, asked)]);
    if (mine !== theirs) differences.push({ seed, block, asked, ours: mine, official: theirs });
  }
  return differences;
}

/** Whether the engines differ about a block, loaded by itself, in the same way as before. */
export async function differsAlike(engines: Engines, block: Block, { asked, ...before }: Difference): Promise<boolean> {
  const [ours, official] = await compileBoth(engines, block);
  if (asked === undefined) {
    const isSame = ours.issues[0] === before.ours.split('; ')[0] || official.issues[0] === before.official.split('; ')[0];
    return ours.accepted !== official.accepted && isSame;
  }
  if (!ours.accepted || !official.accepted) return false;
  await Promise.all([engines.ours.restore(block), engines.official.restore(block)]);
  const [mine, theirs] = await Promise.all([engines.ours.ask(block, asked), engines.official.ask(block, asked)]);
  return mine === before.ours && theirs === before.official;
}
