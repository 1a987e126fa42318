import { describe } from 'vitest';
import { withTable } from '../support/rules-table';
import { search } from './cases/search';

const { proves } = withTable('demo-rules-search');

describe('what is found in an organization’s tours is read by those who may list them, and written by nobody', () => proves(search));
