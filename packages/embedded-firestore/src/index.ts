export type { Server, ServerOptions } from './server';
export { createServer } from './server';
export type { RulesIssue } from './wire/control/parts';
