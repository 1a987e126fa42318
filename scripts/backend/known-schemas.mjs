// The Auth emulator of firebase-tools compiles a validator for each parameter of its service as it starts, and for each of them anew the schema of
// schemas, only to check firebase-tools' own description of that service. That takes a processor six to ten seconds.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Leaves that check out. Requests are validated as before. Call it before the emulators start. */
export function trustSchemas() {
  // the module that firebase-tools' reader of OpenAPI uses (`exegesis/lib/oas3/Schema/validators.js`)
  const ajv = createRequire(createRequire(require.resolve('firebase-tools')).resolve('exegesis'))('ajv');
  ajv.default.prototype.validateSchema = () => true;
}
