import { Code, type StatusName } from '../../src/model/status';
import { httpStatus } from '../../src/wire/status';
import { printsInternalKey } from './recording';

type Failure = { code: number | string; message?: string };
export type RecordedStep = { name: string; ok?: unknown; error?: Failure };

/** What a step of an SDK comes to, in the words of the recordings. */
export async function outcomeOf(run: () => unknown, recorded: RecordedStep): Promise<Omit<RecordedStep, 'name'>> {
  try {
    return { ok: await run() };
  } catch (thrown) {
    const { code, details } = thrown as { code: number | string; details?: string };
    if (code === undefined) throw thrown;
    return {
      error: { code: sameCode(code, recorded.error?.code), ...(recorded.error?.message !== undefined && { message: details ?? '' }) },
    };
  }
}

/** The recorded outcome without the message, when it prints a key of the official emulator's own. */
export function comparableStep({ ok, error }: Omit<RecordedStep, 'name'>, recorded: RecordedStep): unknown {
  if (!error) return { ok };
  return printsInternalKey(recorded.error?.message) ? { error: { code: error.code } } : { error };
}

/** The Admin SDK's REST client hands on the HTTP status of some refusals in place of their code: the recorded code, if that is its status. */
function sameCode(code: number | string, recorded: number | string | undefined): number | string {
  const status = (Object.keys(Code) as StatusName[]).find((name) => Code[name] === recorded);
  return status && code === httpStatus(status) ? Code[status] : code;
}
