import { damageJson, damageText, printJson } from './damage';
import { type Exchange, httpBytes } from './exchange';
import type { Random } from './random';
import { authorization } from './rest-requests';

const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{db}/documents {
    function mine(id) { let user = request.auth.uid; return user == id && exists(/databases/$(db)/documents/users/$(user)); }
    match /notes/{id=**} {
      allow read: if resource.data.owner in ['a', "b"] || mine(id[0]) ? true : request.time < timestamp.date(2024, 1, 1);
      allow create, update: if request.resource.data.keys().hasOnly(['n']) && request.resource.data.n is int && 1 + 2 * 3 % 4 >= -5;
    }
  }
}`;
const project = '/emulator/v1/projects/fuzz';
const FIRST_GENERATION = {
  eventType: 'providers/cloud.firestore/eventTypes/document.write',
  resource: 'projects/fuzz/databases/(default)/documents/c/{id}',
};
const SECOND_GENERATION = {
  eventType: 'google.cloud.firestore.document.v1.written',
  database: '(default)',
  document: { value: 'c/{id=**}', matchType: 'PATH_PATTERN' },
};

/**
 * A request to one of the endpoints that steer the emulator, rules sources included.
 * @param folder the only one in which an export may write
 */
export function controlRequest(random: Random, folder: string): Exchange {
  const rules = {
    rules: { files: [{ name: 'firestore.rules', content: random.once(5) ? RULES : damageText(random, RULES) }] },
    ignore_errors: random.once(2),
  };
  const archive = {
    database: 'projects/fuzz/databases/(default)',
    export_directory: `${folder}/deep/er`,
    export_name: random.pick(['x', '..', '.', '../../../above', 'a/b', 'a\0b', 'é', '', 'x'.repeat(300), '__proto__']),
  };
  const [method, path, json] = random.pick([
    ['PUT', `${project}:securityRules`, rules],
    ['PUT', `${project}:securityRules`, rules],
    ['POST', `${project}:export`, archive],
    ['DELETE', `${project}/databases/(default)/documents/${random.pick(['', 'c', 'c/a', 'c//a', '..', '%ff', 'c/%2F'])}`],
    ['GET', `${project}:ruleCoverage${random.pick(['', '.html', '.x'])}`],
    ['GET', '/__/health'],
    ['PUT', `${project}/triggers/${random.pick(['x', 'a/b', '%ff', '__proto__'])}`, { eventTrigger: FIRST_GENERATION }],
    ['POST', `${project}/eventarcTrigger${random.pick(['', '?eventarcTriggerId=x', '?eventarcTriggerId=%ff'])}`, SECOND_GENERATION],
    ['DELETE', `${project}/${random.pick(['triggers/x', 'triggers/', 'eventarcTrigger', 'eventarcTrigger?eventarcTriggerId=x'])}`],
    ['POST', random.pick(['/reset', '/reset/', '/', '/emulator/v1/projects//:export', '/emulator/v1/projects/__proto__:export'])],
  ] as const);
  const body = json === undefined ? '' : printJson(random.once(2) ? json : damageJson(random, withoutPaths(json) as never));
  return {
    parts: [
      httpBytes({
        method,
        target: (random.once(6) ? damageText(random, path) : path).replace(/[\0\r\n ]/g, ''),
        headers: authorization(random),
        body: random.once(5) && json !== archive ? damageText(random, body) : body,
      }),
    ],
    halfClose: random.once(2),
  };
}

/** Where an export goes is not left to chance. */
function withoutPaths(json: object): object {
  return 'export_directory' in json ? { ...json, export_directory: '' } : json;
}
