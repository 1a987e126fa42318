import { inject } from 'vitest';

/** The address at which the functions emulator serves a function. */
export const functionAt = (name: string) => `http://127.0.0.1:${inject('ports').functions}/${inject('projectId')}/us-central1/${name}`;

type Answer = { status: number; json: { result?: unknown; error?: { status: string; message: string } } };

/** A call as bytes on the wire: bodies and tokens that no client library would send. */
export async function posted(name: string, body: string, token?: string): Promise<Answer> {
  const answer = await fetch(functionAt(name), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
    body,
  });
  return { status: answer.status, json: (await answer.json()) as Answer['json'] };
}
