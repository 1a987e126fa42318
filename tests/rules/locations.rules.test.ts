import { describe } from 'vitest';
import { withTable } from '../support/rules-table';
import { binned, deleting, restored, withoutEntry } from './cases/location-bin';
import { alignmentFields, alignments, byAdmin, fields, locations, locationTourFields, locationTours, publicTours } from './cases/locations';

const { proves } = withTable('demo-rules-locations');

describe('a location is read by its organization and kept by its editors [ACCESS-065]', () => proves(locations));
describe('a location carries [MODEL-035]', () => proves(fields));
describe('so are its tours [ACCESS-065 LOC-032]', () => proves(locationTours));
describe('a tour of a location carries [MODEL-036]', () => proves(locationTourFields));
describe('one is public where its organization is active', () => proves(publicTours));
describe('how two of them lie is read by its organization and kept by its editors', () => proves(alignments));
describe('an alignment carries', () => proves(alignmentFields));
describe('a location kept by a global admin has', () => proves(byAdmin));
describe('a location goes into the bin of its organization, by those who run it, and back [ACCESS-065]', () => proves(deleting));
describe('a location in the bin carries', () => proves(binned));
describe('a location comes back', () => proves(restored));
describe('the tombstone of a location without its entry in the bin is deleted by those who run its organization', () =>
  proves(withoutEntry));
