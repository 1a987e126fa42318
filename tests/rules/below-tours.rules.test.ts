import { describe } from 'vitest';
import { withTable } from '../support/rules-table';
import { history, historyFields, linkFields, links, markerFields, markers } from './cases/below-tours';

const { proves } = withTable('demo-rules-below-tours');

describe('ACCESS-042 ACCESS-060 a share link is made by those who share the tour, read by those who read it, and never listed', () =>
  proves(links));
describe('ACCESS-060 a share link carries', () => proves(linkFields));
describe('ACCESS-059 the PoI history is kept by those who write the tour, and never changed', () => proves(history));
describe('ACCESS-059 an entry of the PoI history carries', () => proves(historyFields));
describe('EDIT-093 markers belong to the tour', () => proves(markers));
describe('a list of markers carries', () => proves(markerFields));
