import type { Method } from 'embedded-firestore/rules-language';
import fc from 'fast-check';
import { OwnedStore } from '../../storage/owned-store';
import { aCrowd } from '../agreement/drawn';
import { Stage, writesOf } from '../agreement/stage';
import { allCases } from '../cases/all';
import { people } from '../cases/people';
import type { Case } from '../cases/table';
import { world } from '../cases/world';
import type { Operation, Write } from '../operation';
import { loadRules, mayDo, storeDocuments, type Wire } from '../store-wire';
import { CoverageMeter, placeOf, type Touched } from './coverage';
import { type Attempt, concerns } from './guards';
import type { Hunter } from './hunt';
import type { Mutant } from './mutants';

/** Crowds of the agreement with `src/domain/access`, always the same ones, for what no case kills. */
const crowds = { numRuns: 50, seed: 1 };
const crowdSize = 60;

/** Cases that leave the documents as they are go together. */
const atOnce = 8;

/**
 * Kills mutants of `firestore.rules` with the cases of `../cases`, then with draws of `../agreement`, over the wire of projects of their own.
 * @param rules the unbroken rules
 * @param isMeasured finds out beforehand which cases can notice what: pays when there are hundreds of mutants
 */
export async function openFirestoreHunter(wire: Wire, rules: string, isMeasured: boolean): Promise<Hunter> {
  const documents = world();
  const store = new OwnedStore(wire.port, wire.project);
  await storeDocuments(wire, documents);
  const killers = new Map<string, Case[]>();
  const disagrees = await openDisagreement({ ...wire, project: `${wire.project}-drawn` });

  /** Whether the case ends as it says. Whatever it changed is as before afterwards. */
  const isMet = async ({ who, operation, may, without }: Case): Promise<boolean> => {
    if (without !== undefined) await store.put({ [without]: undefined });
    const could = await mayDo(wire, people[who], operation).catch(wasMeanwhileMade);
    const disturbed = [...(could ? writesOf(operation).map(({ path }) => path) : []), ...(without === undefined ? [] : [without])];
    if (disturbed.length > 0) await store.put(Object.fromEntries(disturbed.map((path) => [path, documents[path]])));
    return could === may;
  };
  await loadRules(wire, rules);
  const tried = isMeasured ? await measured(allCases, isMet, new CoverageMeter(wire)) : allCases.map((each) => triedOf(each));
  const places = new Set(tried.flatMap(({ touched }) => [...touched.yes, ...touched.other]));
  const firstUnmet = async (together: readonly Case[]): Promise<Case | undefined> => {
    const met = await Promise.all(together.map(isMet));
    return together[met.indexOf(false)];
  };

  /** A case kills only what it does not meet by the breach alone; where the documents are to blame, they are made anew. */
  const isMetUnbroken = async (each: Case): Promise<boolean> => {
    await loadRules(wire, rules);
    if (await isMet(each)) return true;
    await storeDocuments(wire, documents);
    return false;
  };

  return {
    file: 'firestore.rules',
    async isKilled(mutant) {
      await loadRules(wire, mutant.source);
      const proven = killers.get(mutant.where) ?? [];
      const related = byWords(mutant.was, tried.filter(mutant.at && places.has(placeOf(mutant.at)) ? evaluates(mutant) : asks(mutant)));
      const inOrder = [...proven.map((each) => [each]), ...gathered(related.filter((each) => !proven.includes(each)))];
      for (const together of inOrder) {
        const killer = await firstUnmet(together);
        if (killer === undefined) continue;
        if (!(await isMetUnbroken(killer))) {
          await loadRules(wire, mutant.source);
          if (await isMet(killer)) continue;
        }
        killers.set(mutant.where, [killer, ...proven.filter((each) => each !== killer)]);
        return true;
      }
      return await disagrees(mutant);
    },
  };
}

/** A case, and what the rules look at when somebody does what it says. */
type Tried = { each: Case; attempts: readonly Attempt[]; text: string; touched: Touched };

const unknown: Touched = { yes: new Set(), other: new Set() };
const triedOf = (each: Case, touched = unknown): Tried => {
  const { operation } = each;
  return { each, attempts: attemptsOf(operation), text: JSON.stringify(operation), touched };
};

