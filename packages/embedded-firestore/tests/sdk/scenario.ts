import type { FirebaseApp } from 'firebase/app';
import type { EmulatorMockTokenOptions, Firestore, FirestoreSettings } from 'firebase/firestore';
import type { SwitchableUser } from './identity';

/** A server as a scenario names it: the port it answers on. */
export type Port = number;

/** What goes wrong between client and server on purpose; each applies from then on, until the next order. */
export type Disturbance =
  | { readonly kind: 'none' }
  /** Nothing of an answer is delivered before all of it is there. */
  | { readonly kind: 'hold answers' }
  /** Answers of back channels end after so many milliseconds or bytes: in order, or torn off. */
  | { readonly kind: 'cut'; readonly afterMs?: number; readonly afterBytes?: number; readonly how: 'ended' | 'torn' }
  /** Each forward request reaches the server twice, the second time so many milliseconds after the first answer. */
  | { readonly kind: 'duplicate'; readonly delayMs: number }
  /** So many forward requests are processed while their answers are lost, the client's own repetition included. */
  | { readonly kind: 'lose answers'; readonly count: number }
  /** Open back channels fall silent; new ones work. */
  | { readonly kind: 'silence' }
  /** Messages that name this text are not delivered. */
  | { readonly kind: 'swallow'; readonly text: string }
  /** No connection is accepted, open ones are cut. */
  | { readonly kind: 'refuse' };

/** What a proxy saw so far. */
export type Traffic = {
  readonly fromServer: number;
  readonly requests: number;
  readonly backChannels: number;
  readonly longPolls: number;
  /** Messages swallowed, answers cut or lost, requests duplicated. */
  readonly disturbed: number;
};

export type Health = { readonly documents: number; readonly listeners: number; readonly sessions: number };

export type OwnServerOptions = {
  /** Keeps its data in memory only, so that a restart loses everything; otherwise in a folder. */
  readonly forgetful?: boolean;
  /** How many bytes of replaced versions it keeps. */
  readonly historyBytes?: number;
  /** Waiting times of five seconds and more pass so many times faster. */
  readonly hurry?: number;
};

/** Everything outside the client's reach. In a page each call travels to the test process, so all arguments and results are JSON. */
export type Control = {
  /** The server that scenarios share; every scenario has a project of its own there. */
  sharedServer(): Promise<Port>;
  /** A server of the scenario's own. */
  ownServer(options?: OwnServerOptions): Promise<Port>;
  /** Stops one's own server; the port stays reserved for it. */
  stopServer(port: Port): Promise<void>;
  startServer(port: Port): Promise<void>;
  health(port: Port): Promise<Health>;
  /** Bytes of heap in use by the server's process after a collection. */
  serverHeap(): Promise<number>;
  loadRules(port: Port, projectId: string, source: string): Promise<void>;
  clear(port: Port, projectId: string, below?: string): Promise<void>;
  /** Writes as an administrator, each entry a commit of its own; values are plain JSON, `null` deletes. */
  write(port: Port, projectId: string, documents: Record<string, Record<string, unknown> | null>): Promise<void>;
  /** A proxy in front of a server; with `keepAliveMs` it tells WebChannel clients to expect a sign of life that often. */
  proxy(port: Port, options?: { readonly keepAliveMs?: number }): Promise<Port>;
  disturb(proxy: Port, disturbance: Disturbance): Promise<void>;
  traffic(proxy: Port): Promise<Traffic>;
  /** Whether this text came from the server through the proxy. */
  sawOnTheWire(proxy: Port, text: string): Promise<boolean>;
};

export type ClientOptions = {
  /** Port of a server or a proxy; by default the shared server. */
  readonly port?: Port;
  readonly user?: EmulatorMockTokenOptions | string;
  /** Signed in with this switchable user instead of a fixed one. */
  readonly identity?: SwitchableUser;
  readonly settings?: Omit<FirestoreSettings, 'host' | 'ssl'>;
  readonly projectId?: string;
  /** App name, to be found again by another page load; by default a new one. */
  readonly name?: string;
};

export type Client = { readonly app: FirebaseApp; readonly db: Firestore };

export type Context = {
  readonly projectId: string;
  readonly transport: 'grpc' | 'webchannel';
  readonly control: Control;
  readonly shared: Port;
  /** A new app with a Firestore of its own, ended after the scenario. */
  client(options?: ClientOptions): Firestore;
  /** The same with the app, for what needs it. */
  clientApp(options?: ClientOptions): Client;
  /** Rules for this scenario's project on the shared server: the body of `match /databases/{database}/documents { … }`. */
  rules(body: string, port?: Port): Promise<void>;
  /** Writes as an administrator on the shared server. */
  write(documents: Record<string, Record<string, unknown> | null>): Promise<void>;
};

export type Scenario = (context: Context) => Promise<void>;

/** Scenarios by title; a title begins with the number of the behaviour in the design's list. */
export type Scenarios = Readonly<Record<string, Scenario>>;
