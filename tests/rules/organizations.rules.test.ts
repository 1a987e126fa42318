import { describe } from 'vitest';
import { withTable } from '../support/rules-table';
import { closedScreens, collaboratorFields, collaborators, fields, organizations, screenFields, screens } from './cases/organizations';

const { proves } = withTable('demo-rules-organizations');

describe('ACCESS-053 ACCESS-061 ACCESS-071 one organization is read by anyone, kept by those who run it, and opened by global admins', () =>
  proves(organizations));
describe('an organization carries', () => proves(fields));
describe('COLLAB-045 remembered collaborators are for the organization’s editors', () => proves(collaborators));
describe('a remembered collaborator has', () => proves(collaboratorFields));
describe('MODEL-058 a screen is for its organization, or public', () => proves(screens));
describe('a screen has', () => proves(screenFields));
describe('a suspended organization publishes [MODEL-003]', () => proves(closedScreens));
