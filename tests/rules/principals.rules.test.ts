import { describe } from 'vitest';
import { withTable } from '../support/rules-table';
import { byAddress, byClaims, byCollection } from './cases/principals';

const { proves } = withTable('demo-rules-principals');

describe('ACCESS-001 ACCESS-002 ACCESS-008 claims make somebody who may', () => proves(byClaims));
describe('ACCESS-021 ACCESS-037 ACCESS-039 ACCESS-054 ACCESS-072 only a proven address, in time, may', () => proves(byAddress));
describe('ACCESS-044 ACCESS-054 only a proven address, in time, comes by a collection to', () => proves(byCollection));
