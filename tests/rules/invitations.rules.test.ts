import { describe } from 'vitest';
import { withTable } from '../support/rules-table';
import { answers, fields, reading, writing } from './cases/invitations';

const { proves } = withTable('demo-rules-invitations');

describe('ACCESS-035 ACCESS-063 ACCESS-072 invitations are read by the invited address and those who edit', () => proves(reading));
describe('ACCESS-016 ACCESS-063 invitations are written by those who edit the tour’s or collection’s organization', () => proves(writing));
describe('ACCESS-063 the invited person', () => proves(answers));
describe('ACCESS-033 an invitation carries', () => proves(fields));
