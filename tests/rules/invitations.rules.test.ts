import { describe } from 'vitest';
import { withTable } from '../support/rules-table';
import { answers, fields, older, reading, writing } from './cases/invitations';

const { proves } = withTable('demo-rules-invitations');

describe('invitations are read by the invited address and those who edit [ACCESS-035 ACCESS-063 ACCESS-072]', () => proves(reading));
describe('invitations are written by those who edit the tour’s or collection’s organization [ACCESS-016 ACCESS-063]', () =>
  proves(writing));
describe('an older invitation opens the tour that it names, until it is replaced [MODEL-045 ACCESS-054]', () => proves(older));
describe('the invited person [ACCESS-063]', () => proves(answers));
describe('an invitation carries [ACCESS-033 MODEL-043]', () => proves(fields));
