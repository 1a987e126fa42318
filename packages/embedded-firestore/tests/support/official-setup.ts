import { fileURLToPath } from 'node:url';
import { expectDifferences } from './expect-differences';
import { officialDifferences } from './official-differences';

expectDifferences(fileURLToPath(new URL('..', import.meta.url)), officialDifferences);
