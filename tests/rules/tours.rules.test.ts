import { describe } from 'vitest';
import { withTable } from '../support/rules-table';
import { changing, creating, fields, moving, newFields, odd, publishing, reading } from './cases/tours';

const { proves } = withTable('demo-rules-tours');

describe('a tour is read by those who belong to it, guests in time, and anyone when it is public [ACCESS-043 ACCESS-054 ACCESS-056]', () =>
  proves(reading));
describe('a tour is changed by those who write it [ACCESS-036 ACCESS-037 ACCESS-038 ACCESS-039 ACCESS-058]', () => proves(changing));
describe('a tour is created with the right to, for the organization written into it [ACCESS-013 ACCESS-057]', () => proves(creating));
describe('a tour carries', () => proves(fields));
describe('a tour from elsewhere takes', () => proves(odd));
describe('a new tour has [ACCESS-057 MODEL-022]', () => proves(newFields));
describe('a tour moves [ACCESS-057]', () => proves(moving));
describe('an open organization publishes, a suspended one does not [MODEL-003]', () => proves(publishing));
