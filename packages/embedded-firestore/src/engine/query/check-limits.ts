import { printFieldPath } from '../../model/field-path';
import type { Filter, Query } from '../../model/query';
import { invalidArgument } from '../../model/status';
import { conditions, isComposite, isInequality, isNameCondition } from './conditions';

const MAX_INEQUALITY_FIELDS = 10;
const MAX_COMPONENTS = 100;

/**
 * Validates a query as a whole: the number of inequality fields and components, and name equalities combined with other ranges.
 * @throws INVALID_ARGUMENT with the messages of the service
 */
export function checkLimits(query: Query): void {
  const fields = inequalityFields(query.where);
  if (fields.length > MAX_INEQUALITY_FIELDS)
    throw invalidArgument(
      `The query contains ${fields.length} distinct inequality fields: [${fields.join(', ')}]. ` +
        `A query may not have more than ${MAX_INEQUALITY_FIELDS} distinct inequality fields.`,
    );
  checkComponents(query);
  if (fields.length > 0 && !fields.includes('__name__') && fixesNames(query.where))
    throw invalidArgument('Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.');
}

function inequalityFields(where: Filter | undefined): readonly string[] {
  const fields = conditions(where)
    .filter(isInequality)
    .map(({ field }) => printFieldPath(field));
  return [...new Set(fields)].sort();
}

const fixesNames = (where: Filter | undefined): boolean =>
  conditions(where).some((condition) => isNameCondition(condition) && !isInequality(condition));

function checkComponents({ where, orderBy, parent }: Query): void {
  const filters = where ? longestConjunction(where) : 0;
  const ancestors = parent === '' ? 0 : 1;
  if (filters + orderBy.length + ancestors <= MAX_COMPONENTS) return;
  throw invalidArgument(
    `The query may not have more than ${MAX_COMPONENTS} filters + sort orders + ancestor total. ` +
      `Currently there are ${filters} filters, ${orderBy.length} sort orders, and ${ancestors === 0 ? 'no' : 'one'} ancestor filter.`,
  );
}

/** The most conditions that one conjunction of the disjunctive normal form has. */
function longestConjunction(filter: Filter): number {
  if (!isComposite(filter)) return 1;
  const lengths = filter.filters.map(longestConjunction);
  return filter.kind === 'and' ? lengths.reduce((sum, length) => sum + length, 0) : Math.max(0, ...lengths);
}
