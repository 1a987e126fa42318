/** How many expressions Google's engine evaluates for a request at most. @see https://firebase.google.com/docs/firestore/security/get-started#security_rules_limits */
export const expressionLimit = 1000;

/** How many of them each operation leaves. */
export const spareExpressions = 300;

/** Expressions that one more `true` in a chain of conditions costs: itself, and two for its `&&`. */
export const perFiller = 3;

/**
 * The rules with every condition followed by as many conditions that always hold: an operation that is still allowed has room for them.
 * Google's engine refuses deep expressions, so the conditions are a balanced tree.
 */
export function paddedRules(rules: string, fillers: number): string {
  if (fillers === 0) return rules;
  const padded = rules.replaceAll(/(allow [a-z, ]+: if )([^;]+);/g, '$1($2) && padding();');
  return padded.replace(/match \/databases\/\{database\}\/documents \{/, `$&\n function padding() { return ${conjunction(fillers)}; }\n`);
}

function conjunction(leaves: number): string {
  if (leaves === 1) return 'true';
  const half = leaves >> 1;
  return `(${conjunction(half)} && ${conjunction(leaves - half)})`;
}
