// Loaded before dependency-cruiser, whose door to swc reads TypeScript but no JSX.
const swc = require('@swc/core');

const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('x') });
