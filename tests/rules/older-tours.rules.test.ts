import { describe } from 'vitest';
import { withTable } from '../support/rules-table';
import { fields, partFields, poiListFields, poiLists, tours } from './cases/older-tours';

const { proves } = withTable('demo-rules-older-tours');

describe('an older tour is for members of an organization that is open [ACCESS-048 ACCESS-071 ACCESS-073]', () => proves(tours));
describe('an older tour carries [MODEL-018]', () => proves(fields));
describe('what is below an older tour carries', () => proves(partFields));
describe('an older PoI list is changed by its author alone [ACCESS-051]', () => proves(poiLists));
describe('an older PoI list has', () => proves(poiListFields));
