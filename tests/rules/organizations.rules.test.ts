import { describe } from 'vitest';
import { withTable } from '../support/rules-table';
import {
  closedWallScreens,
  collaboratorFields,
  collaborators,
  fields,
  oddFields,
  organizations,
  wallScreenFields,
  wallScreens,
} from './cases/organizations';

const { proves } = withTable('demo-rules-organizations');

describe('one organization is read by anyone, kept by those who run it, and by the server [ACCESS-053 ACCESS-061 ACCESS-071]', () =>
  proves(organizations));
describe('an organization carries [MODEL-002]', () => proves(fields));
describe('an organization with odd fields has', () => proves(oddFields));
describe('remembered collaborators are for the organization’s editors [COLLAB-045 ACCESS-077]', () => proves(collaborators));
describe('a remembered collaborator has [MODEL-048]', () => proves(collaboratorFields));
describe('a screen is for its organization, or public [MODEL-058 ACCESS-074]', () => proves(wallScreens));
describe('a screen has', () => proves(wallScreenFields));
describe('a suspended organization publishes [MODEL-003]', () => proves(closedWallScreens));
