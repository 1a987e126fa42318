import type { RefusalName } from './port';

const names: readonly string[] = ['InvalidArgument', 'NotFound', 'WrongMode', 'Busy', 'NotReady', 'NotSupported'] satisfies RefusalName[];

/** Whether an error says that something may not be, rather than that something broke. */
export const isRefusal = (reason: unknown): boolean => reason instanceof Error && names.includes(reason.name);

/** An error of this name; the sentence says what to do. */
export function refuse(name: RefusalName, sentence: string): Error {
  const error = new Error(sentence);
  error.name = name;
  return error;
}
