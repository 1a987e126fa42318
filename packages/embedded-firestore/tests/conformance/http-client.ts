import { request } from 'node:http';

export type HttpAnswer = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

/** One HTTP request as it stands: no URL is tidied up, no header is added but the length. */
export function send(
  port: number,
  { method, path, headers = {}, body }: { method: string; path: string; headers?: Record<string, string>; body?: string | undefined },
): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ port, host: '127.0.0.1', method, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks).toString('utf8') }),
      );
      response.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** A POST of JSON below `/v1/`. */
export async function post(port: number, path: string, body: unknown, authorization?: string): Promise<{ status: number; json: unknown }> {
  const headers = { 'Content-Type': 'application/json', ...(authorization !== undefined && { Authorization: authorization }) };
  const answer = await send(port, { method: 'POST', path: `/v1/${path}`, headers, body: JSON.stringify(body) });
  return { status: answer.status, json: JSON.parse(answer.body) };
}
