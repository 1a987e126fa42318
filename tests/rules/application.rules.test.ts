import { describe } from 'vitest';
import { withTable } from '../support/rules-table';
import { apiKeys, application, audit, capitalsCard, deletions, oddCard, ownCard, rest, users } from './cases/application';

const { proves } = withTable('demo-rules-application');

describe('modules, pages and settings are written by the server alone [ACCESS-053 ACCESS-066 ACCESS-067 ACCESS-076]', () =>
  proves(application));
describe('of the audit log', () => proves(audit));
describe('of deleted accounts', () => proves(deletions));
describe('of the keys of the API, which the server alone reads and writes', () => proves(apiKeys));
describe('a person’s document is theirs, but for role and organization [ACCESS-070 ACCESS-076]', () => proves(users));
describe('in the own document stands [ACCESS-070]', () => proves(ownCard));
describe('in the own document is mended [ACCESS-070]', () => proves(oddCard));
describe('in the own document stands, too, [ACCESS-072]', () => proves(capitalsCard));
describe('nobody touches', () => proves(rest));
