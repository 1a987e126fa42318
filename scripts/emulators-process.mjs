// Runs firebase-tools in a process of its own, which ends cleanly when the one that started it is gone, however that went.
process.on('disconnect', () => process.kill(process.pid, 'SIGINT'));
await import('firebase-tools/lib/bin/firebase.js');
