import { fields } from '../../scripts/demo-data/proto-json.mjs';

/** A document as a program holds it; `undefined` is a field that is not there. */
export type Stored = Readonly<Record<string, unknown>>;

const asOwner = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

/** The documents of a project, past its rules, over REST. */
export class OwnedStore {
  private readonly documents: string;

  constructor(port: number, projectId: string) {
    this.documents = `http://127.0.0.1:${port}/v1/projects/${projectId}/databases/(default)/documents`;
  }

  /** Replaces documents, by path; one that is undefined is deleted. All in one commit. */
  async put(documents: Readonly<Record<string, Stored | undefined>>): Promise<void> {
    const writes = Object.entries(documents).map(([path, stored]) => {
      const name = `${this.documents.slice(this.documents.indexOf('projects/'))}/${path}`;
      return stored === undefined ? { delete: name } : { update: { name, fields: fields(present(stored)) } };
    });
    const answer = await fetch(`${this.documents}:commit`, { method: 'POST', headers: asOwner, body: JSON.stringify({ writes }) });
    if (!answer.ok) throw new Error(`Storing documents answered ${answer.status}: ${await answer.text()}`);
  }
}

const present = (stored: Stored): Stored => Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== undefined));
