import fc from 'fast-check';

/**
 * Continuous integration tries the same random cases each time, so that a fault that has long been there does not fail somebody else's change;
 * on a developer's machine, and with `--thorough`, each run draws others.
 */
if (process.env.CI && !process.env.THOROUGH) fc.configureGlobal({ seed: 20_251_125 });
