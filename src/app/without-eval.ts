// The Content-Security-Policy blocks zod's compiled parsers. zod tests whether it may compile, which the browser reports as a violation, unless
// this is set before zod is loaded. @see https://zod.dev/api?id=zconfig
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
