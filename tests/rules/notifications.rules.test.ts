import { describe } from 'vitest';
import { withTable } from '../support/rules-table';
import { firstMailChoices, mailChoices, notifications, readNotifications } from './cases/notifications';

const { proves } = withTable('demo-rules-notifications');

describe('a notification is the server’s, and read by whom it concerns', () => proves(notifications));
describe('marking a notification as read changes', () => proves(readNotifications));
describe('the choice of mails has', () => proves(mailChoices));
describe('mails are chosen by whom they go to', () => proves(firstMailChoices));
