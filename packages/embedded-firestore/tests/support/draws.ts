/**
 * How many random cases a test tries: a tenth of `whole`, and all of them with `npm test -- --thorough`, which sets THOROUGH. Each run draws
 * others, so that many short runs find what one long one does.
 */
export const draws = (whole: number): number => (process.env.THOROUGH ? whole : Math.ceil(whole / 10));
