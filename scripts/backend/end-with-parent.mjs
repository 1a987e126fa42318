// Preloaded by a Node process that must not outlive the one that started it, even if that is killed.
const key = 'LOGGIA_END_WITH';
const checkMs = 500;

/** The environment variables with which a Node process that this one starts ends with it. */
export const endingWithParent = (env) => ({
  NODE_OPTIONS: `${env.NODE_OPTIONS ?? ''} --import=${import.meta.url}`.trim(),
  [key]: String(process.pid),
});

const parent = Number(process.env[key]);
// processes that this one starts have another parent
delete process.env[key];
if (parent) {
  // the system gives an orphan another parent
  const check = () => process.ppid !== parent && process.exit();
  setInterval(check, checkMs).unref();
}
