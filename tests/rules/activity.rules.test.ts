import { describe } from 'vitest';
import { withTable } from '../support/rules-table';
import { activity, addressRenewals } from './cases/activity';

const { proves } = withTable('demo-rules-activity');

describe('what happened in an organization is the server’s, and read by those who run it', () => proves(activity));

describe('closing file addresses is the server’s, and followed by those who run the organization', () => proves(addressRenewals));
