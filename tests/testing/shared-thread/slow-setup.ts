import { setTimeout } from 'node:timers/promises';

// longer than the timer of the first file
await setTimeout(500);
