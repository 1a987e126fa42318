import { describe } from 'vitest';
import { withTable } from '../support/rules-table';
import { closedSnapshots, fields, partFields, poiListFields, poiLists, snapshotFields, snapshots, tours } from './cases/older-tours';

const { proves } = withTable('demo-rules-older-tours');

describe('ACCESS-048 ACCESS-071 an older tour is for members of an organization that is open', () => proves(tours));
describe('an older tour carries', () => proves(fields));
describe('what is below an older tour carries', () => proves(partFields));
describe('ACCESS-051 an older PoI list is changed by its author alone', () => proves(poiLists));
describe('an older PoI list has', () => proves(poiListFields));
describe('ACCESS-050 ACCESS-068 a snapshot is for its organization, or public', () => proves(snapshots));
describe('a snapshot carries', () => proves(snapshotFields));
describe('a suspended organization publishes [MODEL-003]', () => proves(closedSnapshots));
