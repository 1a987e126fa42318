import { describe } from 'vitest';
import { withTable } from '../support/rules-table';
import { binned, binnedApart, closed, deleting, emptying, restored, suspended, tombstones, withoutEntry } from './cases/bin';

const { proves } = withTable('demo-rules-bin');

describe('a tour is moved into the bin by those who run its organization, and never deleted past it [ACCESS-058]', () => proves(deleting));
describe('into the bin goes [ACCESS-058]', () => proves(binned));
describe('of a tour that fills a document the tombstone has [ACCESS-058]', () => proves(binnedApart));
describe('nobody fakes a tombstone', () => proves(tombstones));
describe('a tour in the bin is closed', () => proves(closed));
describe('a tour in the bin is restored, or deleted for good, by those who run its organization [ACCESS-058]', () => proves(emptying));
describe('a tour is restored', () => proves(restored));
describe('an organization that is suspended gets back', () => proves(suspended));
describe('a tombstone without its entry in the bin is deleted by those who run its organization', () => proves(withoutEntry));
