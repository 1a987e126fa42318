import { Stage } from './agreement/stage';
import { people } from './cases/people';
import type { Case } from './cases/table';
import { world } from './cases/world';
import type { Documents, Wire } from './store-wire';

/** Runs cases one after the other against rules that are in force; each finds the world as it is written down. */
export class Runner {
  private readonly stage: Stage;
  private readonly world: Documents = world();

  constructor(readonly wire: Wire) {
    this.stage = new Stage(wire);
  }

  /** Whether the rules let the person of the case do it. */
  mayDo({ who, operation, without }: Pick<Case, 'who' | 'operation' | 'without'>): Promise<boolean> {
    const documents =
      without === undefined ? this.world : Object.fromEntries(Object.entries(this.world).filter(([path]) => path !== without));
    return this.stage.mayDo(people[who], operation, documents);
  }

  /** The cases that end otherwise than they say; none is what one hopes for. */
  async surprises(cases: readonly Case[]): Promise<Case[]> {
    const found: Case[] = [];
    for (const each of cases) if ((await this.mayDo(each)) !== each.may) found.push(each);
    return found;
  }
}
