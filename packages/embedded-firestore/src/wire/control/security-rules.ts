import type { IncomingMessage } from 'node:http';
import { asFlag, asList, asMessage, asText, field } from '../../model/proto-json/payload';
import type { RulesFile, RulesIssue } from '../../model/rules-source';
import { invalidArgument, StatusError } from '../../model/status';
import { readJsonBody } from '../rest/read-body';
import type { ControlContext, ControlResponse } from './control-context';

/**
 * Loads rules. With `ignore_errors` (firebase-tools) errors are only reported in the response; without (rules-unit-testing) the request fails.
 * @throws INVALID_ARGUMENT naming every error, PERMISSION_DENIED for users
 */
export async function putSecurityRules(
  { service, rules, log }: ControlContext,
  request: IncomingMessage,
  [project = '']: readonly string[],
): Promise<ControlResponse> {
  const body = asMessage(await readJsonBody(request), 'The body');
  if (service.caller({ authorization: request.headers.authorization }, project).kind === 'user')
    throw new StatusError('PERMISSION_DENIED', 'Loading rules requires admin authentication.');
  const files = asList(asMessage(body.rules, 'rules').files, 'files').map(readFile);
  if (files.length === 0) throw invalidArgument('rules.files must hold a file.');
  const issues = rules.load(project, files);
  const errors = issues.filter(({ severity }) => severity === 'ERROR');
  for (const issue of issues) log(printIssue(issue));
  if (errors.length > 0 && !asFlag(field(body, 'ignoreErrors'), 'ignore_errors'))
    throw invalidArgument(`The rules have errors:\n${errors.map(printIssue).join('\n')}`);
  return { json: issues.length > 0 ? { issues } : {} };
}

/** The coverage of a project's rules, as JSON. @throws NOT_FOUND without rules, UNIMPLEMENTED when nobody counts */
export function ruleCoverage({ rules }: ControlContext, _request: IncomingMessage, [project = '']: readonly string[]): ControlResponse {
  if (!rules.coverage) throw new StatusError('UNIMPLEMENTED', 'Rule coverage is not collected.');
  const coverage = rules.coverage(project);
  if (coverage === undefined) throw new StatusError('NOT_FOUND', `No rules were loaded for the project ${project}.`);
  return { json: coverage };
}

/** The same, to be looked at in a browser. @throws NOT_FOUND without rules */
export function ruleCoverageReport(parts: ControlContext, request: IncomingMessage, matched: readonly string[]): ControlResponse {
  const answer = ruleCoverage(parts, request, matched);
  const text = JSON.stringify('json' in answer ? answer.json : {}, null, 2);
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return { type: 'text/html; charset=utf-8', text: `<!doctype html><title>Rule coverage</title><pre>${escaped}</pre>\n` };
}

const readFile = (json: unknown): RulesFile => {
  const file = asMessage(json, 'file');
  return { name: asText(file.name, 'name'), content: asText(file.content, 'content') };
};

/** An issue as one line, with the place first. */
export const printIssue = ({ severity, description, sourcePosition: { fileName, line, column } }: RulesIssue): string =>
  `${fileName}:${line}:${column} - ${severity} ${description}`;
