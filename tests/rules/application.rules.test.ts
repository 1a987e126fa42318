import { describe } from 'vitest';
import { withTable } from '../support/rules-table';
import { application, capitalsCard, cardFields, fields, firstTime, oddCard, ownCard, rest, users } from './cases/application';

const { proves } = withTable('demo-rules-application');

describe('ACCESS-053 ACCESS-066 ACCESS-067 modules, pages and settings are written by global admins', () => proves(application));
describe('of them is accepted at first', () => proves(firstTime));
describe('of them is accepted', () => proves(fields));
describe('ACCESS-070 a person’s document is theirs, but for role and organization', () => proves(users));
describe('ACCESS-070 in the own document stands', () => proves(ownCard));
describe('ACCESS-070 in the own document is mended', () => proves(oddCard));
describe('ACCESS-072 in the own document stands, too,', () => proves(capitalsCard));
describe('a person’s document carries', () => proves(cardFields));
describe('nobody touches', () => proves(rest));
