// Written by scripts/api-client.mjs from the OpenAPI document of the API.

export type Tours = { items: Tour[]; next: string | null };
export type Tour = { id: string; revision: string; name: string; description: string; address: string; latitude: number | null; longitude: number | null; public: boolean; collection: string; matterportId: string; floors: string[]; languages: string[]; created: string | null; updated: string | null };
export type Problem = { type: string; title: string; status: number; detail: string; errors?: { pointer: string; detail: string }[] };
export type WholeTour = Tour & { folders: { id: string; path: string }[]; pointTypes: PointType[]; pointCount: number };
export type PointType = { id: string; name: string; fields: { key: string; name: string; kind: string; unit: string; choices: string[]; required: boolean }[]; states: string[] };
export type Points = { items: Point[]; next: string | null };
export type Point = { id: string; externalId: string; folder: string; folderId: string; order: number; kind: "poi" | "tag" | "sweep"; name: string; icon: string; type?: string; state?: string; due?: string; text: string; links: string; videos: string; files: string; floor: number; sweep: string; x: number; y: number; z: number; rotationX: number; rotationY: number; zoom: number; [field: string]: string | number | undefined };
export type UpsertResult = { points: { id: string; externalId: string; outcome: "created" | "changed" | "unchanged" }[] };
export type PointsUpsert = { points: UpsertedPoint[] };
export type UpsertedPoint = { externalId: string; folder?: string; folderId?: string; order?: number; kind?: "poi" | "tag" | "sweep"; name?: string; icon?: string; type?: string | null; state?: string | null; due?: string | null; text?: string | null; links?: string | null; videos?: string | null; files?: string | null; floor?: number; sweep?: string | null; x?: number; y?: number; z?: number; rotationX?: number; rotationY?: number; zoom?: number; [field: string]: string | number | null | undefined };
export type PointChanges = { externalId?: string | null; folder?: string; folderId?: string; order?: number; kind?: "poi" | "tag" | "sweep"; name?: string; icon?: string; type?: string | null; state?: string | null; due?: string | null; text?: string | null; links?: string | null; videos?: string | null; files?: string | null; floor?: number; sweep?: string | null; x?: number; y?: number; z?: number; rotationX?: number; rotationY?: number; zoom?: number; [field: string]: string | number | null | undefined };
export type Files = { items: File[]; next: string | null };
export type File = { address: string; name: string; contentType: string; lists: ("floorplans" | "documents" | "files")[]; points: string[] };
export type FileAddress = { url: string };
export type Versions = { items: Version[]; next: string | null };
export type Version = { id: string; number: number; name: string; note: string; state: "public" | "scheduled" | "ended" | "private"; public: boolean; opens: string | null; until: string | null; publishedAt: string | null; publishedBy: string; pointCount: number; path: string };
export type Publication = { name: string; note?: string; public: boolean; opens?: string | null; until?: string | null; current?: boolean; floorplans?: boolean; documents?: boolean };
export type Visits = { days: { day: string; views: number; visitors: number; points: number; links: number; files: number }[]; points: { id: string; openings: number | null }[]; guidedTours: { id: string; started: number | null; finished: number | null }[]; devices: { device: string; views: number | null }[]; sites: { site: string; visitors: number | null }[] };

/** What each operation takes and answers. */
export type Operations = {
  listTours: { input: { query?: { limit?: number; cursor?: string } }; answer: Tours };
  readTour: { input: { params: { tour: string } }; answer: WholeTour };
  listPoints: { input: { params: { tour: string }; query?: { limit?: number; cursor?: string } }; answer: Points };
  createPoint: { input: { params: { tour: string }; headers?: { "if-match"?: string; "idempotency-key"?: string }; body: PointChanges }; answer: Point };
  upsertPoints: { input: { params: { tour: string }; headers?: { "if-match"?: string; "idempotency-key"?: string }; body: PointsUpsert }; answer: UpsertResult };
  readPoint: { input: { params: { tour: string; point: string } }; answer: Point };
  changePoint: { input: { params: { tour: string; point: string }; headers?: { "if-match"?: string; "idempotency-key"?: string }; body: PointChanges }; answer: Point };
  deletePoint: { input: { params: { tour: string; point: string }; headers?: { "if-match"?: string; "idempotency-key"?: string } }; answer: null };
  listFiles: { input: { params: { tour: string }; query?: { limit?: number; cursor?: string } }; answer: Files };
  readFileAddress: { input: { params: { tour: string }; query: { file: string } }; answer: FileAddress };
  listVersions: { input: { params: { tour: string }; query?: { limit?: number; cursor?: string } }; answer: Versions };
  publishVersion: { input: { params: { tour: string }; headers?: { "if-match"?: string; "idempotency-key"?: string }; body: Publication }; answer: Version };
  closeVersion: { input: { params: { tour: string; version: string } }; answer: Version };
  readVisits: { input: { params: { tour: string }; query?: { days?: "7" | "30" | "90" | "365"; source?: "versions" | "live" } }; answer: Visits };
};

const operations = {
  listTours: ['GET', '/tours'],
  readTour: ['GET', '/tours/{tour}'],
  listPoints: ['GET', '/tours/{tour}/points'],
  createPoint: ['POST', '/tours/{tour}/points'],
  upsertPoints: ['POST', '/tours/{tour}/points/upsert'],
  readPoint: ['GET', '/tours/{tour}/points/{point}'],
  changePoint: ['PATCH', '/tours/{tour}/points/{point}'],
  deletePoint: ['DELETE', '/tours/{tour}/points/{point}'],
  listFiles: ['GET', '/tours/{tour}/files'],
  readFileAddress: ['GET', '/tours/{tour}/files/address'],
  listVersions: ['GET', '/tours/{tour}/versions'],
  publishVersion: ['POST', '/tours/{tour}/versions'],
  closeVersion: ['POST', '/tours/{tour}/versions/{version}/close'],
  readVisits: ['GET', '/tours/{tour}/visits'],
} as const satisfies Record<keyof Operations, readonly [method: string, path: string]>;

/** A request that was refused, with the problem that the API answered. */
export class ApiError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

export type Answered<Name extends keyof Operations> = { status: number; headers: Headers; data: Operations[Name]['answer'] };
type Input = { params?: Record<string, string>; query?: Record<string, unknown>; headers?: Record<string, string>; body?: unknown };
type Options = { address: string; key: string; send?: (request: Request) => Promise<Response> };

/** Calls operations by name. @param address that of the API, such as https://your-loggia.example/api/v1 */
export const createClient =
  ({ address, key, send = fetch }: Options) =>
  async <Name extends keyof Operations>(name: Name, input: Operations[Name]['input']): Promise<Answered<Name>> => {
    const [method, path] = operations[name];
    const { params = {}, query = {}, headers = {}, body } = input as Input;
    const url = new URL(address + path.replace(/{(\w+)}/g, (_, param: string) => encodeURIComponent(params[param] ?? '')));
    for (const [field, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(field, String(value));
    const sent = { ...headers, Authorization: `Bearer ${key}`, ...(body !== undefined && { 'Content-Type': 'application/json' }) };
    const response = await send(new Request(url, { method, headers: sent, ...(body !== undefined && { body: JSON.stringify(body) }) }));
    const text = await response.text();
    const data: unknown = text === '' ? null : JSON.parse(text);
    if (!response.ok) throw new ApiError(data as Problem);
    return { status: response.status, headers: response.headers, data: data as Operations[Name]['answer'] };
  };
