import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { functionKeysOf } from '../../scripts/backup/functions-code.mjs';

function checkout(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'loggia-keys-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'functions'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'functions', name), text);
  return folder;
}

it('a command says and finds what the functions of its project would: by their key of the audit log and their days of backups', () => {
  const files = { '.env': 'AUDIT_KEY=all\nBACKUP_DAYS=30\nSMTP_URL=smtp://mail\n', '.env.museum': 'AUDIT_KEY=own\n' };

  expect(functionKeysOf('museum', checkout(files))).toEqual({ AUDIT_KEY: 'own', BACKUP_DAYS: '30' });
  // what is not set is no key of the name "undefined"
  expect(functionKeysOf('museum', checkout({ '.env': 'SMTP_URL=smtp://mail\n' }))).toEqual({});
  expect(functionKeysOf('museum', checkout({}))).toEqual({});
});
