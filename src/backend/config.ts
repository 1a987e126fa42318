import type { FirebaseOptions } from 'firebase/app';
import { AppError } from '@/domain/app-error';
import { type Configuration, configurationFrom } from '@/domain/application/configuration';
import { isRecord, text } from '@/domain/stored';

/** Where the emulators listen. */
export type Emulators = { host: string; auth: number; firestore: number; functions: number; storage: number };
export type Config = { firebase: FirebaseOptions; emulators: Emulators | null };

type Environment = Readonly<Record<string, unknown>>;

const neededOptions = ['apiKey', 'projectId'];
const emulatorPorts = ['auth', 'firestore', 'functions', 'storage'] as const;

/**
 * Reads how this build reaches its backend.
 * @throws AppError `failed-precondition` that names the key which is missing or unreadable
 */
export function readConfig(environment: Environment): Config {
  const firebase = jsonMap(environment, 'VITE_FIREBASE_CONFIG');
  if (!firebase) throw unusable('VITE_FIREBASE_CONFIG is not set. It holds the options of the Firebase web app, as JSON.');
  for (const option of neededOptions) {
    if (typeof firebase[option] !== 'string' || firebase[option] === '') throw unusable(`VITE_FIREBASE_CONFIG has no ${option}.`);
  }
  const emulators = jsonMap(environment, 'VITE_EMULATORS');
  return { firebase, emulators: emulators ? emulatorsFrom(emulators) : null };
}

let backend: Config | undefined;

/** The configuration of this build. @throws AppError `failed-precondition` when a key is missing or unreadable */
export function config(): Config {
  backend ??= readConfig(import.meta.env);
  return backend;
}

let roots: string[] | undefined;

/** What the addresses of this build's own files begin with, each with a slash at its end. */
export function fileRoots(): string[] {
  roots ??= readFileRoots(import.meta.env);
  return roots;
}

/** Where Firebase serves the files of the configured bucket; nowhere while none is configured. @throws as `readConfig` does when a key is unreadable */
export function readFileRoots(environment: Environment): string[] {
  const bucket = text(jsonMap(environment, 'VITE_FIREBASE_CONFIG')?.storageBucket);
  const emulators = jsonMap(environment, 'VITE_EMULATORS');
  if (bucket === '') return [];
  if (emulators) {
    const { host, storage } = emulatorsFrom(emulators);
    return [`http://${host}:${storage}/v0/b/${bucket}/o/`];
  }
  return [`https://firebasestorage.googleapis.com/v0/b/${bucket}/o/`, `https://storage.googleapis.com/${bucket}/`];
}

let known: Configuration | undefined;

/** What this installation decides for itself, from `VITE_CONFIGURATION`. @throws as `readConfiguration` does @see MODEL-026 MODEL-027 */
export function configuration(): Configuration {
  known ??= readConfiguration(import.meta.env);
  return known;
}

/** Everything is off while the key is not set. @throws AppError `failed-precondition` when it is no JSON object */
export const readConfiguration = (environment: Environment): Configuration => configurationFrom(jsonMap(environment, 'VITE_CONFIGURATION'));

/** Where pictures and details of models are asked for, from `VITE_MODEL_SERVICE`, without a slash at its end; "" is our own origin. */
export const modelService = (): string => text(import.meta.env.VITE_MODEL_SERVICE).replace(/\/+$/, '');

/** The tenant whose work accounts sign in, from `VITE_WORK_TENANT`; "" asks people to choose among all that the provider's app admits. */
export const workTenant = (): string => text(import.meta.env.VITE_WORK_TENANT).trim();

/** The site key of App Check (reCAPTCHA Enterprise), from `VITE_APP_CHECK_KEY`; "" where it is off, as with the emulators. */
export const appCheckKey = ({ VITE_APP_CHECK_KEY, VITE_EMULATORS }: Environment): string =>
  text(VITE_EMULATORS).trim() === '' ? text(VITE_APP_CHECK_KEY).trim() : '';

function emulatorsFrom(stored: Readonly<Record<string, unknown>>): Emulators {
  const { host } = stored;
  if (typeof host !== 'string') throw unusable('VITE_EMULATORS has no host.');
  const [auth, firestore, functions, storage] = emulatorPorts.map((name) => {
    const port = stored[name];
    if (typeof port !== 'number') throw unusable(`VITE_EMULATORS has no port for ${name}.`);
    return port;
  }) as [number, number, number, number];
  return { host, auth, firestore, functions, storage };
}

function jsonMap(environment: Environment, key: string): Readonly<Record<string, unknown>> | null {
  const value = environment[key];
  if (typeof value !== 'string' || value.trim() === '') return null;
  try {
    const parsed: unknown = JSON.parse(value);
    if (isRecord(parsed)) return parsed;
  } catch {
    // said below, with the key
  }
  throw unusable(`${key} is not a JSON object.`);
}

const unusable = (message: string) => new AppError('failed-precondition', message);
