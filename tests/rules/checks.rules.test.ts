import { describe } from 'vitest';
import { withTable } from '../support/rules-table';
import { checkFields, checks } from './cases/checks';

const { proves } = withTable('demo-rules-checks');

describe('checks are read by members and guests, made by those who comment, and changed by nobody', () => proves(checks));
describe('a check has', () => proves(checkFields));
