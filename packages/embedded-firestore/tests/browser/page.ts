import * as documents from './scenarios/documents';
import * as listening from './scenarios/listening';
import * as network from './scenarios/network';

/** Everything that a test can run inside the page, by name. Add a file of scenarios here to make its functions known. */
export const scenarios = { ...documents, ...listening, ...network };

export type Scenarios = typeof scenarios;

Object.assign(globalThis, { scenarios });
