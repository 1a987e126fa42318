export type { RulesIssue } from './model/rules-source';
export type { Server, ServerOptions } from './server';
export { createServer } from './server';
