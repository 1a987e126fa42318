import type { Json } from '../conformance/grpc-client';
import { Random } from '../fuzz/random';
import { randomAggregation, randomParent, randomQuery } from './store-queries';
import { call, type Step } from './store-step';
import { transactionSteps } from './store-transactions';
import { COLLECTIONS, DATABASE, DOCUMENTS, documentName, storedFields } from './store-values';
import { randomWrite } from './store-writes';

/** The steps of a seed: documents and queries, listeners, transactions, or transactions in each other's way. */
export function stepsOf(seed: number): readonly Step[] {
  const random = new Random(seed);
  const kind = random.below(20);
  if (kind < 11) return [seedDocuments(random), ...random.times(12 + random.below(10), () => randomStep(random))];
  if (kind < 15) return listenerSteps(random);
  return [seedDocuments(random), ...transactionSteps(random, kind === 19)];
}

/** Some documents to begin with. */
function seedDocuments(random: Random): Step {
  const names = new Set(random.times(6 + random.below(6), () => documentName(random)));
  const writes = [...names].map((name) => ({ update: { name, fields: storedFields(random) } }));
  return call('Commit', { database: DATABASE, writes });
}

function listenerSteps(random: Random): readonly Step[] {
  const listens = random.times(2 + random.below(3), (): Step => ({ kind: 'listen', target: target(random) }));
  const changes = random.times(4 + random.below(5), (): Step[] => [writing(random), { kind: 'settle' }]).flat();
  return [seedDocuments(random), ...listens, ...changes];
}

function target(random: Random): Json {
  if (random.once(4)) return { documents: { documents: [documentName(random)] } };
  return { query: { parent: randomParent(random), structuredQuery: randomQuery(random, { listened: true }) } };
}

function writing(random: Random): Step {
  const writes = random.times(1 + random.below(4), () => randomWrite(random));
  return call(random.once(5) ? 'BatchWrite' : 'Commit', { database: DATABASE, writes });
}

function randomStep(random: Random): Step {
  const atTime = random.once(8) ? { readTime: '{commitTime}' } : {};
  switch (random.below(12)) {
    case 0:
    case 1:
    case 2:
      return writing(random);
    case 3:
      return call('GetDocument', { name: documentName(random) });
    case 4: {
      const mask = random.once(3) ? { mask: { fieldPaths: ['a', 'm.x'] } } : {};
      const documents = random.times(1 + random.below(4), () => documentName(random));
      return call('BatchGetDocuments', { database: DATABASE, documents, ...mask, ...atTime });
    }
    case 5:
      return call('ListDocuments', {
        parent: random.once(3) ? documentName(random) : DOCUMENTS,
        collectionId: random.pick([...COLLECTIONS, 's']),
        ...(random.once(3) && { pageSize: 1 + random.below(4) }),
        ...(random.once(3) && { showMissing: true }),
      });
    case 6:
      return call('ListCollectionIds', { parent: random.once(2) ? documentName(random) : DOCUMENTS });
    case 7:
    case 8:
      return call('RunAggregationQuery', { parent: randomParent(random), structuredAggregationQuery: randomAggregation(random) });
    default:
      return call('RunQuery', { parent: randomParent(random), structuredQuery: randomQuery(random), ...atTime });
  }
}
