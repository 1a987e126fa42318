import type { Scenarios } from '../scenario';
import { aggregates } from './aggregates';
import { documents } from './documents';
import { identities } from './identity';
import { leaks } from './leaks';
import { listRules } from './list-rules';
import { listeners } from './listeners';
import { offline } from './offline';
import { operatorScenarios } from './operators';
import { queries } from './queries';
import { rules } from './rules';
import { transactions } from './transactions';
import { writes } from './writes';

/** Every scenario that does not depend on the transport, by group and title. */
export const groups: Readonly<Record<string, Scenarios>> = {
  documents,
  writes,
  transactions,
  listeners,
  queries,
  operators: operatorScenarios,
  aggregates,
  offline,
  rules,
  'list rules': listRules,
  identity: identities,
  leaks,
};
