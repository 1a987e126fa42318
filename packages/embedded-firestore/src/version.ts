/** The package's version, as its manifest has it. */
export const VERSION = '0.1.0';
