/** Of every function that does not say otherwise; docs/operators.md lists all. @see scripts/region.mjs */
export const usual = { region: process.env.REGION || 'us-central1', maxInstances: 20, memory: '256MiB', timeoutSeconds: 60 } as const;
