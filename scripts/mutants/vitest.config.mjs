// The project's tests in a copy with mutants.
import config from '../../vite.config.ts';

const { projects } = config.test;
const inTest = 'scripts/mutants/in-test.mjs';

/** @type {import('vitest/config').ViteUserConfig} */
const withMutants = {
  ...config,
  test: {
    ...config.test,
    projects: projects.map(({ test, ...project }) => ({ ...project, test: { ...test, setupFiles: [inTest, ...(test.setupFiles ?? [])] } })),
  },
};

export default withMutants;
