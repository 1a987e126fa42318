const PLACEHOLDERS: Readonly<Record<string, string>> = { transaction: '<id>', nextPageToken: '<token>' };
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** An answer with everything that differs from run to run replaced as in the recordings: times, the ids of transactions, page tokens. */
export function blur(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(blur);
  if (typeof answer === 'string') return TIME.test(answer) ? '<time>' : answer;
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, PLACEHOLDERS[key] ?? blur(value)]));
}

/** Messages that print a key of the official emulator's own; only their codes are a contract. */
export const printsInternalKey = (message: unknown): boolean =>
  typeof message === 'string' && /EntityRef\[|no entity to update|stored version \(/.test(message);
