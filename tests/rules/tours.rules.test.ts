import { describe } from 'vitest';
import { withTable } from '../support/rules-table';
import { changing, creating, deleting, fields, moving, newFields, odd, publishing, reading } from './cases/tours';

const { proves } = withTable('demo-rules-tours');

describe('ACCESS-043 ACCESS-054 ACCESS-056 a tour is read by those who belong to it, guests in time, and anyone when it is public', () =>
  proves(reading));
describe('ACCESS-037 ACCESS-038 ACCESS-039 ACCESS-058 a tour is changed by those who write it', () => proves(changing));
describe('ACCESS-013 ACCESS-057 a tour is created with the right to, for the organization written into it', () => proves(creating));
describe('ACCESS-058 a tour is deleted by those who run its organization', () => proves(deleting));
describe('a tour carries', () => proves(fields));
describe('a tour from elsewhere takes', () => proves(odd));
describe('ACCESS-057 a new tour has', () => proves(newFields));
describe('ACCESS-057 a tour moves', () => proves(moving));
describe('an open organization publishes, a suspended one does not [MODEL-003]', () => proves(publishing));
