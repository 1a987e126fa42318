import { describe } from 'vitest';
import { withTable } from '../support/rules-table';
import { beside, shortCodes, snapshots, visits } from './cases/versions';

const { proves } = withTable('demo-rules-versions');

describe('a snapshot is for its organization, or open to everybody and written by nobody [ACCESS-050 ACCESS-068 ACCESS-078]', () =>
  proves(snapshots));
describe('what is beside a snapshot is for members, except which one is current [ACCESS-068]', () => proves(beside));
describe('visits are for those who may write the tour, and counted by nobody but the server', () => proves(visits));
describe('where short addresses lead is for nobody but the server', () => proves(shortCodes));
