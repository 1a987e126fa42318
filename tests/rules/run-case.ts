import { people } from './cases/people';
import type { Case } from './cases/table';
import { world } from './cases/world';
import { type Documents, mayDo, storeDocuments, type Wire } from './store-wire';

/** Runs cases one after the other against rules that are in force; each finds the world as it is written down. */
export class Runner {
  /** The document that is missing, `null` once something was written, `undefined` while nothing is. */
  private missing: string | null | undefined = null;

  constructor(readonly wire: Wire) {}

  /** Whether the rules let the person of the case do it. */
  async mayDo({ who, operation, without }: Pick<Case, 'who' | 'operation' | 'without'>): Promise<boolean> {
    if (this.missing !== without) await storeDocuments(this.wire, worldWithout(without));
    this.missing = without;
    const may = await mayDo(this.wire, people[who], operation);
    if (may && operation.kind !== 'get' && operation.kind !== 'list') this.missing = null;
    return may;
  }

  /** The cases that end otherwise than they say; none is what one hopes for. */
  async surprises(cases: readonly Case[]): Promise<Case[]> {
    const found: Case[] = [];
    for (const each of cases) if ((await this.mayDo(each)) !== each.may) found.push(each);
    return found;
  }
}

function worldWithout(path: string | undefined): Documents {
  return Object.fromEntries(Object.entries(world()).filter(([each]) => each !== path));
}
