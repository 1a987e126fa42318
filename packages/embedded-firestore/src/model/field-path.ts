/** The segments of a field's path, unquoted: `` a.`b.c` `` is `['a', 'b.c']`. `['__name__']` is the document's name. */
export type FieldPath = readonly string[];
