import { describe } from 'vitest';
import { withTable } from '../support/rules-table';
import { byAdmin, fields, locations, versionFields, versions } from './cases/locations';

const { proves } = withTable('demo-rules-locations');

describe('ACCESS-065 a location is read by its organization and kept by its editors', () => proves(locations));
describe('a location carries', () => proves(fields));
describe('ACCESS-065 LOC-032 so are its tours', () => proves(versions));
describe('a tour of a location carries', () => proves(versionFields));
describe('a location kept by a global admin has', () => proves(byAdmin));
