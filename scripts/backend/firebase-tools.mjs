import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** A module of firebase-tools, the same object that its own modules use. */
export const fromFirebaseTools = (path) => require(`firebase-tools/lib/${path}.js`);
