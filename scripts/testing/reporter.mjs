// A reporter of Vitest that writes what `npm test` prints at the end: each file with its project, time and failures.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../setup.mjs';

/**
 * @typedef {object} FileReport
 * @property {string} file relative to the checkout
 * @property {string} project
 * @property {number} seconds from the start of its import to the end of its last test
 * @property {number} passed
 * @property {number} failed
 * @property {number} retried tests that passed at the second attempt
 * @property {string[]} failures texts, also of tests that passed at the second attempt
 * @property {string[]} notices what passed and should be read all the same: a test puts it into `task.meta.notice`
 *
 * @typedef {{ files: FileReport[], unhandled: string[] }} RunReport
 */

// biome-ignore lint/style/noDefaultExport: Vitest takes the default export of a reporter's file
export default class Reporter {
  /** @type {Map<string, number>} */
  #started = new Map();

  onTestModuleStart(module) {
    this.#started.set(module.id, Date.now());
  }

  #ended = new Map();

  onTestModuleEnd(module) {
    this.#ended.set(module.id, Date.now());
  }

  onTestRunEnd(modules, errors) {
    const files = modules.map((module) => this.#report(module));
    const unhandled = errors.map((error) => `\n✗ unhandled: ${error.stack ?? error.message}\n`);
    writeFileSync(process.env.LOGGIA_TEST_REPORT, JSON.stringify({ files, unhandled }));
  }

  /** @returns {FileReport} */
  #report(module) {
    const file = relative(root, module.moduleId);
    const tests = [...module.children.allTests()].map((test) => ({ name: test.fullName, notice: test.meta().notice, ...test.result() }));
    const of = (state) => tests.filter((test) => test.state === state);
    const retried = of('passed').filter(({ errors = [] }) => errors.length > 0);
    // a file that fails to load has no failed test, but has failed
    const ownErrors = module.errors();
    return {
      file,
      project: module.project.name,
      seconds: ((this.#ended.get(module.id) ?? Date.now()) - (this.#started.get(module.id) ?? Date.now())) / 1000,
      passed: of('passed').length,
      failed: of('failed').length + (ownErrors.length > 0 && of('failed').length === 0 ? 1 : 0),
      retried: retried.length,
      notices: tests.flatMap(({ notice }) => notice ?? []),
      failures: [
        ...ownErrors.map((error) => `\n✗ ${file}\n${textOf(error)}\n`),
        ...of('failed').map(({ name, errors }) => `\n✗ ${file} > ${name}\n${errors.map(textOf).join('\n')}\n`),
        ...retried.map(({ name, errors }) => `\n↻ ${file} > ${name}: passed at the second attempt\n${textOf(errors[0])}\n`),
      ],
    };
  }
}

const textOf = ({ stack, message }) => (stack?.includes(message) ? stack : `${message}\n${stack ?? ''}`);
