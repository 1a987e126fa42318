import type { FirebaseOptions } from 'firebase/app';
import { AppError } from '@/domain/app-error';
import { isRecord } from '@/domain/stored';

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
