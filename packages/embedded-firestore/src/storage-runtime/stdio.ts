import type { Readable, Writable } from 'node:stream';

/** A line of the protocol: one JSON object. */
export type Line = { readonly [key: string]: unknown };

/** Where a line without sense goes: nothing but protocol may stand on stdout, and the caller prints stderr as warnings. */
export type LineProblem = (problem: string) => void;

const MAX_EXCERPT_LENGTH = 200;

/**
 * Reads newline-delimited JSON objects, however the bytes are cut; resolves when the input ends. A line that is not a JSON object is reported
 * and skipped, since there is no id to answer to.
 */
export async function readLines(input: Readable, receive: (line: Line) => void, problem: LineProblem): Promise<void> {
  let rest = '';
  input.setEncoding('utf8');
  for await (const chunk of input) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) readLine(line, receive, problem);
  }
  readLine(rest, receive, problem);
}

function readLine(text: string, receive: (line: Line) => void, problem: LineProblem): void {
  if (text.trim() === '') return;
  const parsed = parseObject(text);
  if (parsed === undefined) problem(`Not a request: ${text.slice(0, MAX_EXCERPT_LENGTH)}`);
  else receive(parsed);
}

function parseObject(text: string): Line | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? (parsed as Line) : undefined;
  } catch {
    return undefined;
  }
}

/** Writes one line; the stream keeps what the reader has not taken yet. */
export function writeLine(output: Writable, line: Line): void {
  output.write(`${JSON.stringify(line)}\n`);
}
