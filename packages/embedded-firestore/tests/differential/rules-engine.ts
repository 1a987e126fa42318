import { type Asked, type Block, type RestFields, SHARED, type Write } from './rules-world';

const PROJECT = 'demo-differential';
const DATABASE = `projects/${PROJECT}/databases/(default)`;
const OWNER = 'Bearer owner';

/** What an engine decides about one request: allowed, denied, or the code of another error. */
export type Verdict = string;

/** Whether an engine takes a ruleset, and what it says if not. */
export type Compiled = { readonly accepted: boolean; readonly issues: readonly string[] };

/** One engine under test, ours or Google's, over REST. */
export class RulesEngine {
  constructor(
    readonly name: string,
    private readonly port: number,
  ) {}

  /** Stores the documents that rules look up in every block. */
  async prepare(): Promise<void> {
    await this.store(Object.entries(SHARED).map(([path, fields]) => ({ path, fields })));
  }

  async load(body: string): Promise<Compiled> {
    const content = `rules_version = '2';\nservice cloud.firestore {\nmatch /databases/{database}/documents {\n${body}\n}\n}`;
    const json = await this.send('PUT', `/emulator/v1/projects/${PROJECT}:securityRules`, {
      ignore_errors: true,
      rules: { files: [{ name: 'firestore.rules', content }] },
    });
    const { issues = [], error } = json as { issues?: { severity: string; description: string }[]; error?: unknown };
    const errors = issues.filter(({ severity }) => severity !== 'WARNING').map(({ description }) => description);
    return { accepted: errors.length === 0 && error === undefined, issues: error === undefined ? errors : [JSON.stringify(error)] };
  }

  /** Puts the documents of a block to where they are before each of its requests. */
  async restore({ collections, documents }: Block): Promise<void> {
    const stored = Object.entries(documents);
    await this.store(
      collections.flatMap((collection): Write[] => [
        { path: `${collection}/new`, fields: null },
        { path: `side-${collection}/s`, fields: null },
        ...stored.map(([id, fields]) => ({ path: `${collection}/${id}`, fields })),
      ]),
    );
  }

  /** Asks the engine; what a write changed is restored. */
  async ask(block: Block, { request, claims }: Asked): Promise<Verdict> {
    const authorization = claims === null ? undefined : `Bearer ${tokenOf(claims)}`;
    const documents = `/v1/${DATABASE}/documents`;
    if (request.kind === 'get') return verdictOf(await this.send('GET', `${documents}/${request.path}`, undefined, authorization));
    if (request.kind === 'list')
      return verdictOf(await this.send('POST', `${documents}:runQuery`, { structuredQuery: withReferences(request.query) }, authorization));
    const verdict = verdictOf(await this.send('POST', `${documents}:commit`, { writes: request.writes.map(restWrite) }, authorization));
    if (verdict === 'allow') await this.restore(block);
    return verdict;
  }

  private async store(writes: readonly Write[]): Promise<void> {
    const verdict = verdictOf(await this.send('POST', `/v1/${DATABASE}/documents:commit`, { writes: writes.map(restWrite) }, OWNER));
    if (verdict !== 'allow') throw new Error(`${this.name} does not store documents: ${verdict}`);
  }

  private async send(method: string, path: string, body?: unknown, authorization?: string): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${this.port}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(authorization !== undefined && { authorization }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    try {
      return JSON.parse(text);
    } catch {
      return { error: { status: `HTTP_${response.status}` } };
    }
  }
}

function verdictOf(json: unknown): Verdict {
  const { error } = (Array.isArray(json) ? (json.find((part) => part.error) ?? {}) : json) as { error?: { status?: string } };
  if (error === undefined || error.status === 'NOT_FOUND') return 'allow';
  return error.status === 'PERMISSION_DENIED' ? 'deny' : `error ${error.status}`;
}

const restWrite = ({ path, fields }: Write): object => {
  const name = `${DATABASE}/documents/${path}`;
  return fields === null ? { delete: name } : { update: { name, fields: withReferences(fields) } };
};

/** A reference names its project, which only the client knows. */
const withReferences = <T extends RestFields | object>(value: T): T =>
  JSON.parse(JSON.stringify(value).replaceAll('"REF"', JSON.stringify(`${DATABASE}/documents/x/one`)));

/** A token as the emulators take it: not signed. */
function tokenOf(claims: object): string {
  const { uid } = claims as { uid: string };
  const payload = {
    sub: uid,
    user_id: uid,
    iat: 0,
    exp: 4_102_444_800,
    aud: PROJECT,
    iss: `https://securetoken.google.com/${PROJECT}`,
    ...claims,
  };
  const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}.`;
}
