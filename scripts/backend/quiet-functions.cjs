// In each process of the Functions emulator: it tells of each call with its whole event, the bytes of documents as numbers with commas, which
// firebase-tools then writes into its log twice. Of a large tour that is 15 MB a call, and a second of a processor.
const { EmulatorLog } = require('firebase-tools/lib/emulator/types.js');
const { log } = EmulatorLog.prototype;

EmulatorLog.prototype.log = function () {
  if (this.level !== 'DEBUG') log.call(this);
};
