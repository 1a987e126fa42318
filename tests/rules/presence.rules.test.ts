import { describe } from 'vitest';
import { withTable } from '../support/rules-table';
import { arriving, presence, presenceFields } from './cases/presence';

const { proves } = withTable('demo-rules-presence');

describe('who edits a tour is seen by those who write it, says so for themselves alone, and is removed once forgotten [ACCESS-057]', () =>
  proves(presence));
describe('who writes a tour says that they are here', () => proves(arriving));
describe('who is here says', () => proves(presenceFields));
