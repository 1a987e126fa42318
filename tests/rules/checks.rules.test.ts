import { describe } from 'vitest';
import { withTable } from '../support/rules-table';
import { checkFields, checks, photoDeletions } from './cases/checks';

const { proves } = withTable('demo-rules-checks');

describe('checks are read by members and guests, made by those who comment, and without their photo at most', () => proves(checks));
describe('a check has', () => proves(checkFields));
describe('deleting the photo of a check changes', () => proves(photoDeletions));
