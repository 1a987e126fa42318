// Each file has a project of its own at the emulators of accounts, documents and files, so that files run side by side, and none leaves
// anything to another. The functions emulator hears of none of these projects: no trigger is quicker than a test that runs it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { workTenant } from '../../scripts/demo-data/accounts.mjs';
import { randomIdentifier } from '../../src/domain/random';

// those are about the functions emulator, which serves the project of the stack
const needsStack = /\/tests\/functions\/(wire|more)\/(?!tour-index|overview)/.test(expect.getState().testPath ?? '');
if (needsStack) delete process.env.OWN_PROJECT;
else {
  const outbox = mkdtempSync(join(tmpdir(), 'loggia-outbox-'));
  afterAll(() => rmSync(outbox, { recursive: true }));
  Object.assign(process.env, {
    OWN_PROJECT: `demo-functions-${randomIdentifier().toLowerCase()}`,
    APP_URL: 'https://loggia.example/',
    MAIL_OUTBOX: outbox,
    WORK_TENANTS: workTenant,
  });
}
