import { fileURLToPath } from 'node:url';
import { expectDifferences } from '../../packages/embedded-firestore/tests/support/expect-differences';

const reason = 'It sends a listener what it has read before again, and the whole list after each change.';

expectDifferences(
  fileURLToPath(new URL('../data', import.meta.url)),
  [
    ['live-reads', 'TOUR-082 shows a list by one request before the database is loaded, and reads no document twice'],
    ['live-reads', 'TOUR-082 goes on live: of later changes it reads those documents, and keeps the others the same objects'],
    ['live-reads', 'PLAYER-070 reads a document once and follows it'],
    ['read-ahead', 'PLAYER-070 tells a tour and its organization without the database, and the listeners after it read neither again'],
    ['read-ahead', 'PLAYER-070 shares what is asked for at the same time'],
    ['visitor-reads', 'PLAYER-070 is shown a document before the database is there, follows it then, and reads nothing twice'],
    ['visitor-reads', 'follows a list: of a change it reads that document'],
    ['visitor-reads', 'reads what it listens to once more, and nothing else'],
  ].map(([file = '', name = '']) => ({ file: `${file}.test.ts`, name, reason })),
);
