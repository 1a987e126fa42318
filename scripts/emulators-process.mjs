// Runs firebase-tools in a process of its own, which ends cleanly when the one that started it is gone, however that went.
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    stopping = true;
  });
}
// A second signal would mean "stop without saving".
process.on('disconnect', () => {
  if (!stopping) process.kill(process.pid, 'SIGINT');
});

await import('firebase-tools/lib/bin/firebase.js');
