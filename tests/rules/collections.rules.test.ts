import { describe } from 'vitest';
import { withTable } from '../support/rules-table';
import { byAdmin, collections, fields } from './cases/collections';

const { proves } = withTable('demo-rules-collections');

describe('a collection is read by its organization and guests, and kept by those who run the organization [ACCESS-052 ACCESS-062]', () =>
  proves(collections));
describe('a collection carries [MODEL-040]', () => proves(fields));
describe('a collection made by a global admin has', () => proves(byAdmin));
