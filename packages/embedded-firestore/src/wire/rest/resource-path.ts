import { invalidArgument } from '../../model/status';

/** An address below `/v1/projects/{p}/databases/{d}/documents`, percent-decoded. */
export type ResourcePath = {
  /** `projects/{p}/databases/{d}` */
  readonly database: string;
  /** The segments behind `documents/`; undefined when the address ends at `documents`. An empty one stands between two slashes, or at the end. */
  readonly segments: readonly string[] | undefined;
  /** What follows a colon at the end of the last segment; it belongs to the segment unless it is a method. */
  readonly verb: string | undefined;
};

const PATH = /^\/v1(?:beta1)?\/(projects\/[^/]*\/databases\/[^/]*)\/documents(?:\/(.*))?(?::([^/:]*))?$/s;
const VERB = /^(.*):([A-Za-z]+)$/s;

/** Reads the path of an address; undefined when it is none of the service's. @throws INVALID_ARGUMENT for broken percent-encoding */
export function readResourcePath(path: string): ResourcePath | undefined {
  const [, database, below, rootVerb] = PATH.exec(path) ?? [];
  if (database === undefined) return undefined;
  const [, , verb] = (below !== undefined && VERB.exec(below)) || [];
  return {
    database: decodeSegments(database).join('/'),
    segments: below === undefined ? undefined : decodeSegments(below),
    verb: verb ?? rootVerb,
  };
}

/** The segments without the verb at the end of the last one. */
export function withoutVerb({ segments, verb }: ResourcePath): readonly string[] {
  if (!segments || verb === undefined) return segments ?? [];
  return segments.map((segment, index) => (index === segments.length - 1 ? segment.slice(0, -verb.length - 1) : segment));
}

const decodeSegments = (path: string): readonly string[] => path.split('/').map(decodeSegment);

/** A slash that comes out of a segment must not reach another document. */
function decodeSegment(segment: string): string {
  const decoded = decode(segment);
  if (decoded.includes('/')) throw invalidArgument(`Resource id "${decoded}" is invalid because it contains "/".`);
  return decoded;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw invalidArgument(`Invalid percent-encoding in "${segment}".`);
  }
}
