import { isPathPart } from '@/domain/path-part';
import { ApiProblem } from './problems';

/** The cursor of what comes after something in a list. */
export const cursorOf = (position: string | number): string => Buffer.from(JSON.stringify([position])).toString('base64url');

type Positions = { string: string; number: number };

/** After which position a cursor goes on; null without one. @throws ApiProblem invalid-request */
export function positionIn<Kind extends keyof Positions>(cursor: string | undefined, kind: Kind): Positions[Kind] | null {
  if (cursor === undefined) return null;
  const position = parsed(cursor);
  if (kind === 'string' ? typeof position === 'string' && isPathPart(position) : isCount(position)) return position as Positions[Kind];
  throw new ApiProblem('invalid-request', 'This cursor does not belong to this list. Start without one.');
}

const isCount = (position: unknown): boolean => Number.isSafeInteger(position) && Number(position) >= 0;

function parsed(cursor: string): unknown {
  try {
    const [position] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    return position;
  } catch {
    return undefined;
  }
}
