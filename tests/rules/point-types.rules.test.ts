import { describe } from 'vitest';
import { withTable } from '../support/rules-table';
import { firstPointFilters, firstPointTypes, pointFilterFields, pointTypeFields, pointTypes } from './cases/point-types';

const { proves } = withTable('demo-rules-point-types');

describe('types of points are read by members and guests of an organization, and written by those who run it', () => proves(pointTypes));
describe('the document of types has', () => proves(pointTypeFields));
describe('the document of saved filters has', () => proves(pointFilterFields));
describe('the types of an organization that had none are written by those who run it', () => proves(firstPointTypes));
describe('the saved filters of an organization that had none are written by its editors', () => proves(firstPointFilters));
