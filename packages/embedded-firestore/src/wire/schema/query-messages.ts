import type { Message } from './field';
import { message } from './field';

const FieldReference = message('StructuredQuery.FieldReference', { fieldPath: [2, 'string'] });

const CompositeOperator = { values: { OPERATOR_UNSPECIFIED: 0, AND: 1, OR: 2 } };
const FieldOperator = {
  values: {
    OPERATOR_UNSPECIFIED: 0,
    LESS_THAN: 1,
    LESS_THAN_OR_EQUAL: 2,
    GREATER_THAN: 3,
    GREATER_THAN_OR_EQUAL: 4,
    EQUAL: 5,
    NOT_EQUAL: 6,
    ARRAY_CONTAINS: 7,
    IN: 8,
    ARRAY_CONTAINS_ANY: 9,
    NOT_IN: 10,
  },
};
const UnaryOperator = { values: { OPERATOR_UNSPECIFIED: 0, IS_NAN: 2, IS_NULL: 3, IS_NOT_NAN: 4, IS_NOT_NULL: 5 } };
const Direction = { values: { DIRECTION_UNSPECIFIED: 0, ASCENDING: 1, DESCENDING: 2 } };
const DistanceMeasure = { values: { DISTANCE_MEASURE_UNSPECIFIED: 0, EUCLIDEAN: 1, COSINE: 2, DOT_PRODUCT: 3 } };

const Filter: Message = message('StructuredQuery.Filter', {
  compositeFilter: [1, () => CompositeFilter],
  fieldFilter: [2, message('StructuredQuery.FieldFilter', { field: [1, FieldReference], op: [2, FieldOperator], value: [3, 'value'] })],
  unaryFilter: [3, message('StructuredQuery.UnaryFilter', { op: [1, UnaryOperator], field: [2, FieldReference] })],
});
const CompositeFilter: Message = message('StructuredQuery.CompositeFilter', {
  op: [1, CompositeOperator],
  filters: [2, Filter, 'repeated'],
});

const Cursor = message('Cursor', { values: [1, 'value', 'repeated'], before: [2, 'bool'] });

// read in whole, although such a query is rejected: a field that is not known would be, as a wrong payload, over REST alone
const FindNearest = message('StructuredQuery.FindNearest', {
  vectorField: [1, FieldReference],
  queryVector: [2, 'value'],
  distanceMeasure: [3, DistanceMeasure],
  limit: [4, 'wrapped int32'],
  distanceResultField: [5, 'string'],
  distanceThreshold: [6, 'wrapped double'],
});

export const StructuredQuery = message('StructuredQuery', {
  select: [1, message('StructuredQuery.Projection', { fields: [2, FieldReference, 'repeated'] })],
  from: [2, message('StructuredQuery.CollectionSelector', { collectionId: [2, 'string'], allDescendants: [3, 'bool'] }), 'repeated'],
  where: [3, Filter],
  orderBy: [4, message('StructuredQuery.Order', { field: [1, FieldReference], direction: [2, Direction] }), 'repeated'],
  startAt: [7, Cursor],
  endAt: [8, Cursor],
  offset: [6, 'int32'],
  limit: [5, 'wrapped int32'],
  findNearest: [9, FindNearest],
});

const Aggregation = message('StructuredAggregationQuery.Aggregation', {
  count: [1, message('StructuredAggregationQuery.Aggregation.Count', { upTo: [1, 'wrapped int64'] })],
  sum: [2, message('StructuredAggregationQuery.Aggregation.Sum', { field: [1, FieldReference] })],
  avg: [3, message('StructuredAggregationQuery.Aggregation.Avg', { field: [1, FieldReference] })],
  alias: [7, 'string'],
});

export const StructuredAggregationQuery = message('StructuredAggregationQuery', {
  structuredQuery: [1, StructuredQuery],
  aggregations: [3, Aggregation, 'repeated'],
});

export const ExplainOptions = message('ExplainOptions', { analyze: [1, 'bool'] });
