import { describe } from 'vitest';
import { withTable } from '../support/rules-table';
import { numbers, rights } from './cases/rights';

const { proves } = withTable('demo-rules-rights');

describe('what is written with rights that were changed since is refused at once [ACCESS-070]', () => proves(rights));

describe('the number of somebody’s rights is the server’s, and read by themselves', () => proves(numbers));
