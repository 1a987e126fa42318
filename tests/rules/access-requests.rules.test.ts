import { describe } from 'vitest';
import { withTable } from '../support/rules-table';
import { accessAnswers, accessRequests } from './cases/access-requests';

const { proves } = withTable('demo-rules-access-requests');

describe('a request for access is the server’s, and answered by those who may invite', () => proves(accessRequests));
describe('an answer to a request has', () => proves(accessAnswers));
