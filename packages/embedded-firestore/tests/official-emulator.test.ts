import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findJava, findOfficialEmulator, officialEmulatorEnvironment } from '../official/official-emulator.mjs';

const standIn = fileURLToPath(new URL('../bin', import.meta.url));

let folder: string;
let jar: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'official-emulator-'));
  jar = join(folder, 'emulator.jar');
  writeFileSync(jar, '');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A folder with a Java that prints this as its version. */
function javaOf(version: string): string {
  const path = join(folder, `java ${version}`);
  mkdirSync(path);
  writeFileSync(join(path, 'java'), `#!/bin/sh\necho "openjdk ${version} 2025-04-15"\n`);
  chmodSync(join(path, 'java'), 0o755);
  return path;
}

describe('findOfficialEmulator', () => {
  it('prefers the jar that the environment names, and takes the first Java on PATH that is new enough', () => {
    const PATH = [standIn, javaOf('11.0.2'), javaOf('17.0.15'), javaOf('21')].join(':');

    expect(findOfficialEmulator({ FIRESTORE_OFFICIAL_JAR: jar, PATH })).toEqual({ jar, java: join(folder, 'java 17.0.15/java') });
  });

  it('says that Java is missing where there is an older one, or our stand-in only', () => {
    const missing = 'Google’s Firestore emulator needs Java 17 or newer, and none was found.';

    for (const PATH of [javaOf('11.0.2'), standIn, '', undefined])
      expect(findOfficialEmulator({ FIRESTORE_OFFICIAL_JAR: jar, PATH })).toEqual({ missing });
  });

  it('finds the jar of an SDK beside gcloud on PATH', () => {
    const sdk = join(folder, 'sdk');
    const emulator = join(sdk, 'platform/cloud-firestore-emulator');
    mkdirSync(join(sdk, 'bin'), { recursive: true });
    mkdirSync(emulator, { recursive: true });
    writeFileSync(join(sdk, 'bin/gcloud'), '');
    writeFileSync(join(emulator, 'cloud-firestore-emulator.jar'), '');

    const found = findOfficialEmulator({ PATH: [join(sdk, 'bin'), javaOf('17')].join(':') });

    expect(found).toMatchObject({ jar: join(emulator, 'cloud-firestore-emulator.jar') });
  });
});

describe('findJava', () => {
  it('looks into JAVA_HOME before PATH', () => {
    const home = join(folder, 'home');
    mkdirSync(home);
    const bin = join(home, 'bin');
    mkdirSync(bin);
    writeFileSync(join(bin, 'java'), '#!/bin/sh\necho "openjdk 25"\n');
    chmodSync(join(bin, 'java'), 0o755);

    expect(findJava(21, { JAVA_HOME: home, PATH: javaOf('24') })).toBe(join(bin, 'java'));
    expect(findJava(26, { JAVA_HOME: home, PATH: javaOf('23') })).toBeUndefined();
  });
});

describe('officialEmulatorEnvironment', () => {
  it('puts the stand-in before every other Java, and never names the jar itself to firebase-tools', () => {
    const env = officialEmulatorEnvironment({ jar, java: '/usr/bin/java' }, { PATH: '/usr/bin' });

    expect(env).toEqual({
      PATH: `${standIn}:/usr/bin`,
      FIRESTORE_EMULATOR_BINARY_PATH: join(standIn, 'official-firestore.jar'),
      OFFICIAL_FIRESTORE_JAR: jar,
      OFFICIAL_FIRESTORE_JAVA: '/usr/bin/java',
    });
  });
});
