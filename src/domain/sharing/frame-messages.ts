import { isRecord } from '../stored';

/** What a page around an embedded tour asks for. */
export type FrameRequest = { type: 'open'; point: string } | { type: 'play'; guide: string } | { type: 'go'; sweep: string };

/** What an embedded tour tells the page around it. */
export type FrameReport = { type: 'loggia:ready' } | { type: 'loggia:opened'; point: string } | { type: 'loggia:escape' };

const maxId = 200;
const isId = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= maxId;

/** Reads a message of the page around: `loggia:open` with a point, `loggia:play` with a guided tour, `loggia:go` with a sweep; null for any other. */
export function frameRequestFrom(data: unknown): FrameRequest | null {
  if (!isRecord(data)) return null;
  const { type, point, guide, sweep } = data;
  if (type === 'loggia:open' && isId(point)) return { type: 'open', point };
  if (type === 'loggia:play' && isId(guide)) return { type: 'play', guide };
  if (type === 'loggia:go' && isId(sweep)) return { type: 'go', sweep };
  return null;
}
