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
import { storms } from './storm';
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
  storms,
  rules,
  'list rules': listRules,
  identity: identities,
  leaks,
};

/** Groups whose scenarios are played one by one: what they observe depends on how busy others keep client and server. */
export const timed: ReadonlySet<string> = new Set(['leaks', 'webchannel']);

/** Groups whose scenarios restart a server of ours, or look into it. */
export const needOwnServer: ReadonlySet<string> = new Set(['offline', 'leaks']);
