/** Whether lists and objects are nested more levels deep. Avoids recursion, because what was sent may be nested deeper than the call stack. */
export function isNestedDeeper(value: unknown, levels: number): boolean {
  let inside = [value];
  for (let level = 0; inside.length > 0; level += 1) {
    if (level > levels) return true;
    inside = inside.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return false;
}
