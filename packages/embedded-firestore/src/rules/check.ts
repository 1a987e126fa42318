import type { Service, Source } from './ast';
import { bindSource, FIRESTORE, STORAGE } from './bind';
import type { Bindings } from './bindings';
import { checkCallGraph } from './check-call-graph';
import { checkFunctions, checkUnused } from './check-functions';
import { checkNames } from './check-names';
import { checkPatterns } from './check-patterns';
import { error, type Issue, warning } from './issues';

/** Checks a parsed source: limits, names, calls and patterns. Issues are in source order. */
export function checkSource(source: Source, bindings: Bindings = bindSource(source)): readonly Issue[] {
  const issues = [
    ...checkVersion(source),
    ...checkServices(source),
    ...checkPatterns(source),
    ...checkFunctions(source),
    ...checkNames(source, bindings),
    ...checkCallGraph(source, bindings),
    ...checkUnused(source, bindings),
  ];
  return issues.sort((a, b) => a.position.offset - b.position.offset);
}

function checkVersion({ version, at }: Source): readonly Issue[] {
  if (version === '2') return [];
  return [warning('Ruleset uses old version (version [1]). Please update to the latest version (version [2]).', { ...at, end: at.offset })];
}

function checkServices({ services, at }: Source): readonly Issue[] {
  if (services.length === 0) return [error(`No service is declared. Expected: service ${FIRESTORE} or service ${STORAGE}.`, at)];
  return services.flatMap((service, index) => checkService(service, services.slice(0, index)));
}

function checkService({ name, at }: Service, earlier: readonly Service[]): readonly Issue[] {
  if (name !== FIRESTORE && name !== STORAGE) return [error(`Unknown service: ${name}. Expected: ${FIRESTORE} or ${STORAGE}.`, at)];
  return earlier.some((other) => other.name === name) ? [error(`Service is already defined: ${name}.`, at)] : [];
}
