import { describe } from 'vitest';
import { withTable } from '../support/rules-table';
import { decisions, proposalFields, proposals } from './cases/proposals';

const { proves } = withTable('demo-rules-proposals');

describe('whoever may edit a tour proposes a version, and whoever may open versions decides', () => proves(proposals));
describe('a proposal has', () => proves(proposalFields));
describe('a proposal that is sent back has', () => proves(decisions));
