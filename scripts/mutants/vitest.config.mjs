// The project's tests in a copy with mutants.
import config from '../../vite.config.ts';

const { projects } = config.test;
const inTest = 'scripts/mutants/in-test.mjs';

export default {
  ...config,
  test: {
    ...config.test,
    projects: projects.map(({ test, ...project }) => ({ ...project, test: { ...test, setupFiles: [inTest, ...(test.setupFiles ?? [])] } })),
  },
};
