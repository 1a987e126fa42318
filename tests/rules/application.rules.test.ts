import { describe } from 'vitest';
import { withTable } from '../support/rules-table';
import { application, capitalsCard, cardFields, fields, firstTime, oddCard, ownCard, rest, users } from './cases/application';

const { proves } = withTable('demo-rules-application');

describe('modules, pages and settings are written by global admins [ACCESS-053 ACCESS-066 ACCESS-067 ACCESS-076]', () =>
  proves(application));
describe('of them is accepted at first', () => proves(firstTime));
describe('of them is accepted', () => proves(fields));
describe('a person’s document is theirs, but for role and organization [ACCESS-070 ACCESS-076]', () => proves(users));
describe('in the own document stands [ACCESS-070]', () => proves(ownCard));
describe('in the own document is mended [ACCESS-070]', () => proves(oddCard));
describe('in the own document stands, too, [ACCESS-072]', () => proves(capitalsCard));
describe('a person’s document carries', () => proves(cardFields));
describe('nobody touches', () => proves(rest));
