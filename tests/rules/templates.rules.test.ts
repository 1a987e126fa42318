import { describe } from 'vitest';
import { withTable } from '../support/rules-table';
import { pointTemplates, templateFields } from './cases/templates';

const { proves } = withTable('demo-rules-templates');

describe('templates are read by the members of an organization, and written by those who edit its tours', () => proves(pointTemplates));
describe('a template has', () => proves(templateFields));
