import { fileURLToPath } from 'node:url';
import { expectDifferences } from '../../packages/embedded-firestore/tests/support/expect-differences';

const reason = 'It sends a listener what it has read before again, and the whole list after each change.';

expectDifferences(
  fileURLToPath(new URL('../data', import.meta.url)),
  [
    ['live-reads', 'shows a list by one request before the database is loaded, and reads no document twice [TOUR-082]'],
    ['live-reads', 'goes on live: of later changes it reads those documents, and keeps the others the same objects [TOUR-082]'],
    ['live-reads', 'reads a document once and follows it [PLAYER-070]'],
    ['overview', 'the overview of an organization reads six documents, whatever the number of its tours'],
    ['read-ahead', 'tells a tour and its organization without the database, and the listeners after it read neither again [PLAYER-070]'],
    ['read-ahead', 'shares what is asked for at the same time [PLAYER-070]'],
    ['tour-index', 'reads 32 documents, whatever the number of tours, and of a change one [TOUR-082]'],
    ['visitor-reads', 'is shown a document before the database is there, follows it then, and reads nothing twice [PLAYER-070]'],
    ['visitor-reads', 'follows a list: of a change it reads that document'],
    ['visitor-reads', 'reads again only what it listens to'],
  ].map(([file = '', name = '']) => ({ file: `${file}.test.ts`, name, reason })),
);
