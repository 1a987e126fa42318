// What the environment of a child process says about its end.
export const key = 'LOGGIA_END_WITH';

const preloaded = new URL('end-with-parent.mjs', import.meta.url).href;

/**
 * The environment variables with which a Node process that this one starts ends with it, even if this one is killed.
 * @param generations 2 if those that it starts end with it too
 */
export const endingWithParent = (env, generations = 1) => ({
  NODE_OPTIONS: `${env.NODE_OPTIONS ?? ''} --import=${preloaded}`.trim(),
  [key]: `${process.pid} ${generations}`,
});

/** The same for a process that notices by itself that its parent is gone, and has something to do before it ends. */
export const endingByItself = { [key]: undefined };