const asks =
  ({ guards }: Mutant) =>
  ({ attempts }: Tried): boolean =>
    attempts.some((attempt) => concerns(guards, attempt));

const evaluates =
  ({ at, needs }: Mutant) =>
  ({ touched, each }: Tried): boolean => {
    const place = at ? placeOf(at) : '';
    const [yes, other] = [touched.yes.has(place), touched.other.has(place)];
    // a query is decided for all documents it could find: what is counted then is neither the one nor the other for sure
    return (yes && (needs !== 'other' || each.operation.kind === 'list')) || (other && (needs !== 'yes' || each.operation.kind === 'list'));
  };

/** Tries every case with the unbroken rules. @throws when one does not end as it says */
async function measured(cases: readonly Case[], isMet: (each: Case) => Promise<boolean>, meter: CoverageMeter): Promise<Tried[]> {
  const byOperation = new Map<string, Case[]>();
  for (const each of cases) {
    const text = JSON.stringify(each.operation);
    byOperation.set(text, [...(byOperation.get(text) ?? []), each]);
  }
  const tried: Tried[] = [];
  for (const [text, group] of byOperation) {
    for (const each of group)
      if (!(await isMet(each))) throw new Error(`The rules are broken already: ${each.who}: ${each.title}: ${text}`);
    const touched = await meter.step();
    tried.push(...group.map((each) => triedOf(each, touched)));
  }
  return tried;
}

/** The cases, first those that speak of the fields that the broken text names. */
function byWords(broken: string, tried: readonly Tried[]): Case[] {
  const words = [...broken.matchAll(/'(\w+)'/g)].map(([, word = '']) => word);
  const spoken = ({ text }: Tried): number => words.filter((word) => text.includes(word)).length;
  return tried.toSorted((a, b) => spoken(b) - spoken(a)).map(({ each }) => each);
}

/** Of two cases at once that should both be refused, the rules let one make a document, and the other finds it there. */
function wasMeanwhileMade(error: Error): boolean {
  if (error.message.includes('ALREADY_EXISTS')) return true;
  throw error;
}

/** Whether the broken rules and `src/domain/access` disagree on something that somebody of the crowds does. */
async function openDisagreement(wire: Wire): Promise<(mutant: Mutant) => Promise<boolean>> {
  const stage = new Stage(wire);
  const drawn = fc
    .sample(aCrowd(crowdSize), crowds)
    .flat()
    .map((each) => ({ ...each, attempts: attemptsOf(each.operation) }));
  return async ({ source, guards }) => {
    await loadRules(wire, source);
    for (const { claims, documents, operation, may, attempts } of drawn) {
      if (!attempts.some((attempt) => concerns(guards, attempt))) continue;
      if ((await stage.mayDo(claims, operation, documents)) !== may) return true;
    }
    return false;
  };
}

/** Cases in groups that do not disturb each other: what should change nothing together, each that changes something alone. */
function gathered(cases: readonly Case[]): Case[][] {
  const quiet = cases.filter(({ operation, may, without }) => without === undefined && (!may || writesOf(operation).length === 0));
  const groups = Array.from({ length: Math.ceil(quiet.length / atOnce) }, (_, at) => quiet.slice(at * atOnce, (at + 1) * atOnce));
  return [...groups, ...cases.filter((each) => !quiet.includes(each)).map((each) => [each])];
}

const asked: Record<Write['kind'], readonly Method[]> = {
  create: ['create'],
  set: ['create', 'update'],
  update: ['update'],
  remove: ['delete'],
};

/** What the rules are asked when somebody does it. */
export function attemptsOf(operation: Operation): Attempt[] {
  if (operation.kind === 'get') return [{ methods: ['get'], path: operation.path.split('/') }];
  if (operation.kind === 'list') {
    const { parent, collection } = operation;
    return [{ methods: ['list'], path: [...(parent === '' ? [] : parent.split('/')), collection, '(any)'] }];
  }
  return writesOf(operation).map(({ kind, path }) => ({ methods: asked[kind], path: path.split('/') }));
}
