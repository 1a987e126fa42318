import { describe } from 'vitest';
import { withTable } from '../support/rules-table';
import {
  history,
  historyFields,
  historyNames,
  linkChanges,
  linkFields,
  links,
  markerFields,
  markers,
  translationFields,
  translations,
} from './cases/below-tours';

const { proves } = withTable('demo-rules-below-tours');

describe('a share link is made by those who share the tour, read by those who read it, and managed by its maker and those who edit the tour [ACCESS-042 ACCESS-060]', () =>
  proves(links));
describe('a share link carries [ACCESS-060 MODEL-083]', () => proves(linkFields));
describe('a share link is changed to have [ACCESS-060]', () => proves(linkChanges));
describe('the PoI history is kept by those who write the tour, and changed by nobody but in its names [ACCESS-059]', () => proves(history));
describe('an entry of the PoI history carries [ACCESS-059 MODEL-084]', () => proves(historyFields));
describe('an entry of the PoI history is given', () => proves(historyNames));
describe('markers belong to the tour [EDIT-093]', () => proves(markers));
describe('a list of markers carries', () => proves(markerFields));
describe('the texts of a tour in another language belong to the tour', () => proves(translations));
describe('the texts of a language carry', () => proves(translationFields));
