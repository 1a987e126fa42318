import { describe } from 'vitest';
import { withTable } from '../support/rules-table';
import { byAddress, byClaims, byCollection, byCreator, byInvitation } from './cases/principals';

const { proves } = withTable('demo-rules-principals');

describe('claims make somebody who may [ACCESS-001 ACCESS-002 ACCESS-008]', () => proves(byClaims));
describe('only a proven address, in time, may [ACCESS-021 ACCESS-037 ACCESS-039 ACCESS-054 ACCESS-072]', () => proves(byAddress));
describe('an invitation counts for the organization that gave it, and its id says one thing only [ACCESS-039, ACCESS-044, ACCESS-072]', () =>
  proves(byInvitation));
describe('a member edits the tour that they created, while it is their organization’s [ACCESS-013, ACCESS-038]', () => proves(byCreator));
describe('only a proven address, in time, comes by a collection to [ACCESS-044 ACCESS-054]', () => proves(byCollection));
