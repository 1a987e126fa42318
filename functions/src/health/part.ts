import type { HealthPart } from '@/domain/health/health';

/** The other parts do not wait longer for one that hangs. */
const timeoutMs = 40_000;

/** Reads one part; where that fails or takes too long, the part says so, and the reason is in the log. @param failure a sentence */
export async function partOf<Value>(read: () => Promise<Value>, failure: string): Promise<HealthPart<Value>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const value = await Promise.race([
      read(),
      new Promise<never>((_, reject) => timeout.addEventListener('abort', () => reject(timeout.reason))),
    ]);
    return { value };
  } catch (error) {
    console.error(failure, error);
    return { failure };
  }
}
