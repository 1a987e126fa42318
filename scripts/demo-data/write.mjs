// node scripts/demo-data/write.mjs: writes emulator-data/, which the emulators import. The output is deterministic.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { files } from './files.mjs';

const out = fileURLToPath(new URL('../../emulator-data/', import.meta.url));

rmSync(out, { recursive: true, force: true });
for (const [path, content] of Object.entries(files())) {
  mkdirSync(dirname(`${out}${path}`), { recursive: true });
  writeFileSync(`${out}${path}`, content);
}
