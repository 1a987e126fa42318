import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { exportTo } from '../../scripts/emulators.mjs';

it('keeps accounts, documents and files for the next start', async () => {
  const hub = inject('ports').hub;
  if (hub === undefined) throw new Error('The run has no port for the hub.');
  const folder = mkdtempSync(join(tmpdir(), 'loggia-state-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));

  await exportTo(folder, hub);

  const kept = (path: string) => readFileSync(join(folder, path), 'utf8');
  expect(kept('firestore_export/documents.ndjson')).toContain('tours/stockholm-city-hall');
  expect(kept('auth_export/accounts.json')).toContain('editor@northlight.example');
  expect(existsSync(join(folder, 'storage_export/buckets.json'))).toBe(true);
});
