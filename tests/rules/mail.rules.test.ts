import { describe } from 'vitest';
import { withTable } from '../support/rules-table';
import { byAdmin, fields, reading, writing } from './cases/mail';

const { proves } = withTable('demo-rules-mail');

describe('invitations to an organization are read by their recipient and its editors [ACCESS-064 ACCESS-072]', () => proves(reading));
describe('they offer no more than the sender may give [ACCESS-022 ACCESS-023 ACCESS-024 ACCESS-064]', () => proves(writing));
describe('an invitation to an organization has', () => proves(fields));
describe('an invitation by a global admin has', () => proves(byAdmin));
