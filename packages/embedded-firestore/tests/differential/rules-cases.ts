import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What an expression comes to as a condition. */
export type CaseResult = 'true' | 'false' | 'error';
export type RecordedCase = { readonly expression: string; readonly result: CaseResult };

/** Constant expressions, and what Google's emulator made of them. */
export const recordedCases: readonly RecordedCase[] = readFileSync(fileURLToPath(new URL('rules-cases.txt', import.meta.url)), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [result = '', expression = ''] = line.split('\t');
    return { expression, result: result as CaseResult };
  });
