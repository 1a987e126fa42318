import { describe } from 'vitest';
import { withTable } from '../support/rules-table';
import { accountsWithNames, answerFields, removals, threadChanges, threadFields, threads } from './cases/comments';

const { proves } = withTable('demo-rules-comments');

describe('comments are for members and for guests who may edit, and never for visitors', () => proves(threads));
describe('a thread has', () => proves(threadFields));
describe('an answer has', () => proves(answerFields));
describe('a change of a thread has', () => proves(threadChanges));
describe('an answer that is deleted is', () => proves(removals));
describe('people with a name write under', () => proves(accountsWithNames));
