// The yardstick: the other Firestore in TypeScript, which speaks gRPC only and keeps nothing.
import { FirestoreServer } from '@firestore-emulator/server';

await new FirestoreServer().start(Number(process.argv[2]));
