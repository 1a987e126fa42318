import type { FirebaseOptions } from 'firebase/app';
import { AppError } from '@/domain/app-error';
import { type Configuration, configurationFrom } from '@/domain/application/configuration';
import { isRecord, text } from '@/domain/stored';

/** Host and ports of the emulators. */
export type Emulators = { host: string; auth: number; firestore: number; functions: number; storage: number };
export type Config = { firebase: FirebaseOptions; emulators: Emulators | null };

type Environment = Readonly<Record<string, unknown>>;

const requiredOptions = ['apiKey', 'projectId'];
const emulatorPorts = ['auth', 'firestore', 'functions', 'storage'] as const;

/**
 * Reads the Firebase options and emulator ports of this build.
 * @throws AppError `failed-precondition` naming the missing or invalid key
 */
export function readConfig(environment: Environment): Config {
  const firebase = jsonMap(environment, 'VITE_FIREBASE_CONFIG');
  if (!firebase) throw invalidConfig('VITE_FIREBASE_CONFIG is not set. It holds the options of the Firebase web app, as JSON.');
  for (const option of requiredOptions) {
    if (typeof firebase[option] !== 'string' || firebase[option] === '') throw invalidConfig(`VITE_FIREBASE_CONFIG has no ${option}.`);
  }
  const emulators = jsonMap(environment, 'VITE_EMULATORS');
  return { firebase, emulators: emulators ? emulatorsFrom(emulators) : null };
}

let cachedConfig: Config | undefined;

/** The configuration of this build. @throws AppError `failed-precondition` when a key is missing or invalid */
export function config(): Config {
  cachedConfig ??= readConfig(import.meta.env);
  return cachedConfig;
}

let cachedFileRoots: string[] | undefined;

/** URL prefixes of the files in this build's own bucket, each with a trailing slash. */
export function fileRoots(): string[] {
  cachedFileRoots ??= readFileRoots(import.meta.env);
  return cachedFileRoots;
}

/** URL prefixes of the files in the configured bucket; empty when none is configured. @throws as `readConfig` does when a key is invalid */
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

let cachedConfiguration: Configuration | undefined;

/** The configuration of this installation, from `VITE_CONFIGURATION`. @throws as `readConfiguration` does @see MODEL-026 MODEL-027 */
export function configuration(): Configuration {
  cachedConfiguration ??= readConfiguration(import.meta.env);
  return cachedConfiguration;
}

/** Every option is off when the key is not set. @throws AppError `failed-precondition` when it is not a JSON object */
export const readConfiguration = (environment: Environment): Configuration => configurationFrom(jsonMap(environment, 'VITE_CONFIGURATION'));

/** The base URL for thumbnails and details of models, from `VITE_MODEL_SERVICE`, without a trailing slash; "" is our own origin. */
export const modelService = (): string => text(import.meta.env.VITE_MODEL_SERVICE).replace(/\/+$/, '');

/** The tenant whose work accounts sign in, from `VITE_WORK_TENANT`; "" lets users choose any tenant that the provider's app admits. */
export const workTenant = (): string => text(import.meta.env.VITE_WORK_TENANT).trim();

/** Whether visits of published tours are counted, from `VITE_VISITS`: `off` counts none. */
export const countsVisits = ({ VITE_VISITS }: Environment = import.meta.env): boolean => text(VITE_VISITS).trim() !== 'off';

const usualRegion = 'us-central1';

/** The region of the functions, from `VITE_REGION`; with the emulators the usual one. @see scripts/region.mjs */
export const functionsRegion = ({ VITE_REGION, VITE_EMULATORS }: Environment = import.meta.env): string =>
  (text(VITE_EMULATORS).trim() === '' && text(VITE_REGION).trim()) || usualRegion;

/** The site key of App Check (reCAPTCHA Enterprise), from `VITE_APP_CHECK_KEY`; "" where it is off, as with the emulators. */
export const appCheckKey = ({ VITE_APP_CHECK_KEY, VITE_EMULATORS }: Environment): string =>
  text(VITE_EMULATORS).trim() === '' ? text(VITE_APP_CHECK_KEY).trim() : '';

function emulatorsFrom(stored: Readonly<Record<string, unknown>>): Emulators {
  const { host } = stored;
  if (typeof host !== 'string') throw invalidConfig('VITE_EMULATORS has no host.');
  const [auth, firestore, functions, storage] = emulatorPorts.map((name) => {
    const port = stored[name];
    if (typeof port !== 'number') throw invalidConfig(`VITE_EMULATORS has no port for ${name}.`);
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
    // reported below, with the key
  }
  throw invalidConfig(`${key} is not a JSON object.`);
}

const invalidConfig = (message: string) => new AppError('failed-precondition', message);
