import { describe } from 'vitest';
import { withTable } from '../support/rules-table';
import { tourIndex } from './cases/tour-index';

const { proves } = withTable('demo-rules-tour-index');

describe('the index of an organization’s tours is read by those who may list them, and written by nobody', () => proves(tourIndex));
