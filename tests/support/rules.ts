import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, type Firestore, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';

export type Claims = Readonly<Record<string, unknown>>;
export type Documents = Record<string, object>;

/**
 * Loads the rules of this checkout into a separate project, over the wire. `given` stores documents and bypasses the rules; `as` is a
 * client with these claims or, without claims, a visitor.
 */
export function withRules(projectId: string): {
  storeDocuments: (documents: Documents) => Promise<void>;
  as: (claims?: Claims) => Firestore;
} {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    const rules = readFileSync('firestore.rules', 'utf8');
    environment = await initializeTestEnvironment({ projectId, firestore: { host: '127.0.0.1', port: inject('ports').firestore!, rules } });
  });
  beforeEach(() => environment.clearFirestore());
  afterAll(() => environment?.cleanup());

  return {
    storeDocuments: (documents) =>
      environment.withSecurityRulesDisabled(async (context) => {
        const db = context.firestore() as unknown as Firestore;
        for (const [path, fields] of Object.entries(documents)) await setDoc(doc(db, path), fields);
      }),
    as: (claims) => {
      if (!claims) return environment.unauthenticatedContext().firestore() as unknown as Firestore;
      const { uid = 'somebody', ...token } = claims;
      return environment.authenticatedContext(String(uid), token).firestore() as unknown as Firestore;
    },
  };
}
