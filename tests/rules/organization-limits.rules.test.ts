import { describe } from 'vitest';
import { withTable } from '../support/rules-table';
import { full, outsiders, reading, suspended } from './cases/organization-limits';

const { proves } = withTable('demo-rules-organization-limits');

describe('limits are the server’s, and read by those who run the organization', () => proves(reading));

describe('what an organization has no room for is refused', () => proves(full));

describe('in a suspended organization nobody changes anything, and members read everything', () => proves(suspended));

describe('a suspended organization is closed to outsiders', () => proves(outsiders));
