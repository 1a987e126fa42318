import { describe } from 'vitest';
import { withTable } from '../support/rules-table';
import { overview } from './cases/overview';

const { proves } = withTable('demo-rules-overview');

describe('the overview of an organization is the server’s, and names guests to those alone who may list them', () => proves(overview));
