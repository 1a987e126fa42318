import { readFileSync } from 'node:fs';
import { beforeAll, expect, inject, it } from 'vitest';
import type { Person } from '../rules/cases/people';
import type { Case } from '../rules/cases/table';
import type { Operation } from '../rules/operation';
import { Runner } from '../rules/run-case';
import { loadRules } from '../rules/store-wire';

type Table = {
  /** Defines a test for each title, which checks the cases of all persons with that title. */
  proves: (cases: readonly Case[]) => void;
  /** Whether the rules permit an operation for a person, in the described data. */
  may: (who: Person, operation: Operation) => Promise<boolean>;
};

/** Loads the rules of this checkout into a separate project, over the wire. */
export function withTable(project: string): Table {
  const runner = new Runner({ port: inject('ports').firestore!, project });
  beforeAll(() => loadRules(runner.wire, readFileSync('firestore.rules', 'utf8')));

  return {
    proves: (cases) => {
      const titles = [...new Set(cases.map(({ title }) => title))];
      it.each(titles)('%s', async (title) => {
        const those = cases.filter((each) => each.title === title);

        const surprises = await runner.surprises(those);

        expect(surprises.map(({ who, may }) => `${who} ${may ? 'is refused' : 'is let in'}`)).toEqual([]);
      });
    },
    may: (who, operation) => runner.mayDo({ who, operation }),
  };
}
